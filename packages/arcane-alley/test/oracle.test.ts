import { MoveList, newState, pick, seedRandom } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { arcaneAlley, type Move, type State } from '../src/index.js';
import { tellMatch } from './oracle/match.js';
import { OracleTable, type Question } from './oracle/table.js';

const GAMES = Number(process.env.SOUK_ORACLE_GAMES ?? 25);

const sorted = (list: readonly string[]): string[] => [...list].sort();

/** What the oracle knows, in the order in which it is compared. */
const oracleTable = (t: OracleTable) => ({
  round: t.round,
  starter: t.starter,
  tracker: t.tracker,
  triggered: t.triggered,
  deck: t.deck.toReversed(),
  onDeck: t.onDeck.toReversed(),
  discard: t.discard.toReversed(),
  aside: sorted(t.aside),
  players: t.players.map(({ gold, infamy, markers, stash, grid }) => ({
    gold,
    infamy,
    markers,
    stash: sorted(stash),
    slots: grid.flat().map((card) => (card === null ? null : [card.item, card.up, card.returned])),
  })),
});

function gameTable(state: State): ReturnType<typeof oracleTable> {
  const { round, starter, tracker, triggered, deck, onDeck, discard, aside, players } = arcaneAlley.toJSON(state);
  return {
    round,
    starter,
    tracker,
    triggered,
    deck: [...deck],
    onDeck: [...onDeck],
    discard: [...discard],
    aside: sorted(aside),
    players: players.map(({ gold, infamy, markers, stash, storehouse }) => ({
      gold,
      infamy,
      markers,
      stash: sorted(stash ?? []),
      slots: storehouse.slots.map(({ face, item, returned }) =>
        item === null ? null : [item, face === 'up', returned > 0],
      ),
    })),
  };
}

const asTexts = (moves: readonly Move[]): string[] =>
  sorted(moves.map((move) => JSON.stringify(Object.entries(move).sort())));

const LIST = new MoveList();

function listed(state: State, seat: number): Move[] {
  arcaneAlley.moves(state, seat, LIST);
  return LIST.toArray().map((code) => arcaneAlley.describeMove(state, seat, code));
}

/** The same table, the same question to the same seats, the same answers. */
function compare(state: State, oracle: OracleTable, question: Question | undefined): void {
  expect(gameTable(state)).toEqual(oracleTable(oracle));
  const toAct = arcaneAlley.toAct(state);
  expect(toAct).toEqual(question === undefined ? [] : [...question.answers.keys()]);
  for (const seat of toAct) {
    expect(arcaneAlley.prompt(state, seat)?.kind).toBe(question?.kind);
    expect(asTexts(listed(state, seat))).toEqual(asTexts(question?.answers.get(seat) ?? []));
  }
}

function playBoth(seats: number, seed: string, raceTo100: boolean): void {
  const options = { wizards: seed.endsWith('0') ? 'off' : 'random', raceTo100 };
  const state = newState(arcaneAlley, { seats, options, seed });
  const random = seedRandom(`${seed}/players`);
  const oracle = new OracleTable(arcaneAlley.toJSON(state));
  const story = tellMatch(oracle);
  let { value: question, done } = story.next();
  while (!done && question) {
    compare(state, oracle, question);
    const seat = pick(random, arcaneAlley.toAct(state));
    const move = likely(listed(state, seat), state, seat, random);
    arcaneAlley.play(state, seat, arcaneAlley.readMove(state, seat, move));
    ({ value: question, done } = story.next({ seat, move }));
  }
  compare(state, oracle, undefined);
}

/** Half of the time something out of the ordinary, so that the rare things happen. */
function likely(moves: readonly Move[], state: State, seat: number, random: ReturnType<typeof seedRandom>): Move {
  const special = moves.filter(({ kind }) => kind === 'activate');
  if (special.length > 0) return pick(random, special);
  const before = state.aside.length;
  const selling = moves.filter((move) => {
    if (move.kind !== 'play') return false;
    const copy = arcaneAlley.clone(state);
    arcaneAlley.play(copy, seat, arcaneAlley.readMove(copy, seat, move));
    return copy.aside.length > before || copy.frames.length > 2;
  });
  return selling.length > 0 && pick(random, [true, false]) ? pick(random, selling) : pick(random, moves);
}

describe('A second telling of the rules', () => {
  test.each([2, 3, 4, 5, 6])('agrees at every decision of random games with %i players', (seats) => {
    for (let game = 0; game < GAMES / 5; game++) playBoth(seats, `oracle ${seats} ${game}`, game % 4 === 3);
  });
});
