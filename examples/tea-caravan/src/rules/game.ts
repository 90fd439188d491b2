import { below, type Game, type Outcome } from '@souk/kernel';
import { describeMove, type Event, type Move, moves, play, prompt, readMove, toAct } from './play.js';
import { fromJSON, POSITION_SCHEMA, type Position, toJSON } from './position.js';
import { chestsOfEach, clone, hash, OPTIONS, type Options, type State, setup, TEAS, type Tea } from './state.js';
import { imagine, type View, view } from './view.js';

export interface TeaCaravanTypes {
  State: State;
  Options: Options;
  Move: Move;
  View: View;
  Event: Event;
  Position: Position;
}

/** TC-SCORE-1: 1, 3, 6, 10 … for the chests of a tea; TC-SCORE-2: 2 more for each that the customer wants. */
function scoreOf(store: readonly Tea[], customer: Tea): number {
  const counts = TEAS.map((tea) => store.filter((each) => each === tea).length);
  return counts.reduce((sum, count) => sum + (count * (count + 1)) / 2, 2 * counts[TEAS.indexOf(customer)]);
}

function outcome({ caravan, stores, customers }: State): Outcome | undefined {
  if (caravan.length > 0) return undefined;
  const scores = stores.map((store, seat) => scoreOf(store, customers[seat]));
  const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  return { scores, ranks, winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])), rivals: [] };
}

export const teaCaravan: Game<TeaCaravanTypes> = {
  id: 'tea-caravan',
  name: 'Tea Caravan',
  rulesVersion: 1,
  minSeats: 2,
  maxSeats: 4,
  options: OPTIONS,
  positionSchema: POSITION_SCHEMA,
  standingAnswers: [],
  coverage: {
    branches: ['took front', 'took back', 'waited', 'match-ended'],
    seenIn: (event) => [event.kind === 'took' ? `took ${event.from}` : event.kind],
    options: (random) => ({ waits: below(random, 4) }),
  },
  setup,
  seatsOf: ({ stores }) => stores.length,
  optionsOf: ({ options }) => options,
  maxMoves: ({ waits }, seats) => TEAS.length * chestsOfEach(seats) + waits * seats,
  toAct,
  moves,
  play,
  describeMove,
  readMove,
  prompt,
  view,
  imagine,
  outcome,
  clone,
  toJSON,
  fromJSON,
  hash,
};
