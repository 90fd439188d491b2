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
