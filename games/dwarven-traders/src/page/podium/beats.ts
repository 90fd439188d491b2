import type { DwarvenTradersEvent, View } from '@souk/games/dwarven-traders';
import { signed } from '@souk/i18n';
import { translate } from '@souk/table-kit/components/Text';
import type { Chip, Sentence, Speaker } from '@souk/table-kit/face';
import type { Beat } from '@souk/table-kit/scene';
import { traderIn } from '../stepping.js';
import { nameOf } from '../telling.js';
import { arrived, begun, type Happened, type Podium, placed, places, sold, stonesOf } from './podium.js';

/** In milliseconds at full pace. */
const OVER = 1600;
const WALK = 560;
const ARRIVED = 340;
const RISE = 300;
const FIRST = 520;
const COINS = 800;
const ADDED = 620;

type Beats = readonly Beat<Podium>[];

/** Stones rise one after the other, the first place last; then the points come, and go to the traders' sums. */
function rising(podium: Podium, event: Happened<'round-scored'>, before: View, speaker: Speaker): Beats {
  const all = placed(podium, event);
  const stones = stonesOf(all);
  const rise = stones.map((_, i) => ({
    picture: { ...all, risen: i + 1 },
    lasts: i === stones.length - 1 ? FIRST : RISE,
  }));
  const says = {
    k: 'dt.podium.says.scored',
    with: { round: event.round, places: placesSaid(all, before, speaker) },
  } as const;
  const points: Podium = { ...all, step: 'points', risen: stones.length };
  const flights = all.stands
    .filter(({ placed: result }) => result !== undefined && result.points > 0)
    .map(({ trader }) => ({ from: places.coin(trader), to: places.sum(trader), looks: 'from' }) as const);
  return [
    ...rise,
    { picture: points, lasts: COINS, says, brief: { k: 'dt.now.scored', with: { round: event.round } } },
    { picture: { ...points, dealt: true }, lasts: ADDED, flights },
  ];
}

/** Every place in words, the best first: "Olo: place 1, 4 points, 7 in all". */
function placesSaid(podium: Podium, before: View, speaker: Speaker): string {
  return stonesOf(podium)
    .flatMap(({ place, points, stands }) =>
      stands.map(({ trader }) =>
        translate(podium.solo ? 'dt.podium.says.placeAlone' : 'dt.podium.says.place', {
          ...{ name: nameOf(trader, speaker), place, points },
          sum: traderIn(before, trader).points + points,
        }),
      ),
    )
    .join('; ');
}

const gemsSaid = (gems: Happened<'store-sold'>['gems']): Chip => ({
  text: gems.map((gem) => translate(`dt.gem.${gem}`)).join(', '),
});

/** Why a round is over: who could do nothing more. */
export const whyOver = (
  { round, trader }: Pick<Happened<'round-ended'>, 'round' | 'trader'>,
  speaker: Speaker,
): Sentence =>
  trader === speaker.you
    ? { k: 'dt.podium.over.you', with: { round } }
    : { k: 'dt.podium.over', with: { round, name: nameOf(trader, speaker) } };

/** The pictures of how a round ends. */
export function beats(podium: Podium | undefined, event: DwarvenTradersEvent, before: View, speaker: Speaker): Beats {
  if (event.kind === 'round-ended') {
    const says = whyOver(event, speaker);
    return [{ picture: begun(before, event), lasts: OVER, says }];
  }
  if (podium === undefined) return [];
  if (event.kind === 'store-sold') {
    const { trader, gems, sum, score } = event;
    const fillings = { name: nameOf(trader, speaker), gems: gemsSaid(gems), sum: signed(sum), space: score };
    const walking = sold(podium, event);
    return [
      { picture: walking, lasts: WALK, says: { k: 'dt.podium.says.sold', with: fillings } },
      { picture: arrived(walking, event), lasts: ARRIVED },
    ];
  }
  return event.kind === 'round-scored' ? rising(podium, event, before, speaker) : [];
}
