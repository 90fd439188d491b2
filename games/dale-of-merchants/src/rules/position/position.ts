import { assertMatches, InputError, parseOptions, type RandomState, readRandom, writeRandom } from '@souk/kernel';
import type { Box } from '../cards/box.js';
import { type Card, NONE, sortCards } from '../cards/card.js';
import {
  changeFromJson,
  frameFromJson,
  frameToJson,
  hiddenFromJson,
  hiddenToJson,
  idOf,
  idOrNull,
  kindNamed,
  kindOrNone,
  noteMarks,
  USUAL_ASIDE,
  type Usual,
  usualInDeck,
  usualInHand,
  usualInMarketDeck,
} from '../cards/card-json.js';
import { amountIn, HOW_NAMES, howIn } from '../cards/marks.js';
import type { Extras } from '../effects/extras.js';
import { extrasFromJson, fillPiles, openExtrasToJson, pilesToJson } from '../effects/extras-json.js';
import { filledToJson, readFilled } from '../knowledge/hand-sizes-json.js';
import { blurredFromJson, blurredToJson } from '../knowledge/pools-json.js';
import { decksNamed, rulesFor } from '../match-rules.js';
import { type Options, optionsOf } from '../options.js';
import { emptyState } from '../setup/setup.js';
import { type LastCleanUp, OF_MARKET, OF_SEVERAL, type Selection, type State } from '../state.js';
import { addForTurn, FOR_TURN_NAMES, NOTHING_FOR_TURN } from '../turn/for-turn.js';
import { afterCleanUp, coinsOf, ownedFrom, ownedKinds } from '../turn/progress.js';
import { checkDecks, checkState } from './check-position.js';
import {
  type ExtrasJson,
  type HiddenCardJson,
  POSITION_FORMAT,
  type Position,
  positionSchemaOf,
} from './position-schema.js';

const SEATS = [0, 1, 2, 3];

const topFirst = <T>(pile: readonly T[]): T[] => pile.slice().reverse();

const lastCleanUpToJson = (state: State) => {
  const { rules, lastCleanUp } = state;
  return {
    owned: lastCleanUp.stalls.map((_, seat) =>
      Object.fromEntries(
        ownedKinds(state, lastCleanUp.owned, seat).flatMap((count, kind) =>
          count > 0 ? [[idOf(rules, kind), count]] : [],
        ),
      ),
    ),
    stalls: lastCleanUp.stalls.map((stall) => stall.map((stack) => stack.map((kind) => idOf(rules, kind)))),
    market: lastCleanUp.market.map((kind) => idOrNull(rules, kind)),
    ...(lastCleanUp.coins === undefined ? {} : { coins: lastCleanUp.coins }),
  };
};

/** DX-VALUE-2: what this turn has changed, as far as it is more than a bonus. */
export const turnToJson = ({ turnChanges, forTurn }: State) => ({
  ...(turnChanges.length === 0
    ? {}
    : { turnChanges: turnChanges.map((change) => ({ how: HOW_NAMES[howIn(change)], by: amountIn(change) })) }),
  ...(forTurn === NOTHING_FOR_TURN || forTurn.every((count) => count === 0)
    ? {}
    : {
        forTurn: Object.fromEntries(
          FOR_TURN_NAMES.flatMap((name, i) => (forTurn[i] === 0 ? [] : [[name, forTurn[i]]])),
        ),
      }),
});

function readTurn(state: State, { turnChanges = [], forTurn = {} }: Pick<PublicPart, 'turnChanges' | 'forTurn'>): void {
  for (const { how, by } of turnChanges) {
    state.turnChanges = [
      ...state.turnChanges,
      changeFromJson(state.rules, { how, by, only: null, at: 0 }, 'turnChanges'),
    ];
  }
  for (const [name, count] of Object.entries(forTurn)) {
    const what = FOR_TURN_NAMES.map(String).indexOf(name);
    if (what < 0) throw new InputError('position.forTurn', FOR_TURN_NAMES.join(', '), name);
    addForTurn(state, what, count);
  }
}

const selectionToJson = ({ ids }: Box, { banned, picked, votes }: Selection) => ({
  banned: banned.map((deck) => ids[deck]),
  picked: picked.map((deck) => ids[deck]),
  votes: votes.map((vote) => vote.map((deck) => ids[deck])),
});

const ownerToJson = (owner: number): Position['asideOwner'] =>
  owner === OF_MARKET ? 'market' : owner === OF_SEVERAL ? 'several' : owner;

const ownerFromJson = (owner: Position['asideOwner']): number =>
  owner === 'market' ? OF_MARKET : owner === 'several' ? OF_SEVERAL : owner;

export function toJSON(state: State): Position {
  if (!state.watched) throw new Error('a state that is not watched any more cannot be looked at');
  const { rules, random, selection } = state;
  const ids = (kinds: readonly number[]): string[] => kinds.map((kind) => idOf(rules, kind));
  return {
    format: POSITION_FORMAT,
    seats: rules.seats,
    options: rules.options,
    decks: rules.decks.map((deck) => deck.id),
    firstPlayer: state.firstPlayer,
    turn: state.turn,
    actions: state.actions,
    turnBonus: state.turnBonus,
    ...turnToJson(state),
    idleTurns: state.idleTurns,
    ...(state.openIdleTurns === state.idleTurns ? {} : { openIdleTurns: state.openIdleTurns }),
    ...(state.changedUnseen ? { changedUnseen: true } : {}),
    gone: SEATS.filter((seat) => (state.gone >> seat) & 1),
    winner: state.winner === NONE ? null : state.winner,
    filled: filledToJson(state),
    players: state.hands.map((hand, seat) => ({
      hand: hand.map((card) => hiddenToJson(state, card, usualInHand(seat))),
      deck: topFirst(state.decks[seat]).map((card) => hiddenToJson(state, card, usualInDeck(seat))),
      discard: ids(topFirst(state.discards[seat])),
      stall: state.stalls[seat].map(ids),
      coins: state.coins[seat],
    })),
    market: state.market.map((kind) => idOrNull(rules, kind)),
    marketDeck: topFirst(state.marketDeck).map((card) => hiddenToJson(state, card, usualInMarketDeck(rules))),
    marketDiscard: ids(topFirst(state.marketDiscard)),
    junk: rules.junkCards === 0 ? null : state.junk,
    aside: state.aside.map((card) => hiddenToJson(state, card, USUAL_ASIDE)),
    asideOwner: ownerToJson(state.asideOwner),
    frames: state.frames.map((frame) => frameToJson(state, frame)),
    blurred: blurredToJson(state.blurred),
    ...(selection === undefined
      ? { standing: lastCleanUpToJson(state), selection: null }
      : { selection: selectionToJson(rules.box, selection) }),
    ...(state.extras === undefined ? {} : { extras: extrasToJson(state, state.extras) }),
    random: writeRandom(random),
  };
}

const extrasToJson = (state: State, extras: Extras): ExtrasJson => ({
  ...openExtrasToJson(state.rules, extras),
  piles: pilesToJson(state.rules, extras, (card, seat) => hiddenToJson(state, card, usualInHand(seat))),
});

/** A state from a position that follows the schema and could really stand on a table. */
export function fromJSON(box: Box, document: unknown): State {
  assertMatches(positionSchemaOf(box), document, 'position');
  const position = document as Position;
  const options: Options = parseOptions(optionsOf(box), position.options, position.seats);
  checkDecks(position);
  const state = stateFromOpen(box, { ...position, options }, readRandom(position.random, 'position.random'));
  fillHidden(state, position);
  for (const frame of position.frames) state.frames.push(frameFromJson(state, frame, 'position.frames'));
  if (state.selection === undefined) state.lastCleanUp = lastCleanUpFromJson(state, position.standing);
  state.openIdleTurns = position.openIdleTurns ?? position.idleTurns;
  state.changedUnseen = position.changedUnseen ?? false;
  checkState(state);
  return state;
}

type OpenPlayer = Pick<Position['players'][number], 'discard' | 'stall' | 'coins'>;

/** What positions and views say alike. */
export type PublicPart = Pick<
  Position,
  | 'seats'
  | 'decks'
  | 'firstPlayer'
  | 'turn'
  | 'actions'
  | 'turnBonus'
  | 'turnChanges'
  | 'forTurn'
  | 'idleTurns'
  | 'gone'
  | 'winner'
  | 'filled'
  | 'market'
  | 'marketDiscard'
  | 'junk'
  | 'asideOwner'
> & {
  readonly options: Options;
  readonly players: readonly OpenPlayer[];
  readonly selection?: Position['selection'];
  readonly extras?: Omit<ExtrasJson, 'piles'> | undefined;
};

/** A state with all that lies open, and no frames; the hidden zones are empty. */
export function stateFromOpen(box: Box, open: PublicPart, random: RandomState): State {
  const state = emptyState(box, open.options, open.seats, random);
  const rules = rulesFor(box, open.options, open.seats, decksNamed(box, open.decks));
  const kinds = (ids: readonly string[], path: string): number[] =>
    ids.map((id) => kindNamed(rules, id, `position.${path}`));
  state.rules = rules;
  for (const [seat, { discard, stall }] of open.players.entries()) {
    state.discards[seat] = kinds(topFirst(discard), `players[${seat}].discard`);
    state.stalls[seat] = stall.map((stack) => kinds(stack, `players[${seat}].stall`).sort((one, other) => one - other));
  }
  state.coins = open.players.map(({ coins }) => coins);
  for (const [slot, id] of open.market.entries()) state.market[slot] = kindOrNone(rules, id, 'position.market');
  state.marketDiscard = kinds(topFirst(open.marketDiscard), 'marketDiscard');
  state.junk = open.junk ?? 0;
  state.asideOwner = ownerFromJson(open.asideOwner);
  state.firstPlayer = open.firstPlayer;
  state.turn = open.turn;
  state.actions = open.actions;
  state.turnBonus = open.turnBonus;
  readTurn(state, open);
  state.idleTurns = open.idleTurns;
  state.gone = open.gone.reduce<number>((mask, seat) => mask | (1 << seat), 0);
  state.winner = open.winner ?? NONE;
  readFilled(state, open.filled ?? []);
  state.selection = selectionFromJson(box, open.selection);
  state.extras = extrasFromJson(rules, open.extras);
  return state;
}

function fillHidden(state: State, position: Position): void {
  noteMarks(
    state,
    [...position.players.flatMap(({ hand }) => hand), ...position.frames.map(({ chosen }) => chosen)],
    'position',
  );
  const cards = (json: readonly HiddenCardJson[], usual: Usual, path: string): Card[] =>
    json.map((card, i) => hiddenFromJson(state, card, usual, `position.${path}[${i}]`));
  for (const [seat, { hand, deck }] of position.players.entries()) {
    state.hands[seat] = cards(hand, usualInHand(seat), `players[${seat}].hand`);
    sortCards(state.hands[seat]);
    state.decks[seat] = topFirst(cards(deck, usualInDeck(seat), `players[${seat}].deck`));
  }
  state.marketDeck = topFirst(cards(position.marketDeck, usualInMarketDeck(state.rules), 'marketDeck'));
  if (position.extras !== undefined) {
    fillPiles(state, position.extras.piles, (card, seat) =>
      hiddenFromJson(state, card, usualInHand(seat), 'position.extras.piles'),
    );
  }
  for (const card of cards(position.aside, USUAL_ASIDE, 'aside')) state.aside.push(card);
  state.blurred = blurredFromJson(position.blurred ?? []);
}

function selectionFromJson(box: Box, json: Position['selection']): Selection | undefined {
  if (json === null || json === undefined) return undefined;
  return {
    banned: decksNamed(box, json.banned),
    picked: decksNamed(box, json.picked),
    votes: json.votes.map((vote) => vote.map((deck) => box.ids.indexOf(deck))),
  };
}

function lastCleanUpFromJson(state: State, json: Position['standing']): LastCleanUp {
  if (json === undefined) return afterCleanUp(state);
  const { rules } = state;
  const counts = json.owned.map((given) => {
    const each = rules.cards.map(() => 0);
    for (const [id, count] of Object.entries(given)) each[kindNamed(rules, id, 'position.standing.owned')] = count;
    return each;
  });
  const kinds = (ids: readonly string[]): number[] => ids.map((id) => kindNamed(rules, id, 'position.standing.stalls'));
  return {
    owned: ownedFrom(state, counts),
    stalls: json.stalls.map((stall) => stall.map(kinds)),
    market: json.market.map((id) => kindOrNone(rules, id, 'position.standing.market')),
    coins: state.extras === undefined ? undefined : (json.coins ?? coinsOf(state)),
  };
}
