import type { DwarvenTradersEvent, TraderName } from '@souk/games/dwarven-traders';
import { type Course, signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { aGem, gemOrNothing, gemThing, type Sentence, someGems, traderNamed } from './sentence.js';

type Kind = DwarvenTradersEvent['kind'];
type Tellings = {
  readonly [K in Kind]: (event: Extract<DwarvenTradersEvent, { kind: K }>) => Sentence | undefined;
};

const pointsOf = (trader: TraderName, n: number): Sentence => ({
  k: 'dt.log.points',
  with: { who: traderNamed(trader), n },
});

const silent = (): undefined => undefined;

const TELLINGS: Tellings = {
  'round-started': ({ round, starter }) => ({ k: 'dt.log.roundStarted', with: { who: traderNamed(starter), round } }),
  'gem-chosen': ({ trader, gem }) => ({ k: 'dt.log.chose', with: { who: traderNamed(trader), gem: aGem(gem) } }),
  'cards-dealt': () => ({ k: 'dt.log.dealt' }),
  'turn-started': silent,
  'trade-offered': silent,
  mined: ({ trader, gem, slot }) => ({
    k: 'dt.log.mined',
    with: { who: traderNamed(trader), gem: aGem(gem), card: slot + 1 },
  }),
  sold: ({ trader, gem, slot, price, score }) => ({
    k: 'dt.log.sold',
    with: { who: traderNamed(trader), gem: aGem(gem), card: slot + 1, price: signed(price), space: score },
  }),
  'price-moved': ({ gem, price, smuggler }) => ({
    k: smuggler === 0 ? 'dt.log.price' : price > 0 ? 'dt.log.priceTop' : 'dt.log.priceBottom',
    with: { gem: gemThing(gem), price: signed(price) },
    follows: true,
  }),
  'smuggler-moved': ({ steps, score }) => ({ k: 'dt.log.smuggler', with: { steps, space: score }, follows: true }),
  'card-flipped': silent,
  'card-replaced': ({ slot, discarded }) => ({
    k: 'dt.log.replaced',
    with: { card: slot + 1, number: discarded },
    follows: true,
  }),
  'unused-deck-shuffled': ({ cards }) => ({ k: 'dt.log.shuffled', with: { n: cards } }),
  traded: ({ trader, with: partner, gave, took }) => ({
    k: gave === null ? 'dt.log.took' : 'dt.log.traded',
    with: {
      who: traderNamed(trader),
      whom: traderNamed(partner),
      gave: gemOrNothing(gave),
      took: gemOrNothing(took),
    },
  }),
  'trade-declined': ({ trader }) => ({ k: 'dt.log.noTrade', with: { who: traderNamed(trader) } }),
  'round-ended': ({ round, trader }) => ({ k: 'dt.log.stuck', with: { who: traderNamed(trader), round } }),
  'store-sold': ({ trader, gems, sum, score }) => ({
    k: 'dt.log.storeSold',
    with: { who: traderNamed(trader), gems: someGems(gems), sum: signed(sum), space: score },
  }),
  'round-scored': ({ points }) => ({
    k: 'dt.log.scored',
    with: { points: { all: points.map((n, at) => pointsOf(at === points.length - 1 ? 'smuggler' : at, n)) } },
  }),
  'match-ended': () => ({ k: 'dt.log.over' }),
};

function told<K extends Kind>(event: Extract<DwarvenTradersEvent, { kind: K }>): Sentence | undefined {
  const say: Tellings[K] = TELLINGS[event.kind as K];
  return say(event);
}

export const tell = ({ events, at }: Course<DwarvenTradersEvent>): Sentence | undefined => told(elementAt(events, at));
