import { type Seat, seatBit, topFrame, type Viewer } from '@souk/kernel';
import { toAct } from '../decisions/asking.js';
import { QUESTION_NAMES, type QuestionName } from '../frames.js';
import { roundsOf } from '../outcome.js';
import { knownItems } from '../piles/stash.js';
import { NOT_CHOSEN } from '../round/stock.js';
import type { State } from '../state.js';
import { type PlayerPart, type PublicPart, publicPartOf } from '../storehouse/public-part.js';
import { type SlotView, SPECTATOR } from '../storehouse/slots.js';
import type { ItemId } from '../vocabulary.js';

export interface PlayerView extends PlayerPart {
  readonly storehouse: PlayerPart['storehouse'] & { readonly slots: readonly SlotView[] };
  readonly stashSize: number;
  /** Items that the viewer knows to be in the stash, at least (AA-INFO-4). */
  readonly holdsAtLeast: readonly ItemId[];
  readonly hasChosen: boolean;
}

/** What a viewer may know (AA-INFO-1 to AA-INFO-7), and nothing else. */
export interface View extends PublicPart {
  readonly game: 'arcane-alley';
  readonly viewer: Viewer;
  /** How many rounds there will be at most. */
  readonly rounds: number;
  readonly players: readonly PlayerView[];
  /** How many items the deck holds, the known ones on top included. */
  readonly deckSize: number;
  readonly decision: { readonly kind: QuestionName; readonly seats: readonly Seat[] } | null;
}

export function viewOf(state: State, viewer: Viewer): View {
  const tableau = publicPartOf(state, viewer === 'spectator' ? SPECTATOR : seatBit(viewer));
  const frame = topFrame(state.frames);
  return {
    game: 'arcane-alley',
    viewer,
    rounds: roundsOf(state.rules),
    ...tableau,
    players: tableau.players.map((player, seat) => ({
      ...player,
      stashSize: state.stashSizes[seat],
      holdsAtLeast: player.stash ?? knownItems(state, seat, viewer === 'spectator' ? undefined : viewer),
      hasChosen: state.choices[seat] !== NOT_CHOSEN,
    })),
    deckSize: state.deckSize + state.onDeck.length,
    decision: frame === undefined ? null : { kind: QUESTION_NAMES[frame.effect], seats: toAct(state) },
  };
}
