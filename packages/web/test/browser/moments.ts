import { arcaneAlley } from '@souk/games/arcane-alley';
import { type AnyGame, elementAt, newState } from '@souk/kernel';
import { playedMatch } from './played-match.js';

/** How a moment comes about: by chance, from this seed. */
interface Origin {
  readonly seats: number;
  readonly seed: string;
  readonly options?: object;
  /** Where it begins, if not with a deal. */
  readonly position?: object;
}

const CHOSEN = { wizards: 'choose' };
const DEALT = { wizards: 'random' };
const BANNED = { deckSelection: 'ban-and-pick' };
const VOTED = { deckSelection: 'vote' };

/** A deal in which the first player has all three Haunted Dolls in the uppermost row: chance never sells them else. */
function dealOfDolls(): object {
  const position = arcaneAlley.toJSON(newState(arcaneAlley, { seats: 2, options: {}, seed: 'x' }));
  const deck = [...position.deck];
  const first = elementAt(position.players, 0);
  const others = position.players.slice(1);
  const slots = first.storehouse.slots.map((slot, place) => {
    if (place > 2 || slot === null || slot.item === null) return slot;
    deck[deck.indexOf('haunted-doll')] = slot.item;
    return { ...slot, item: 'haunted-doll' };
  });
  return { ...position, deck, players: [{ ...first, storehouse: { ...first.storehouse, slots } }, ...others] };
}

/** By game, a moment for every kind of question that its players can be asked. */
const ORIGINS: { readonly [game: string]: { readonly [kind: string]: Origin } } = {
  'arcane-alley': {
    'choose-wizard': { seats: 2, seed: 'kinds 0', options: CHOSEN },
    reveal: { seats: 2, seed: 'kinds 0' },
    draw: { seats: 2, seed: 'kinds 0' },
    act: { seats: 2, seed: 'kinds 0' },
    'ignore-effect': { seats: 2, seed: 'kinds 3', options: DEALT },
    cauldron: { seats: 2, seed: 'kinds 10' },
    peek: { seats: 2, seed: 'kinds 0' },
    set: { seats: 2, seed: 'kinds 476' },
    slide: { seats: 4, seed: 'kinds 25', options: DEALT },
    'toad-player': { seats: 3, seed: 'kinds 171' },
    'egg-player': { seats: 4, seed: 'kinds 684' },
    doll: { seats: 2, seed: 'dolls 4976', position: dealOfDolls() },
    dafana: { seats: 2, seed: 'kinds 23', options: CHOSEN },
    slot: { seats: 2, seed: 'kinds 7' },
    'two-player-discard': { seats: 2, seed: 'kinds 1' },
    'watch-item': { seats: 4, seed: 'kinds 15' },
    'lamp-item': { seats: 2, seed: 'kinds 37', options: CHOSEN },
    'chalice-player': { seats: 3, seed: 'kinds 34', options: DEALT },
    'chalice-item': { seats: 3, seed: 'kinds 34', options: DEALT },
    'lockbox-own': { seats: 2, seed: 'kinds 14', options: CHOSEN },
    'lockbox-other': { seats: 2, seed: 'kinds 14', options: CHOSEN },
    glynna: { seats: 2, seed: 'kinds 5', options: DEALT },
    ninx: { seats: 3, seed: 'kinds 10', options: DEALT },
    bribe: { seats: 3, seed: 'kinds 30', options: CHOSEN },
  },
  'dale-of-merchants': {
    action: { seats: 2, seed: 'kinds 0' },
    'bonus-action': { seats: 2, seed: 'kinds 1' },
    'last-window': { seats: 2, seed: 'kinds 7' },
    order: { seats: 2, seed: 'kinds 0' },
    'additional-stack': { seats: 2, seed: 'kinds 34', options: { decks: ['squirrels', 'pandas', 'ocelots'] } },
    'hand-card': { seats: 2, seed: 'kinds 0', options: VOTED },
    'declared-card': { seats: 3, seed: 'kinds 6', options: BANNED },
    player: { seats: 3, seed: 'kinds 8' },
    players: { seats: 2, seed: 'kinds 5', options: BANNED },
    card: { seats: 4, seed: 'kinds 0' },
    'market-card': { seats: 2, seed: 'kinds 9', options: VOTED },
    'stall-card': { seats: 2, seed: 'kinds 6' },
    'build-as': { seats: 2, seed: 'charm 206', options: { decks: ['chameleons', 'ocelots', 'macaws'] } },
    number: { seats: 3, seed: 'kinds 10', options: BANNED },
    'ban-deck': { seats: 2, seed: 'kinds 0', options: BANNED },
    'pick-deck': { seats: 3, seed: 'kinds 2', options: BANNED },
    'vote-deck': { seats: 2, seed: 'kinds 0', options: VOTED },
  },
  'dwarven-traders': {
    'choose-gem': { seats: 2, seed: 'kinds 1' },
    turn: { seats: 2, seed: 'kinds 1' },
    'extra-trade': { seats: 2, seed: 'kinds 4' },
  },
};

/** The same where many sit at the table; some kinds are only asked where two do. */
const CROWDED: { readonly [game: string]: readonly (Origin & { readonly kind: string })[] } = {
  'arcane-alley': [
    { kind: 'act', seats: 4, seed: 'full 0', options: CHOSEN },
    { kind: 'bribe', seats: 4, seed: 'full 0', options: CHOSEN },
    { kind: 'cauldron', seats: 4, seed: 'full 0', options: CHOSEN },
    { kind: 'chalice-item', seats: 4, seed: 'full 8', options: DEALT },
    { kind: 'chalice-player', seats: 4, seed: 'full 8', options: DEALT },
    { kind: 'choose-wizard', seats: 4, seed: 'full 0', options: CHOSEN },
    { kind: 'dafana', seats: 4, seed: 'full 2', options: DEALT },
    { kind: 'doll', seats: 4, seed: 'full 1478', options: DEALT },
    { kind: 'draw', seats: 4, seed: 'full 0', options: CHOSEN },
    { kind: 'egg-player', seats: 4, seed: 'full 57', options: CHOSEN },
    { kind: 'glynna', seats: 4, seed: 'full 6', options: DEALT },
    { kind: 'ignore-effect', seats: 4, seed: 'full 0', options: DEALT },
    { kind: 'lamp-item', seats: 4, seed: 'full 41', options: CHOSEN },
    { kind: 'lockbox-other', seats: 4, seed: 'full 24', options: CHOSEN },
    { kind: 'lockbox-own', seats: 4, seed: 'full 24', options: CHOSEN },
    { kind: 'ninx', seats: 4, seed: 'full 0', options: CHOSEN },
    { kind: 'peek', seats: 4, seed: 'full 0', options: CHOSEN },
    { kind: 'reveal', seats: 4, seed: 'full 0', options: CHOSEN },
    { kind: 'set', seats: 4, seed: 'full 330', options: DEALT },
    { kind: 'slide', seats: 4, seed: 'full 11', options: CHOSEN },
    { kind: 'slot', seats: 4, seed: 'full 0', options: CHOSEN },
    { kind: 'toad-player', seats: 4, seed: 'full 168', options: CHOSEN },
    { kind: 'watch-item', seats: 4, seed: 'full 4', options: CHOSEN },
    { kind: 'act', seats: 6, seed: 'full 0', options: CHOSEN },
    { kind: 'bribe', seats: 6, seed: 'full 0', options: CHOSEN },
    { kind: 'cauldron', seats: 6, seed: 'full 0', options: CHOSEN },
    { kind: 'chalice-item', seats: 6, seed: 'full 8', options: DEALT },
    { kind: 'chalice-player', seats: 6, seed: 'full 8', options: DEALT },
    { kind: 'choose-wizard', seats: 6, seed: 'full 0', options: CHOSEN },
    { kind: 'dafana', seats: 6, seed: 'full 2', options: DEALT },
    { kind: 'doll', seats: 6, seed: 'full 197', options: DEALT },
    { kind: 'draw', seats: 6, seed: 'full 0', options: CHOSEN },
    { kind: 'egg-player', seats: 6, seed: 'full 56', options: CHOSEN },
    { kind: 'glynna', seats: 6, seed: 'full 3', options: CHOSEN },
    { kind: 'ignore-effect', seats: 6, seed: 'full 0', options: DEALT },
    { kind: 'lamp-item', seats: 6, seed: 'full 87', options: CHOSEN },
    { kind: 'lockbox-other', seats: 6, seed: 'full 46', options: DEALT },
    { kind: 'lockbox-own', seats: 6, seed: 'full 46', options: DEALT },
    { kind: 'ninx', seats: 6, seed: 'full 0', options: CHOSEN },
    { kind: 'peek', seats: 6, seed: 'full 0', options: CHOSEN },
    { kind: 'reveal', seats: 6, seed: 'full 0', options: CHOSEN },
    { kind: 'set', seats: 6, seed: 'full 219', options: DEALT },
    { kind: 'slide', seats: 6, seed: 'full 12', options: DEALT },
    { kind: 'slot', seats: 6, seed: 'full 0', options: CHOSEN },
    { kind: 'toad-player', seats: 6, seed: 'full 40', options: CHOSEN },
    { kind: 'watch-item', seats: 6, seed: 'full 25', options: CHOSEN },
  ],
  'dale-of-merchants': [
    { kind: 'action', seats: 4, seed: 'full 0' },
    { kind: 'additional-stack', seats: 4, seed: 'full 224', options: BANNED },
    { kind: 'bonus-action', seats: 4, seed: 'full 0' },
    { kind: 'build-as', seats: 4, seed: 'full 135', options: BANNED },
    { kind: 'card', seats: 4, seed: 'full 1', options: VOTED },
    { kind: 'declared-card', seats: 4, seed: 'full 1', options: VOTED },
    { kind: 'hand-card', seats: 4, seed: 'full 2' },
    { kind: 'last-window', seats: 4, seed: 'full 0' },
    { kind: 'market-card', seats: 4, seed: 'full 7', options: BANNED },
    { kind: 'number', seats: 4, seed: 'full 0' },
    { kind: 'order', seats: 4, seed: 'full 0' },
    { kind: 'pick-deck', seats: 4, seed: 'full 0', options: BANNED },
    { kind: 'player', seats: 4, seed: 'full 0' },
    { kind: 'players', seats: 4, seed: 'full 2' },
    { kind: 'stall-card', seats: 4, seed: 'full 1', options: VOTED },
    { kind: 'vote-deck', seats: 4, seed: 'full 0', options: VOTED },
  ],
  'dwarven-traders': [
    { kind: 'choose-gem', seats: 4, seed: 'kinds 1' },
    { kind: 'turn', seats: 4, seed: 'kinds 1' },
    { kind: 'extra-trade', seats: 4, seed: 'kinds 4' },
  ],
};

export interface AskedMoment {
  readonly kind: string;
  readonly match: ReturnType<typeof playedMatch>;
}

/** Matches in which the person at seat 0 is asked something, one for every kind of question. */
export const momentsOf = (game: AnyGame): readonly AskedMoment[] =>
  Object.entries(ORIGINS[game.id] ?? {}).map(([kind, origin]) => ({
    kind,
    match: playedMatch({ game, ...origin, asking: kind }),
  }));

/** Matches of four and of as many as there can be, in which the person at seat 0 is asked something: one for every kind of question. */
export const crowdedMoments = (game: AnyGame): readonly AskedMoment[] =>
  (CROWDED[game.id] ?? []).map(({ kind, ...origin }) => ({
    kind: `${kind}-${origin.seats}`,
    match: playedMatch({ game, ...origin, asking: kind }),
  }));
