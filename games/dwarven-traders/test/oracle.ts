import { mayTrade, takeTurn, trade } from './oracle/actions.js';
import type { Chance, Course, Expected } from './oracle/chance.js';
import { freeColours, tradesOf, turnsOf } from './oracle/choices.js';
import { chooseGem, letChoose, nextTurn } from './oracle/rounds.js';
import { COLOURS, everybody, type OracleMove, person, type Table } from './oracle/table.js';

export type { Chance, Expected } from './oracle/chance.js';

/**
 * The rules a second time, written from the rules text alone and as naively as possible: names instead of
 * numbers, fresh copies, everything looked up where it is needed. It knows the JSON form of positions, moves
 * and options, and nothing of how the package computes.
 */

/** Every legal move of the seat that has to decide. */
export function legalMoves(position: object): OracleMove[] {
  const table = copyOf(position);
  if (table.decision === null) return [];
  const { kind, seat } = table.decision;
  if (kind === 'choose-gem') return freeColours(table).map((gem) => ({ kind: 'choose-gem', gem }));
  if (kind === 'turn') return turnsOf(table, seat);
  return [...tradesOf(table, seat), { kind: 'no-trade' }];
}

function copyOf(position: object): Table {
  const table: Table & { random?: unknown; format?: unknown } = JSON.parse(JSON.stringify(position));
  delete table.random;
  delete table.format;
  return table;
}

/** The position after a legal move, given what chance is said to have done. */
export function positionAfter(position: object, move: OracleMove, chance: Chance): Expected {
  const course: Course = {
    table: copyOf(position),
    deals: chance.deals.map((row) => [...row]),
    replacements: [...chance.replacements],
    deckShuffled: false,
    chanceUsed: false,
  };
  play(course, move);
  if (course.deals.length + course.replacements.length > 0) throw new Error('chance was used that no rule asks for');
  for (const who of everybody(course.table)) {
    const trader = person(course.table, who);
    trader.store = COLOURS.flatMap((gem) => trader.store.filter((held) => held === gem));
  }
  return course;
}

function play(course: Course, move: OracleMove): void {
  const { table } = course;
  if (table.decision === null) throw new Error('the match is over');
  const { seat } = table.decision;
  switch (move.kind) {
    case 'choose-gem':
      chooseGem(table, seat, move.gem);
      letChoose(course);
      break;
    case 'trade':
      trade(table, seat, move);
      nextTurn(course, seat);
      break;
    case 'no-trade':
      nextTurn(course, seat);
      break;
    default:
      takeTurn(table, seat, move);
      if (mayTrade(table, seat) && tradesOf(table, seat).length > 0) table.decision = { kind: 'extra-trade', seat };
      else nextTurn(course, seat);
  }
}
