import { type GameTypes, isDraw, type Outcome, type Playable } from '@souk/kernel';

/** Writes every contender's share of the win, from `out[0]` on: the seats, then the rivals. In a draw all have the same. */
export function sharesIn(outcome: Outcome, out: number[]): void {
  const { ranks, rivals } = outcome;
  if (isDraw(outcome)) {
    const contenders = ranks.length + rivals.length;
    for (let contender = 0; contender < contenders; contender++) out[contender] = 1 / contenders;
    return;
  }
  let first = 0;
  for (let seat = 0; seat < ranks.length; seat++) if (ranks[seat] === 1) first++;
  for (let rival = 0; rival < rivals.length; rival++) if (rivals[rival].rank === 1) first++;
  for (let seat = 0; seat < ranks.length; seat++) out[seat] = ranks[seat] === 1 ? 1 / first : 0;
  for (let rival = 0; rival < rivals.length; rival++) {
    out[ranks.length + rival] = rivals[rival].rank === 1 ? 1 / first : 0;
  }
}

/** Writes every contender's share of the win once the match is over. Says whether it is. */
export function sharesAtEnd<T extends GameTypes>(game: Playable<T>, state: T['State'], out: number[]): boolean {
  if (game.toAct(state).length > 0) return false;
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('nobody is to act, but the match has no outcome');
  sharesIn(outcome, out);
  return true;
}
