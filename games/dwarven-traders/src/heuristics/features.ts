import type { Feature } from '@souk/bots';
import type { State, Trader } from '@souk/games/dwarven-traders';
import { Outlook, survey } from './outlook.js';

/** A feature and how it is read off an outlook. The unit of the weights is a victory point. */
interface Reading extends Feature {
  of(outlook: Outlook): number;
}

const DEAREST = 3;
/** Spaces that decide a round; more make no difference. */
const FAR = 8;
const STRIDE = 6;

const within = (limit: number, value: number): number => Math.max(-limit, Math.min(limit, value));

/** Victory points for the place that the trader has now; in the solo game only the first place counts. */
const pointsNow = ({ isSolo, before }: Outlook): number =>
  isSolo ? Number(before === 0) * 2 : Math.max(0, 4 - before);

/** Everything that is looked at. */
export const FEATURES: readonly Reading[] = [
  { id: 'points', text: 'victory points ahead of the best rival', weight: 1, of: ({ lead }) => lead / 2 },
  { id: 'place', text: 'victory points if the round ended now', weight: 0.7, of: (o) => pointsNow(o) / 2 },
  { id: 'margin', text: 'spaces ahead of the best rival', weight: 3, of: ({ margin }) => within(FAR, margin) / STRIDE },
  { id: 'spaces', text: 'spaces on the score track, gems sold', weight: 1.2, of: ({ space }) => (space - 5) / STRIDE },
  { id: 'ripe', text: 'a gem that a card of the row sells dearly', weight: 0.9, of: ({ ripe }) => ripe / DEAREST },
  { id: 'swap', text: 'a card of the row that sells and mines well', weight: 0.5, of: ({ swap }) => swap / DEAREST },
  { id: 'vein', text: 'a valuable gem to be mined', weight: 0.2, of: ({ vein }) => vein / DEAREST },
  { id: 'gems', text: 'gems in store', weight: 0.2, of: ({ gems }) => gems / 2 },
  { id: 'pair', text: 'two of a colour, the second to bring more', weight: 0.2, of: ({ pair }) => pair / DEAREST },
  { id: 'last', text: 'being alone in last place', weight: 0.1, of: (o) => Number(o.isAloneInLastPlace) },
  { id: 'turn', text: 'being on turn', weight: 0.2, of: ({ isOnTurn }) => Number(isOnTurn) },
  { id: 'next', text: 'being next on turn', weight: 0, of: ({ isNext }) => Number(isNext) },
  { id: 'decided', text: 'victory points ahead late in the match', weight: 0, of: (o) => o.lead * o.progress },
  {
    id: 'final',
    text: 'being ahead in all if the last round ended now',
    weight: 0,
    of: (o) => (o.isLastRound ? within(1, o.narrowest) : 0),
  },
  {
    id: 'behind',
    text: 'spaces behind the best rival',
    weight: 0,
    of: (o) => within(FAR, Math.min(0, o.margin)) / STRIDE,
  },
  { id: 'beaten', text: 'rivals behind if the round ended now', weight: 0, of: ({ behind }) => behind / 2 },
  { id: 'store', text: 'the worth of the gems in store', weight: 0, of: ({ worth }) => worth / DEAREST },
  { id: 'ripening', text: 'a gem that the back of a card sells dearly', weight: 0, of: (o) => o.ripening / DEAREST },
  {
    id: 'contested',
    text: 'gems of the same colours in other stores',
    weight: 0,
    of: ({ contested }) => contested / 2,
  },
  { id: 'smuggler', text: 'being the Smuggler', weight: 0, of: ({ isSmuggler }) => Number(isSmuggler) },
  {
    id: 'overflow',
    text: 'prices at the ends of their tracks, for the Smuggler',
    weight: 0,
    of: ({ isSmuggler, overflow }) => (isSmuggler ? overflow / 3 : 0),
  },
  { id: 'pool', text: 'gems left to mine', weight: 0, of: ({ pool }) => pool / 10 },
  { id: 'progress', text: 'the match nearing its end', weight: 0, of: ({ progress }) => progress },
  { id: 'last-round', text: 'the last round', weight: 0, of: ({ isLastRound }) => Number(isLastRound) },
  { id: 'undealt', text: 'cards yet to be dealt', weight: 0, of: ({ isDealt }) => Number(!isDealt) },
  { id: 'rivals', text: 'rivals at the table', weight: 0, of: ({ seats }) => (seats - 1) / 2 },
];

const outlook = new Outlook();

export function measure(state: State, trader: Trader, out: number[]): void {
  survey(outlook, state, trader);
  for (let i = 0; i < FEATURES.length; i++) out[i] = FEATURES[i].of(outlook);
}
