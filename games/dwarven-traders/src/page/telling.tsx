import {
  type DwarvenTradersEvent,
  type DwarvenTradersTypes,
  GEMS,
  type GemName,
  type Move,
  type TraderName,
  type View,
} from '@souk/games/dwarven-traders';
import { type Thing, telling } from '@souk/games/dwarven-traders/telling';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { Say } from '@souk/table-kit/components/Say';
import { translate } from '@souk/table-kit/components/Text';
import { tellerOf } from '@souk/table-kit/components/Told';
import type { Chip, Sentence, Speaker } from '@souk/table-kit/face';
import type { Decision } from '@souk/table-kit/session';
import { plainText, seatNamed, sentenceNamed } from '@souk/table-kit/speaking';
import { Gem } from './Gem.js';
import { sideOf } from './spots.js';
import { places } from './stepping.js';

export const gemChip = (gem: GemName): Chip => {
  const text = translate(`dt.gem.${gem}`);
  return {
    text,
    node: (
      <span className="chip">
        <Gem gem={gem} className="is-inline" />
        {text}
      </span>
    ),
  };
};

/** A gem with its article, or nothing at all. */
function gemOrNothing(gem: GemName | null): Chip {
  if (gem === null) return { text: translate('dt.nothing') };
  const sentence: Sentence = { k: 'dt.aGem', with: { gem: gemChip(gem) } };
  return { text: plainText(sentence), node: <Say sentence={sentence} /> };
}

/** The trader that something is given to or taken from. */
export const whom = (trader: TraderName, speaker: Speaker): Chip => {
  const text =
    trader === 'smuggler'
      ? translate('dt.theSmuggler')
      : trader === speaker.you
        ? translate('dt.whom.you')
        : speaker.name(trader);
  return nameChip(text);
};

type Kind = DwarvenTradersEvent['kind'];
type Places = { readonly [K in Kind]?: (event: Extract<DwarvenTradersEvent, { kind: K }>) => readonly string[] };

/** What on the table an event is about. */
const PLACES: Places = {
  'gem-chosen': ({ trader, gem }) => [places.trader(trader), places.pool(gem)],
  'cards-dealt': ({ row }) => row.map((_, slot) => places.card(slot)),
  mined: ({ trader, slot }) => [places.trader(trader), places.card(slot)],
  sold: ({ trader, slot }) => [places.trader(trader), places.card(slot)],
  'price-moved': ({ gem }) => [places.price(gem)],
  'smuggler-moved': () => [places.trader('smuggler')],
  'card-replaced': ({ slot }) => [places.card(slot)],
  traded: ({ trader, with: partner }) => [places.trader(trader), places.trader(partner)],
  'trade-declined': ({ trader }) => [places.trader(trader)],
  'round-ended': ({ trader }) => [places.trader(trader)],
  'store-sold': ({ trader }) => [places.trader(trader)],
};

function placesOf<K extends Kind>(event: Extract<DwarvenTradersEvent, { kind: K }>): readonly string[] {
  const about: Places[K] = PLACES[event.kind as K];
  return about?.(event) ?? [];
}

const nameChip = (text: string): Chip => ({ text, node: <strong>{text}</strong> });

const chipOf = (thing: Thing, name: string): Chip => (thing.thing === 'gem' ? gemChip(thing.id) : nameChip(name));

export const { tell, deed } = tellerOf(telling, chipOf, (event) => placesOf(event));

export const nameOf = (trader: TraderName, speaker: Speaker): string =>
  trader === 'smuggler' ? translate('dt.smuggler') : speaker.name(trader);

export const chapter = (event: DwarvenTradersEvent): Sentence | undefined =>
  event.kind === 'round-started' ? { k: 'dt.chapter.round', with: { round: event.round } } : undefined;

/** Whoever has no gem to give takes one, and from another player only (DT-TRADE-2). */
export const ask = ({ prompt, moves }: Decision<DwarvenTradersTypes>): Sentence =>
  prompt.kind === 'extra-trade' && moves.every((move) => move.kind !== 'trade' || move.give === null)
    ? { k: 'dt.ask.take' }
    : sentenceNamed(`dt.prompt.${prompt.kind}`, prompt.text);

/** Why of some colours none can be chosen to begin with (DT-SETUP-6). */
export const invitation = ({ prompt, moves }: Decision<DwarvenTradersTypes>): Sentence | undefined =>
  prompt.kind === 'choose-gem' && moves.length < GEMS.length ? { k: 'dt.ask.otherColour' } : undefined;

const find = <K extends Kind>(events: readonly DwarvenTradersEvent[], kind: K) =>
  events.filter((event): event is Extract<DwarvenTradersEvent, { kind: K }> => event.kind === kind);

/** Of a card that is not named. */
const NO_CARD = 0;

type Foreseen = readonly [move: Move, events: readonly DwarvenTradersEvent[], view: View, speaker: Speaker];

/** What a turn would do: what moves where, in one line. Whoever points at a card sees which it is. */
export const preview = (...foreseen: Foreseen): Sentence => foretold(foreseen, NO_CARD);

/** The same, with the card. */
export const instead = (...foreseen: Foreseen): Sentence => {
  const [move] = foreseen;
  return foretold(foreseen, 'slot' in move ? move.slot + 1 : NO_CARD);
};

function foretold([move, events, view, speaker]: Foreseen, card: number): Sentence {
  const who = seatNamed(view.decision?.seat ?? 0, speaker);
  switch (move.kind) {
    case 'choose-gem':
      return { k: 'dt.preview.choose', with: { who, gem: gemChip(move.gem), price: signed(view.prices[move.gem]) } };
    case 'no-trade':
      return { k: 'dt.preview.noTrade', with: { who } };
    case 'trade': {
      const given = { who, took: gemOrNothing(move.take), whom: whom(move.with, speaker) };
      return move.give === null
        ? { k: 'dt.preview.take', with: given }
        : { k: 'dt.preview.trade', with: { ...given, gave: gemChip(move.give) } };
    }
    default: {
      const smuggler = find(events, 'smuggler-moved').reduce((sum, { steps }) => sum + steps, 0);
      const prices = find(events, 'price-moved').map(({ gem, price }) =>
        translate('dt.preview.price', { gem: translate(`dt.gem.${gem}`), price: signed(price) }),
      );
      const [sold] = find(events, 'sold');
      // More than some of these messages need: which one it is decides.
      const fillings = {
        who,
        card,
        mined: gemChip(sideOf(view, elementAt(view.row, move.slot)).mine),
        sold: move.kind === 'mine' ? '' : gemChip(move.gem),
        pay: sold === undefined ? '' : signed(sold.price),
        prices: prices.join(', '),
        steps: smuggler,
      };
      return { k: `dt.preview.${move.kind}${smuggler > 0 ? '.smuggler' : ''}`, with: fillings };
    }
  }
}
