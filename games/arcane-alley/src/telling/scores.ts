import { type AlleyEvent, type Cause, ITEM_IDS } from '@souk/games/arcane-alley';
import type { Filling } from '@souk/i18n';
import { itemThing, type Sentence } from './sentence.js';
import type { Thing } from './things.js';

type GoldEvent = Extract<AlleyEvent, { kind: 'gold' }>;
type InfamyEvent = Extract<AlleyEvent, { kind: 'infamy' }>;

/** What is paid, rather than lost. */
const PAID: readonly Cause[] = ['fines', 'bribe', 'dafana'];
/** Causes that start something of their own: all others follow from what was told before. */
const STARTS_WITH_GOLD: readonly Cause[] = ['fines', 'dafana', 'ninx'];
const STARTS_WITH_INFAMY: readonly Cause[] = ['penalty'];

const isItem = (cause: Cause): cause is Extract<Cause, (typeof ITEM_IDS)[number]> =>
  ITEM_IDS.some((item) => item === cause);

function causeOf(cause: Cause): Filling<Thing> {
  if (isItem(cause)) return itemThing(cause);
  const phrase: Sentence = { k: `aa.cause.${cause}` };
  return phrase;
}

const following = (sentence: Sentence, follows: boolean): Sentence =>
  follows ? { ...sentence, follows: true } : sentence;

export function tellGold({ seat, change, cause, halved }: GoldEvent): Sentence {
  const fillings = { who: { seat }, n: Math.abs(change), cause: causeOf(cause) };
  const gained = halved ? 'aa.log.goldHalved' : 'aa.log.goldUp';
  const lost = PAID.includes(cause) ? 'aa.log.paid' : 'aa.log.goldDown';
  return following({ k: change > 0 ? gained : lost, with: fillings }, !STARTS_WITH_GOLD.includes(cause));
}

/** AA-SCORE-2: so often has the gain gone past the end of the track. */
const timesAround = ({ change, infamy }: InfamyEvent): number => (change <= infamy ? 0 : change - infamy > 25 ? 2 : 1);

export function tellInfamy(event: InfamyEvent): Sentence | undefined {
  const { seat, change, cause } = event;
  // What is bought off has been told with the bribe.
  if (cause === 'bribe') return undefined;
  const fillings = { who: { seat }, n: Math.abs(change), cause: causeOf(cause) };
  const follows = !STARTS_WITH_INFAMY.includes(cause);
  if (change <= 0) return following({ k: 'aa.log.infamyDown', with: fillings }, follows);
  const markers = timesAround(event);
  if (markers === 0) return following({ k: 'aa.log.infamyUp', with: fillings }, follows);
  return following({ k: 'aa.log.infamyAround', with: { ...fillings, markers } }, follows);
}
