import { InputError, type Seat } from '@souk/kernel';
import type { Card } from '../cards/card.js';
import { idOf, idOrNull, kindNamed, kindOrNone } from '../cards/card-json.js';
import type { MatchRules } from '../match-rules.js';
import type { ExtrasJson } from '../position/position-schema.js';
import type { State } from '../state.js';
import { type Extras, freshExtras } from './extras.js';

/** All of it but the piles, which lie hidden and are written otherwise in positions than in views. */
export type OpenExtrasJson = Omit<ExtrasJson, 'piles'>;

const seatsOf = ({ seats }: MatchRules): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** For every seat what belongs to it of a list by name, then by seat. */
const bySeat = <T, J>(
  rules: MatchRules,
  ids: readonly string[],
  list: readonly T[],
  write: (item: T, seat: Seat) => J,
) =>
  seatsOf(rules).map((seat) =>
    Object.fromEntries(ids.map((id, i): [string, J] => [id, write(list[i * rules.seats + seat], seat)])),
  );

const effectToJson = ({ cards, extras }: MatchRules, number: number) => {
  const { kind, name } = extras?.effects[number] ?? { kind: 0, name: '' };
  return { of: cards[kind].id, effect: name };
};

const seatsIn = ({ seats }: MatchRules, bits: number): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);

/** What is otherwise than at the beginning of an event, of a phase or of a turn. */
const passingToJson = (rules: MatchRules, extras: Extras) => ({
  ...(extras.uses === 0 ? {} : { uses: extras.uses }),
  ...(extras.endUsed.length === 0 ? {} : { endUsed: extras.endUsed.map((kind) => idOf(rules, kind)) }),
  ...(extras.held.every((count) => count === 0) ? {} : { held: extras.held }),
  ...(extras.acted === 0 ? {} : { acted: extras.acted }),
  ...(extras.shuffled === 0 ? {} : { shuffled: seatsIn(rules, extras.shuffled) }),
  ...(extras.came === 0 ? {} : { came: seatsIn(rules, extras.came) }),
  ...(extras.arrived.every((count) => count === 0) ? {} : { arrived: extras.arrived }),
  ...(extras.asideFrom.length === 0 ? {} : { asideFrom: extras.asideFrom }),
});

export const openExtrasToJson = (rules: MatchRules, extras: Extras): OpenExtrasJson => ({
  counters: bySeat(rules, rules.extras?.counters.map(({ id }) => id) ?? [], extras.counters, (value) => value),
  scheduled: extras.scheduled.map(({ seat, card, as, count, since }) => ({
    seat,
    card: idOf(rules, card),
    as: idOf(rules, as),
    count,
    since,
  })),
  due: extras.due.map(({ seat, card, effect, count }) => ({
    seat,
    card: idOrNull(rules, card),
    ...effectToJson(rules, effect),
    count,
  })),
  used: extras.used.map((effect) => effectToJson(rules, effect)),
  ...passingToJson(rules, extras),
});

/** The piles, each card written by `write`. */
export const pilesToJson = <J>(
  rules: MatchRules,
  { piles }: Extras,
  write: (card: Card, seat: Seat, pile: readonly Card[]) => J,
) =>
  bySeat(rules, rules.extras?.piles.map(({ id }) => id) ?? [], piles, (pile, seat) =>
    pile.map((card) => write(card, seat, pile)),
  );

function effectNamed({ extras, cards }: MatchRules, of: string, name: string, path: string): number {
  const number = extras?.effects.findIndex((each) => cards[each.kind].id === of && each.name === name) ?? -1;
  if (number < 0) throw new InputError(path, 'the name of an effect that the card has', `${of}: ${name}`);
  return number;
}

/** A list by name, then by seat, of what is given for every seat. */
function fromSeats<J>(
  rules: MatchRules,
  ids: readonly string[],
  given: readonly { readonly [id: string]: J }[],
  path: string,
): J[] {
  if (given.length !== rules.seats) throw new InputError(path, `${rules.seats} entries, one for every seat`);
  for (const each of given) {
    const names = Object.keys(each);
    if (names.length !== ids.length || !ids.every((id) => names.includes(id))) {
      throw new InputError(path, `for every seat ${ids.join(', ') || 'nothing'}`, names);
    }
  }
  return ids.flatMap((id) => given.map((each) => each[id]));
}

/** What decks have brought along, but for their piles; undefined if they bring nothing. */
export function extrasFromJson(rules: MatchRules, json: OpenExtrasJson | undefined): Extras | undefined {
  const fresh = freshExtras(rules);
  if (json === undefined) return fresh;
  if (fresh === undefined || rules.extras === undefined) {
    throw new InputError('position.extras', 'none, since no deck of this game brings any');
  }
  const limits = rules.extras.counters;
  const path = 'position.extras';
  const counters = fromSeats(
    rules,
    limits.map(({ id }) => id),
    json.counters,
    `${path}.counters`,
  );
  for (const [i, { id, max }] of limits.entries()) {
    const values = counters.slice(i * rules.seats, (i + 1) * rules.seats);
    if (values.some((value) => value > max)) throw new InputError(`${path}.counters`, `${id} of at most ${max}`);
  }
  return {
    counters,
    piles: fresh.piles,
    scheduled: json.scheduled.map(({ seat, card, as, count, since }) => ({
      seat,
      card: kindNamed(rules, card, `${path}.scheduled`),
      as: kindNamed(rules, as, `${path}.scheduled`),
      count,
      since,
    })),
    due: json.due.map(({ seat, card, of, effect, count }) => ({
      seat,
      card: kindOrNone(rules, card, `${path}.due`),
      effect: effectNamed(rules, of, effect, `${path}.due`),
      count,
    })),
    used: json.used.map(({ of, effect }) => effectNamed(rules, of, effect, `${path}.used`)),
    ...passingFromJson(rules, fresh, json),
  };
}

const bitsOf = (seats: readonly Seat[]): number => seats.reduce<number>((bits, seat) => bits | (1 << seat), 0);

function passingFromJson(rules: MatchRules, fresh: Extras, json: OpenExtrasJson) {
  const { seats, extras } = rules;
  const path = 'position.extras';
  const held = json.held ?? fresh.held;
  const arrived = json.arrived ?? fresh.arrived;
  if (held.length > 0 && held.length !== extras?.endKinds.length) {
    throw new InputError(`${path}.held`, 'a number for every card that works in the end phase');
  }
  if (arrived.length !== seats) throw new InputError(`${path}.arrived`, `${seats} numbers, one for every seat`);
  return {
    uses: json.uses ?? 0,
    endUsed: (json.endUsed ?? []).map((id) => kindNamed(rules, id, `${path}.endUsed`)),
    held,
    acted: json.acted ?? 0,
    shuffled: bitsOf(json.shuffled ?? []),
    came: bitsOf(json.came ?? []),
    arrived,
    asideFrom: json.asideFrom ?? fresh.asideFrom,
  };
}

/** Fills the piles with cards that `read` makes of what is given. */
export function fillPiles<J>(
  { rules, extras }: State,
  given: readonly { readonly [id: string]: readonly J[] }[],
  read: (card: J, seat: Seat) => Card,
): void {
  if (extras === undefined) return;
  const ids = rules.extras?.piles.map(({ id }) => id) ?? [];
  extras.piles = fromSeats(rules, ids, given, 'position.extras.piles').map((cards, i) =>
    cards.map((card) => read(card, i % rules.seats)),
  );
}
