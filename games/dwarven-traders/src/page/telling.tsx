import type {
  DwarvenTradersEvent,
  DwarvenTradersTypes,
  GemName,
  Move,
  TraderName,
  View,
} from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import { signedNumber } from '@souk/table-kit/components/Count';
import { translate } from '@souk/table-kit/components/Text';
import type { Chip, Sentence, Speaker } from '@souk/table-kit/face';
import type { Decision } from '@souk/table-kit/session';
import { sentenceNamed } from '@souk/table-kit/speaking';
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

const gemOrNothing = (gem: GemName | null): Chip => (gem === null ? { text: translate('dt.nothing') } : gemChip(gem));

const who = (trader: TraderName, speaker: Speaker): Chip => {
  const text = trader === 'smuggler' ? translate('dt.smuggler') : speaker.name(trader);
  return { text, node: <strong>{text}</strong> };
};

/** Somebody something is given to or taken from. */
const whom = (trader: TraderName, speaker: Speaker): Chip => {
  const text =
    trader === 'smuggler'
      ? translate('dt.theSmuggler')
      : trader === speaker.you
        ? translate('dt.whom.you')
        : speaker.name(trader);
  return { text, node: <strong>{text}</strong> };
};

const about = <K extends string>(trader: TraderName, key: K, { you }: Speaker): K | `${K}.you` =>
  trader !== 'smuggler' && trader === you ? `${key}.you` : key;

type Kind = DwarvenTradersEvent['kind'];
type Tellings = {
  readonly [K in Kind]?: (event: Extract<DwarvenTradersEvent, { kind: K }>, speaker: Speaker, view: View) => Sentence;
};

const TELLINGS: Tellings = {
  'gem-chosen': ({ trader, gem }, speaker) => ({
    k: about(trader, 'dt.log.chose', speaker),
    with: { who: who(trader, speaker), gem: gemChip(gem) },
    at: [places.trader(trader), places.pool(gem)],
  }),
  'cards-dealt': () => ({ k: 'dt.log.dealt', at: [0, 1, 2, 3].map(places.card) }),
  mined: ({ trader, gem, slot }, speaker) => ({
    k: about(trader, 'dt.log.mined', speaker),
    with: { who: who(trader, speaker), gem: gemChip(gem) },
    at: [places.trader(trader), places.card(slot)],
  }),
  sold: ({ trader, gem, slot, price, score }, speaker) => ({
    k: about(trader, 'dt.log.sold', speaker),
    with: { who: who(trader, speaker), gem: gemChip(gem), price: signedNumber(price), space: score },
    at: [places.trader(trader), places.card(slot)],
  }),
  'price-moved': ({ gem, price, smuggler }) => ({
    k: smuggler === 0 ? 'dt.log.price' : price > 0 ? 'dt.log.priceTop' : 'dt.log.priceBottom',
    with: { gem: gemChip(gem), price: signedNumber(price) },
    at: [places.price(gem)],
  }),
  'smuggler-moved': ({ steps, score }) => ({
    k: 'dt.log.smuggler',
    with: { steps, space: score },
    at: [places.trader('smuggler')],
  }),
  'card-replaced': ({ slot }) => ({ k: 'dt.log.replaced', with: { n: slot + 1 }, at: [places.card(slot)] }),
  'unused-deck-shuffled': () => ({ k: 'dt.log.shuffled' }),
  traded: ({ trader, with: partner, gave, took }, speaker) => ({
    k: about(trader, gave === null ? 'dt.log.took' : 'dt.log.traded', speaker),
    with: {
      who: who(trader, speaker),
      whom: whom(partner, speaker),
      gave: gemOrNothing(gave),
      took: gemOrNothing(took),
    },
    at: [places.trader(trader), places.trader(partner)],
  }),
  'trade-declined': ({ trader }, speaker) => ({
    k: about(trader, 'dt.log.noTrade', speaker),
    with: { who: who(trader, speaker) },
    at: [places.trader(trader)],
  }),
  'round-ended': ({ trader }, speaker) => ({
    k: about(trader, 'dt.log.stuck', speaker),
    with: { who: who(trader, speaker) },
    at: [places.trader(trader)],
  }),
  'store-sold': ({ trader, gems, sum, score }, speaker) => ({
    k: about(trader, 'dt.log.storeSold', speaker),
    with: {
      who: who(trader, speaker),
      gems: { text: gems.map((gem) => translate(`dt.gem.${gem}`)).join(', '), node: <GemsInline gems={gems} /> },
      sum: signedNumber(sum),
      space: score,
    },
    at: [places.trader(trader)],
  }),
  'round-scored': ({ points }, speaker) => {
    const parts = points.map((won, at) => `${nameOf(at === points.length - 1 ? 'smuggler' : at, speaker)} ${won}`);
    return { k: 'dt.log.scored', with: { points: parts.join(', ') } };
  },
  'match-ended': () => ({ k: 'dt.log.over' }),
};

const GemsInline = ({ gems }: { readonly gems: readonly GemName[] }) => (
  <span className="chip">
    {gems.map((gem, i) => (
      <Gem key={i} gem={gem} className="is-inline" />
    ))}
  </span>
);

export const nameOf = (trader: TraderName, speaker: Speaker): string =>
  trader === 'smuggler' ? translate('dt.smuggler') : speaker.name(trader);

function told<K extends Kind>(
  event: Extract<DwarvenTradersEvent, { kind: K }>,
  speaker: Speaker,
  view: View,
): Sentence | undefined {
  const tell: Tellings[K] = TELLINGS[event.kind as K];
  return tell?.(event, speaker, view);
}

export const tell = (event: DwarvenTradersEvent, view: View, speaker: Speaker): Sentence | undefined =>
  told(event, speaker, view);

export const chapter = (event: DwarvenTradersEvent): Sentence | undefined =>
  event.kind === 'round-started' ? { k: 'dt.log.round', with: { round: event.round } } : undefined;

export const ask = ({ prompt }: Decision<DwarvenTradersTypes>): Sentence =>
  sentenceNamed(`dt.prompt.${prompt.kind}`, prompt.text);

const find = <K extends Kind>(events: readonly DwarvenTradersEvent[], kind: K) =>
  events.filter((event): event is Extract<DwarvenTradersEvent, { kind: K }> => event.kind === kind);

/** What a turn would do: what moves where, in one line. */
export function preview(move: Move, events: readonly DwarvenTradersEvent[], view: View, speaker: Speaker): Sentence {
  switch (move.kind) {
    case 'choose-gem':
      return { k: 'dt.preview.choose', with: { gem: gemChip(move.gem), price: signedNumber(view.prices[move.gem]) } };
    case 'no-trade':
      return { k: 'dt.preview.noTrade' };
    case 'trade': {
      const given = { took: gemOrNothing(move.take), whom: whom(move.with, speaker) };
      return move.give === null
        ? { k: 'dt.preview.take', with: given }
        : { k: 'dt.preview.trade', with: { ...given, gave: gemChip(move.give) } };
    }
    default: {
      const smuggler = find(events, 'smuggler-moved').reduce((sum, { steps }) => sum + steps, 0);
      const prices = find(events, 'price-moved').map(({ gem, price }) =>
        translate('dt.preview.price', { gem: translate(`dt.gem.${gem}`), price: signedNumber(price) }),
      );
      const [sold] = find(events, 'sold');
      // More than some of these messages need: which one it is decides.
      const fillings = {
        mined: gemChip(sideOf(view, elementAt(view.row, move.slot)).mine),
        sold: move.kind === 'mine' ? '' : gemChip(move.gem),
        pay: sold === undefined ? '' : signedNumber(sold.price),
        prices: prices.join(', '),
        steps: smuggler,
      };
      return { k: `dt.preview.${move.kind}${smuggler > 0 ? '.smuggler' : ''}`, with: fillings };
    }
  }
}
