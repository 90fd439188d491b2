import {
  below,
  type GameTypes,
  MoveList,
  type Outcome,
  type Playable,
  type RandomState,
  type Seat,
  sharersOfWin,
} from '@souk/kernel';

const list = new MoveList();

/** Plays on at random until the match is over, in place and unwatched. Says how many moves that took. */
export function playOut<T extends GameTypes>(game: Playable<T>, state: T['State'], random: RandomState): number {
  let played = 0;
  game.unwatch?.(state);
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const seat = seats[0];
    game.moves(state, seat, list);
    game.play(state, seat, list.at(below(random, list.size)));
    played++;
  }
  return played;
}

/** Winning counts most; being placed before others keeps a bot trying when it cannot win. */
const WIN = 0.8;
const PLACE = 1 - WIN;

/** What an ending is worth to a seat, from 0 to 1: its share of the win, and the share of the others it is placed before. */
export function worthOf(outcome: Outcome, seat: Seat): number {
  const { winners, ranks, rivals } = outcome;
  const share = winners.includes(seat) ? 1 / sharersOfWin(outcome) : 0;
  const own = ranks[seat];
  const others = [...ranks.filter((_, other) => other !== seat), ...rivals.map(({ rank }) => rank)];
  const behind = others.reduce((sum, rank) => sum + (rank > own ? 1 : rank === own ? 0.5 : 0), 0);
  return WIN * share + PLACE * (others.length === 0 ? share : behind / others.length);
}
