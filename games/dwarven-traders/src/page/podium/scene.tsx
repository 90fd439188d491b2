import type { DwarvenTradersEvent, DwarvenTradersTypes, View } from '@souk/games/dwarven-traders';
import { translate } from '@souk/table-kit/components/Text';
import type { Sentence, Speaker } from '@souk/table-kit/face';
import type { Farewell, Scene } from '@souk/table-kit/scene';
import { nameOf } from '../telling.js';
import { beats } from './beats.js';
import { Picture } from './Picture.js';
import { type Podium, STEPS, type Stand, stonesOf } from './podium.js';

const BOUNDS: { readonly [K in DwarvenTradersEvent['kind']]?: 'begins' | 'ends' } = {
  'round-ended': 'begins',
  'round-started': 'ends',
  'match-ended': 'ends',
};

/** Who wins the round: nobody if the best place is shared, since then it is not the first (DT-ROUND-3). */
function winnerOf(podium: Podium): Stand | undefined {
  const [best] = stonesOf(podium);
  return best?.place === 1 ? best.stands[0] : undefined;
}

function headline(podium: Podium, speaker: Speaker): string {
  const { round } = podium;
  const winner = winnerOf(podium);
  if (winner === undefined) return translate('dt.podium.nobody', { round });
  if (winner.trader === speaker.you) return translate('dt.podium.youWin', { round });
  return translate('dt.podium.wins', { name: nameOf(winner.trader, speaker), round });
}

/** What the round has brought who reads it. */
function ownResult({ stands, solo }: Podium, { you }: Speaker): string {
  const own = stands.find(({ trader }) => trader === you)?.placed;
  if (own === undefined || solo) return '';
  const { place, points } = own;
  return translate(place === 1 ? 'dt.podium.ownPoints' : 'dt.podium.own', { place, points });
}

const summary = (podium: Podium, speaker: Speaker): Sentence => {
  const text = headline(podium, speaker);
  return {
    k: 'dt.podium.summary',
    with: { headline: { text, node: <strong>{text}</strong> }, own: ownResult(podium, speaker) },
  };
};

function farewell(
  podium: Podium,
  event: DwarvenTradersEvent,
  _before: View,
  speaker: Speaker,
): Farewell<Podium> | undefined {
  const text = summary(podium, speaker);
  const ranked = { ...podium, ranked: true };
  if (event.kind === 'match-ended') return { text, button: { k: 'dt.podium.toResult' }, picture: ranked };
  if (event.kind !== 'round-started') return undefined;
  const { round, choosers, starter } = event;
  return {
    text,
    button: { k: 'dt.podium.toRound', with: { round } },
    picture: { ...ranked, next: { round, choosers, starter } },
  };
}

/** The end of a round: gems are sold, stones rise, and points are dealt out. */
export const scene: Scene<DwarvenTradersTypes, Podium> = {
  bound: ({ kind }) => BOUNDS[kind],
  beats,
  farewell,
  title: ({ round }) => ({ k: 'dt.podium.title', with: { round } }),
  steps: ({ step }) => ({ names: STEPS.map((each) => `dt.podium.step.${each}` as const), at: STEPS.indexOf(step) }),
  Picture,
};
