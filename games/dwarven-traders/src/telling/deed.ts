import type { DwarvenTradersEvent } from '@souk/games/dwarven-traders';
import { type Course, signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { aGem, gemOrNothing, type Sentence, traderNamed } from './sentence.js';

type Kind = DwarvenTradersEvent['kind'];
type Happened<K extends Kind> = Extract<DwarvenTradersEvent, { kind: K }>;

const isSale = (event: DwarvenTradersEvent): event is Happened<'sold'> => event.kind === 'sold';

/** Who mines with a card may sell with it in the same move. */
function mining({ trader, gem }: Happened<'mined'>, { events }: Course<DwarvenTradersEvent>): Sentence {
  const sale = events.filter(isSale).find((sold) => sold.trader === trader);
  const who = traderNamed(trader);
  return sale === undefined
    ? { k: 'dt.now.mined', with: { who, gem: aGem(gem) } }
    : { k: 'dt.now.both', with: { who, mined: aGem(gem), gem: aGem(sale.gem), price: signed(sale.price) } };
}

const DEEDS: {
  readonly [K in Kind]?: (event: Happened<K>, course: Course<DwarvenTradersEvent>) => Sentence | undefined;
} = {
  'gem-chosen': ({ trader, gem }) => ({ k: 'dt.now.chose', with: { who: traderNamed(trader), gem: aGem(gem) } }),
  mined: mining,
  sold: ({ trader, gem, price }, { events }) =>
    events.some((event) => event.kind === 'mined' && event.trader === trader)
      ? undefined
      : { k: 'dt.now.sold', with: { who: traderNamed(trader), gem: aGem(gem), price: signed(price) } },
  traded: ({ trader, with: partner, gave, took }) => ({
    k: gave === null ? 'dt.now.took' : 'dt.now.traded',
    with: {
      who: traderNamed(trader),
      whom: traderNamed(partner),
      gave: gemOrNothing(gave),
      took: gemOrNothing(took),
    },
  }),
  'trade-declined': ({ trader }) => ({ k: 'dt.now.noTrade', with: { who: traderNamed(trader) } }),
  'round-ended': ({ round, trader }) => ({ k: 'dt.now.stuck', with: { round, who: traderNamed(trader) } }),
  'round-scored': ({ round }) => ({ k: 'dt.now.scored', with: { round } }),
};

function done<K extends Kind>(event: Happened<K>, course: Course<DwarvenTradersEvent>): Sentence | undefined {
  const deedOf = DEEDS[event.kind as K];
  return deedOf?.(event, course);
}

/** What a trader is doing while it is shown; undefined for what follows from it. */
export const deed = (course: Course<DwarvenTradersEvent>): Sentence | undefined =>
  done(elementAt(course.events, course.at), course);
