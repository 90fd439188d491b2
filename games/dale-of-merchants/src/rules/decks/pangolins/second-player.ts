import type { Seat } from '@souk/kernel';
import type { Question } from '../../cards/spec.js';
import { chooseAnyPlayer } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import type { EventSink } from '../../events.js';
import type { Frame } from '../../frames.js';
import type { State } from '../../state.js';

/** Asks for another player than the one chosen before; the technique counts from 1 on whose seat it is. */
export const chooseSecondPlayer = (
  text: string,
  then: (state: State, frame: Frame, player: Seat, events: EventSink) => void,
): Question => {
  const question = chooseAnyPlayer(text, (_state, player, frame) => player !== frame.player);
  return {
    ...question,
    answer(state, frame, player, events) {
      remember(state, { count: player + 1 });
      events?.emit({ kind: 'player-chosen', seat: frame.seat, player });
      then(state, frame, player, events);
    },
  };
};
