import type { Reason } from '@souk/bots';
import { type DaleEvent, type DaleTypes, ON_OWN_DECK, type UsedCard, type View } from '@souk/games/dale-of-merchants';
import { type Thing, telling } from '@souk/games/dale-of-merchants/telling';
import { isPlainKey, textNamed, translate } from '@souk/table-kit/components/Text';
import { tellerOf } from '@souk/table-kit/components/Told';
import type { Chip, Sentence, Speaker } from '@souk/table-kit/face';
import { spoken } from '@souk/table-kit/i18n/language';
import type { Decision } from '@souk/table-kit/session';
import { sentenceNamed } from '@souk/table-kit/speaking';
import { dressed } from './art/cloth.js';
import { cardName, cardNamed } from './cards.js';
import { places } from './stepping.js';

export const cardChip = (id: string, text = cardName(id)): Chip => {
  const { card, deck } = cardNamed(id);
  return {
    text,
    node: (
      <span {...dressed('chip dm-chip', deck)}>
        <span className="dm-chip-value">{card.value}</span>
        {text}
      </span>
    ),
  };
};

/** Of most things there is a message of their own; all others are cards that a player owns. */
export function because({ feature, change }: Reason): Sentence {
  const k = `dm.because.${feature}`;
  return isPlainKey(k) ? { k } : { k: `dm.because.card.${change}`, with: { card: cardChip(feature) } };
}

/** A card as something is done with it: in some languages it is called otherwise then. */
export const objectChip = (id: string): Chip =>
  cardChip(id, telling.nameOf({ thing: 'card', id }, spoken.get().messages, true));

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

/** Cards of which like ones are counted: "2 × Junk". */
export function several(ids: readonly string[]): Chip {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return listed([...counts].map(([id, n]) => (n === 1 ? cardChip(id) : times(n, cardChip(id)))));
}

const times = (n: number, { text, node }: Chip): Chip => ({
  text: `${n} × ${text}`,
  node: (
    <span className="dm-several">
      {n} × {node}
    </span>
  ),
});

/** With a note in brackets. */
export const withNote = ({ text, node }: Chip, note: string): Chip => ({
  text: `${text} (${note})`,
  node: <span>{[node, ' (', note, ')']}</span>,
});

export const usedChip = ({ card, as }: UsedCard): Chip =>
  card === as ? cardChip(card) : withNote(cardChip(card), translate('dm.asCopy', { card: cardName(as) }));

export const whom = (seat: number, speaker: Speaker): string =>
  seat === speaker.you ? translate('dm.whom.you') : speaker.name(seat);

type Kind = DaleEvent['kind'];
type Happened<K extends Kind> = Extract<DaleEvent, { kind: K }>;
type Places = { readonly [K in Kind]?: (event: Happened<K>) => readonly string[] };

/** What on the table an event is about. */
const PLACES: Places = {
  moved: ({ to }) => (to.zone === 'market-discard' ? [places.marketDiscard] : []),
  bought: ({ slot }) => [slot === null ? places.marketDiscard : places.market(slot)],
  'technique-played': ({ seat }) => [places.player(seat)],
  'ability-used': ({ seat }) => [places.player(seat)],
  'stack-built': ({ seat, stack }) => [places.stack(seat, stack)],
  inventory: ({ seat }) => [places.discard(seat)],
  'player-chosen': ({ player }) => [places.player(player)],
  'hands-mixed': ({ seat, with: other }) => [places.hand(seat), places.hand(other)],
};

function placesOf<K extends Kind>(event: Happened<K>): readonly string[] {
  const about: Places[K] = PLACES[event.kind as K];
  return about?.(event) ?? [];
}

const chipOf = ({ thing, id }: Thing, name: string): Chip => (thing === 'card' ? cardChip(id, name) : { text: name });

export const { tell, deed } = tellerOf(telling, chipOf, (event) => placesOf(event));

export const chapter = (event: DaleEvent): Sentence | undefined =>
  event.kind === 'turn-started' && event.turn > 0 ? { k: 'dm.chapter.turn', with: { turn: event.turn } } : undefined;

/** The technique that is going on, if one is. */
const technique = ({ frames }: View): string | undefined =>
  frames.findLast(({ card }) => typeof card === 'string')?.card ?? undefined;

/** The pile that cards go to: a discard pile by seat, the market's, or the own deck. */
function pileName(place: number, seat: number, { sitters }: Speaker): string {
  if (place === ON_OWN_DECK) return translate('dm.order.yourDeck');
  const owner = sitters[place];
  if (owner === undefined) return translate('dm.order.marketDiscard');
  return place === seat ? translate('dm.order.yourDiscard') : translate('dm.order.discardOf', { name: owner.name });
}

export function ask({ prompt, seat }: Decision<DaleTypes>, view: View, speaker: Speaker): Sentence {
  const order = prompt.kind === 'order' ? view.frames.at(-1) : undefined;
  if (order !== undefined) {
    return {
      k: 'dm.order.title',
      with: { n: order.count ?? 0, pile: pileName(order.place ?? 0, seat, speaker) },
    };
  }
  const card = technique(view);
  const what = textNamed(`dm.what.${prompt.kind}`);
  if (card === undefined || what === undefined) return sentenceNamed(`dm.prompt.${prompt.kind}`, prompt.text);
  return { k: 'dm.prompt.effect', with: { text: prompt.text, card: cardChip(card), what } };
}
