import type { DaleTypes, View } from '@souk/games/dale-of-merchants';
import type { Face, Sentence } from '@souk/table-kit/face';
import { sentenceNamed } from '@souk/table-kit/speaking';
import { Board } from './Board.js';
import { cardName, drawnOf } from './cards.js';
import { Ending } from './Ending.js';
import { Heading } from './Heading.js';
import { Inspector } from './Inspector.js';
import { preview } from './previews.js';
import { spots, spotsOf } from './spots.js';
import { flights, pace, step } from './stepping.js';
import { ask, because, cardChip, chapter, tell } from './telling.js';

/** What stands on the buttons of spots that are no places on the table, by what comes before the colon. */
const BUTTONS: { readonly [kind: string]: (rest: string, view: View) => Sentence | undefined } = {
  do: (what) => (`do:${what}` === spots.stall ? undefined : sentenceNamed(`dm.do.${what}`, what)),
  as: (rest, view) => {
    const [card = '', as = ''] = rest.split(':');
    return { k: 'dm.as', with: { card: cardName(card === '' ? drawnOf(view) : card), as: cardName(as) } };
  },
  showing: (card) => ({ k: 'dm.showing', with: { card: cardName(card) } }),
  change: (rest, view) => {
    const [card = '', by] = rest.split(':');
    const k = Number(by) > 0 ? 'dm.changeUp' : 'dm.changeDown';
    return { k, with: { card: cardName(card === '' ? drawnOf(view) : card) } };
  },
  coins: (count) => ({ k: 'dm.useCoins', with: { n: Number(count) } }),
  thrown: (rest) => ({ k: 'dm.throwAway', with: { card: cardChip(rest.replace(/[#*].*$/, '')) } }),
  number: (number) => ({ k: 'dm.number', with: { n: number } }),
};

export const face: Face<DaleTypes> = {
  id: 'dale-of-merchants',
  className: 'is-dale-of-merchants',
  texts: {
    en: async () => (await import('./text/en.js')).en,
    de: async () => (await import('./text/de.js')).de,
  },
  hidesHands: true,
  spotsOf,
  buttonFor(spot, view) {
    const kind = spot.slice(0, spot.indexOf(':'));
    return Object.hasOwn(BUTTONS, kind) ? BUTTONS[kind]?.(spot.slice(kind.length + 1), view) : undefined;
  },
  ask,
  preview,
  tell,
  because,
  chapter,
  step,
  flights,
  pace,
  Heading,
  Board,
  Inspector,
  Ending,
};
