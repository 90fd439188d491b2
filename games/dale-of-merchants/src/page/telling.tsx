import type { Reason } from '@souk/bots';
import type { DaleEvent, DaleTypes, UsedCard, View } from '@souk/games/dale-of-merchants';
import { isPlainKey, textNamed, translate } from '@souk/table-kit/components/Text';
import type { Chip, Sentence, Speaker } from '@souk/table-kit/face';
import type { Decision } from '@souk/table-kit/session';
import { sentenceNamed } from '@souk/table-kit/speaking';
import { cardName, cardNamed, deckName } from './cards.js';
import { places } from './stepping.js';

export const cardChip = (id: string): Chip => {
  const { card, deck } = cardNamed(id);
  const text = cardName(id);
  return {
    text,
    node: (
      <span className={`chip dm-chip is-${deck ?? 'junk'}`}>
        <span className="dm-chip-value">{card.value}</span>
        {text}
      </span>
    ),
  };
};

/** Of most things there is a message of their own; all others are cards that somebody owns. */
export function because({ feature, change }: Reason): Sentence {
  const k = `dm.because.${feature}`;
  return isPlainKey(k) ? { k } : { k: `dm.because.card.${change}`, with: { card: cardChip(feature) } };
}

export const listed = (chips: readonly Chip[]): Chip => ({
  text: chips.map(({ text }) => text).join(', '),
  node: (
    <>
      {chips.map(({ node }, i) => (
        <span key={i}>
          {i > 0 && ', '}
          {node}
        </span>
      ))}
    </>
  ),
});

export const usedChip = ({ card, as }: UsedCard): Chip => {
  if (card === as) return cardChip(card);
  const copied = translate('dm.asCopy', { card: cardName(as) });
  return { text: `${cardName(card)} (${copied})`, node: <span>{[cardChip(card).node, ' (', copied, ')']}</span> };
};

const who = (seat: number, speaker: Speaker) => {
  const text = speaker.name(seat);
  return { who: { text, node: <strong>{text}</strong> }, you: seat === speaker.you ? 'yes' : 'no' };
};

export const whom = (seat: number, speaker: Speaker): string =>
  seat === speaker.you ? translate('dm.whom.you') : speaker.name(seat);

type Kind = DaleEvent['kind'];
type Happened<K extends Kind> = Extract<DaleEvent, { kind: K }>;
type Tellings = { readonly [K in Kind]?: (event: Happened<K>, speaker: Speaker) => Sentence | undefined };

const aboutDeck =
  (k: 'dm.log.banned' | 'dm.log.picked' | 'dm.log.voted') =>
  ({ seat, deck }: { readonly seat: number; readonly deck: string }, speaker: Speaker): Sentence => ({
    k,
    with: { ...who(seat, speaker), deck: deckName(deck) },
  });

/** Cards that go to the market's discard pile have been thrown away; all others ways are told by what caused them. */
function tellMoved({ card, from, to }: Happened<'moved'>, speaker: Speaker): Sentence | undefined {
  if (to.zone === 'market-discard' && card !== null) {
    return { k: 'dm.log.thrown', with: { card: cardChip(card) }, at: [places.marketDiscard] };
  }
  if (to.zone === 'hand' && card !== null && from.zone !== 'aside') {
    if (from.zone === 'deck') return { k: 'dm.log.drew', with: { ...who(to.seat, speaker), card: cardChip(card) } };
    if (from.zone === 'market') return undefined;
    return { k: 'dm.log.took', with: { ...who(to.seat, speaker), card: cardChip(card) } };
  }
  return undefined;
}

const TELLINGS: Tellings = {
  moved: tellMoved,
  bought: ({ seat, card, price, payment, coins, slot }, speaker) => ({
    k: coins === 0 ? 'dm.log.bought' : 'dm.log.boughtCoins',
    with: { ...who(seat, speaker), card: cardChip(card), price, coins, payment: listed(payment.map(usedChip)) },
    at: slot === null ? [places.marketDiscard] : [places.market(slot)],
  }),
  'technique-played': ({ seat, card }, speaker) => ({
    k: 'dm.log.played',
    with: { ...who(seat, speaker), card: usedChip(card) },
    at: [places.player(seat)],
  }),
  'ability-used': ({ seat, card }, speaker) => ({
    k: 'dm.log.used',
    with: { ...who(seat, speaker), card: usedChip(card) },
    at: [places.player(seat)],
  }),
  'stack-built': ({ seat, stack, cards }, speaker) => ({
    k: 'dm.log.built',
    with: { ...who(seat, speaker), stack, cards: listed(cards.map(usedChip)) },
    at: [places.stack(seat, stack)],
  }),
  inventory: ({ seat, cards }, speaker) => ({
    k: 'dm.log.inventory',
    with: { ...who(seat, speaker), n: cards },
    at: [places.discard(seat)],
  }),
  declined: ({ seat, what }, speaker) => ({ k: `dm.log.declined.${what}`, with: who(seat, speaker) }),
  'player-chosen': ({ seat, player }, speaker) => ({
    k: 'dm.log.chose',
    with: { ...who(seat, speaker), whom: whom(player, speaker) },
    at: [places.player(player)],
  }),
  rolled: ({ seat, result }, speaker) => ({ k: 'dm.log.rolled', with: { ...who(seat, speaker), n: result } }),
  shown: ({ seat, card }, speaker) => ({ k: 'dm.log.shown', with: { ...who(seat, speaker), card: usedChip(card) } }),
  guessed: ({ seat, number, right }, speaker) => ({
    k: right ? 'dm.log.guessedRight' : 'dm.log.guessedWrong',
    with: { ...who(seat, speaker), n: number },
  }),
  'value-set': ({ card, value }) => ({ k: 'dm.log.valueSet', with: { card: cardChip(card), n: value } }),
  shuffled: ({ cards }) => (cards === 0 ? undefined : { k: 'dm.log.shuffled', with: { n: cards } }),
  'hands-mixed': ({ seat, with: other }, speaker) => ({
    k: 'dm.log.mixed',
    with: { one: whom(seat, speaker), other: whom(other, speaker) },
    at: [places.hand(seat), places.hand(other)],
  }),
  'deck-banned': aboutDeck('dm.log.banned'),
  'deck-picked': aboutDeck('dm.log.picked'),
  'deck-voted': aboutDeck('dm.log.voted'),
  left: ({ seat }, speaker) => ({ k: 'dm.log.left', with: who(seat, speaker) }),
  'match-ended': ({ reason }) => ({ k: `dm.log.over.${reason}` }),
};

function told<K extends Kind>(event: Happened<K>, speaker: Speaker): Sentence | undefined {
  const tell: Tellings[K] = TELLINGS[event.kind as K];
  return tell?.(event, speaker);
}

export const tell = (event: DaleEvent, _view: View, speaker: Speaker): Sentence | undefined => told(event, speaker);

export const chapter = (event: DaleEvent): Sentence | undefined =>
  event.kind === 'turn-started' && event.turn > 0 ? { k: 'dm.log.turn', with: { turn: event.turn } } : undefined;

/** The technique that is going on, if one is. */
const technique = ({ frames }: View): string | undefined =>
  frames.findLast(({ card }) => typeof card === 'string')?.card ?? undefined;

export function ask({ prompt }: Decision<DaleTypes>, view: View): Sentence {
  const card = technique(view);
  const what = textNamed(`dm.what.${prompt.kind}`);
  if (card === undefined || what === undefined) return sentenceNamed(`dm.prompt.${prompt.kind}`, prompt.text);
  return { k: 'dm.prompt.effect', with: { text: prompt.text, card: cardChip(card), what } };
}
