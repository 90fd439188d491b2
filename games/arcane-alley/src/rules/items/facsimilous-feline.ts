import { replaceTop } from '@souk/kernel';
import { copyOf } from '../frames.js';
import { setsThrough } from '../round/play.js';
import type { Item } from './item.js';

/** AA-ITEM-10: while its own play lasts, and not after. */
export const facsimilousFeline: Item = {
  id: 'facsimilous-feline',
  name: 'Facsimilous Feline',
  setGold: 0,
  infamy: 8,
  copies: 2,
  extra: 1,
  text: () =>
    'When played: if it lies in a line with two revealed copies of one item, it counts as a third and the set is sold as a set of that item. Afterwards it is only a Feline.',
  wouldAct: (state, seat, slot) => setsThrough(state, seat, slot, 1) !== setsThrough(state, seat, slot, 0),
  whenPlayed({ frames }) {
    const play = copyOf(frames[frames.length - 1]);
    play.wild = 1;
    replaceTop(frames, play);
  },
};
