import type { Seat } from '@souk/kernel';
import type { Question } from '../cards/spec.js';
import type { EventSink } from '../events.js';
import type { Frame } from '../frames.js';
import { MARKET_SOURCES, type MarketSource, PLAYER_SOURCES, type PlayerSource } from '../moves/moves.js';
import { opponentsInOrder, type State } from '../state.js';
import { remember } from './resolve.js';

/** A place that a card can come from: a player's or the market's. */
export type Source = SourceOfPlayer | { readonly from: MarketSource; readonly player: null };

export interface SourceOfPlayer {
  readonly from: PlayerSource;
  readonly player: Seat;
}

const PLACES = PLAYER_SOURCES.length;
const codeOf = (source: Source): number =>
  source.player === null
    ? MARKET_SOURCES.indexOf(source.from)
    : (source.player + 1) * PLACES + PLAYER_SOURCES.indexOf(source.from);

const sourceIn = (code: number): Source =>
  code < PLACES
    ? { from: MARKET_SOURCES[code], player: null }
    : { from: PLAYER_SOURCES[code % PLACES], player: Math.floor(code / PLACES) - 1 };

/** The same place of every other player who is still there. */
export const ofOthers = (state: State, seat: Seat, from: PlayerSource): readonly SourceOfPlayer[] =>
  opponentsInOrder(state, seat).map((player) => ({ from, player }));

/** Asks where a card comes from; the player whose place it is is remembered. */
export const chooseSource = <S extends Source>(
  text: string,
  sources: (state: State, frame: Frame) => readonly S[],
  then: (state: State, frame: Frame, source: S, events: EventSink) => void,
): Question => ({
  kind: 'source',
  text,
  list(state, frame, list) {
    for (const source of sources(state, frame)) list.add(codeOf(source));
  },
  answer(state, frame, code, events) {
    const source = sources(state, frame).find((each) => codeOf(each) === code);
    if (source === undefined) return;
    if (source.player !== null) remember(state, { player: source.player });
    if (source.player !== null && source.player !== frame.seat) {
      events?.emit({ kind: 'player-chosen', seat: frame.seat, player: source.player });
    }
    then(state, frame, source, events);
  },
  describe(_state, _frame, code) {
    const source = sourceIn(code);
    return source.player === null
      ? { kind: 'market-source', from: source.from }
      : { kind: 'source', from: source.from, player: source.player };
  },
});
