import type { DaleEvent } from '@souk/games/dale-of-merchants';
import type { Course, Saying, Scene } from '@souk/terminal-kit';
import { counted, listed } from '@souk/terminal-kit';
import { cardsInWords, listedInWords, nameOf, numberInWords, signAndDeck, usedInWords } from './cards.js';
import { midSentence, sayMoved, whose } from './travels.js';

type Sayings = {
  readonly [K in DaleEvent['kind']]: (
    event: Extract<DaleEvent, { kind: K }>,
    scene: Scene,
    course: Course<DaleEvent>,
  ) => Saying | undefined;
};

/** What an effect came to, where no card that moves tells it. */
const FRUITLESS: { readonly [branch: string]: string } = {
  'empty-hand': 'there is no card in the hand for it',
  'empty-pile': 'the discard pile is empty',
  'empty-deck': 'the deck is empty',
  'both-empty': 'deck and discard pile are empty',
  'empty-market': 'the market is empty',
  'empty-stalls': 'no other stall has a card',
  'no-card': 'there is no card to draw',
  nobody: 'nobody is chosen',
  'nothing-to-throw-away': 'there is nothing to throw away',
  'nothing-to-mix': 'there is nothing to mix',
  'nothing-swapped': 'nothing is swapped',
  raised: 'all cards paid or built with are worth 1 more this turn',
};

const ENDINGS: { readonly [R in Extract<DaleEvent, { kind: 'match-ended' }>['reason']]: string } = {
  'eighth-stack': 'the eighth stack is built',
  'no-progress': 'nothing has changed for a hundred rounds: nobody wins',
  'turn-limit': 'it has lasted too long: nobody wins',
  'all-others-left': 'all others have left',
};

const SAYINGS: Sayings = {
  'turn-started': () => undefined,
  'last-window': () => undefined,
  'hand-checked': () => undefined,
  moved: sayMoved,
  shuffled: ({ pile, cards }, scene) => {
    const owner = 'seat' in pile ? whose(pile.seat, scene) : 'the market’s';
    return cards === 0 ? undefined : { and: `${owner} discards (${cards}) are shuffled into a new deck` };
  },
  'hands-mixed': ({ seat, with: other }, scene) => ({
    and: `the hands of ${scene.names.whom(seat)} and ${scene.names.whom(other)} are mixed`,
  }),
  'market-closed-up': () => undefined,
  bought: ({ seat, card, slot, price, payment, coins }, { style, names }) => {
    const purse = coins === 0 ? [] : [`${numberInWords(coins)} ${coins === 1 ? 'coin' : 'coins'}`];
    const paid = [...payment.map((used) => usedInWords(used, style)), ...purse];
    const place = slot === null ? ' from the market’s discard pile' : '';
    return `${names.says(seat, 'buys')} ${nameOf(card, style)}${place} for ${price} with ${listedInWords(paid)}`;
  },
  'technique-played': ({ seat, card }, { style, names }) => `${names.says(seat, 'plays')} ${usedInWords(card, style)}`,
  'ability-used': ({ seat, card }, { style, names }) => `${names.says(seat, 'uses')} ${usedInWords(card, style)}`,
  'stack-built': ({ seat, stack, cards }, { style, names }) =>
    `${names.says(seat, 'builds')} stack ${stack}: ${listedInWords(cards.map((card) => usedInWords(card, style)))}`,
  inventory: ({ seat, cards: count }, { names, style }, { events }) => {
    const cards = events.flatMap((event) =>
      event.kind === 'moved' && event.from.zone === 'hand' && event.to.zone === 'aside' ? [event.card] : [],
    );
    const told = cards.length === count ? cardsInWords(cards, style) : counted(count, 'card');
    return `${names.says(seat, 'discards')} ${count === 0 ? 'nothing' : told}`;
  },
  declined: ({ seat, what }, { names }) =>
    what === 'bonus-action'
      ? `${names.says(seat, 'takes')} no further action`
      : `${names.says(seat, 'builds')} no further stack`,
  'player-chosen': ({ seat, player }, { names }) => `${names.says(seat, 'chooses')} ${names.whom(player)}`,
  rolled: ({ seat, result }, scene) => ({ and: `${midSentence(seat, 'rolls', scene)} ${result}` }),
  shown: ({ seat, card }, scene) => ({
    and: `${midSentence(seat, 'shows', scene)} ${usedInWords(card, scene.style)}`,
  }),
  guessed: ({ seat, number, right }, scene) => ({
    and: `${midSentence(seat, 'guesses', scene)} ${number}, ${right ? 'rightly' : 'wrongly'}`,
  }),
  'value-set': ({ card, value }, { style }) => `${nameOf(card, style)} is worth ${value} for this turn`,
  effect: ({ branch }) => (FRUITLESS[branch] === undefined ? undefined : { and: FRUITLESS[branch] }),
  'deck-banned': ({ seat, deck }, { names, style }) => `${names.says(seat, 'bans')} ${signAndDeck(deck, style)}`,
  'deck-picked': ({ seat, deck }, { names, style }) => `${names.says(seat, 'picks')} ${signAndDeck(deck, style)}`,
  'deck-voted': ({ seat, deck }, { names, style }) => `${names.says(seat, 'votes')} for ${signAndDeck(deck, style)}`,
  'decks-chosen': ({ decks }, { style }) =>
    `The decks of this game are ${listed(decks.map((deck) => signAndDeck(deck, style)))}`,
  dealt: () => undefined,
  'effect-began': ({ seat, card }, { names, style }) => `${names.says(seat, 'uses')} ${nameOf(card, style)}`,
  'counter-set': ({ seat, counter, value }, scene) => ({ and: `${whose(seat, scene)} ${counter} is now ${value}` }),
  'coins-set': ({ seat, coins }, scene) => ({
    and: `${midSentence(seat, 'has', scene)} ${coins} ${coins === 1 ? 'coin' : 'coins'}`,
  }),
  left: ({ seat }, { names }) => `${names.says(seat, 'leaves')} the match`,
  'match-ended': ({ winner, reason }, { names }) =>
    winner === null ? `The match is over: ${ENDINGS[reason]}` : `${names.says(winner, 'wins')}: ${ENDINGS[reason]}`,
};

export function sayEvent<K extends DaleEvent['kind']>(
  event: Extract<DaleEvent, { kind: K }>,
  scene: Scene,
  course: Course<DaleEvent> = { events: [event], at: 0 },
): Saying | undefined {
  const say: Sayings[K] = SAYINGS[event.kind as K];
  return say(event, scene, course);
}
