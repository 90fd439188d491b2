import { echidnas as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const echidnas: DeckFace = {
  told,
  colour: '#5a4d2c',
  pattern:
    'repeating-linear-gradient(60deg, rgb(255 255 255 / 0.22) 0 1px, transparent 1px 5px), repeating-linear-gradient(-60deg, rgb(255 255 255 / 0.22) 0 1px, transparent 1px 5px)',
  emblem: `<path d="M50 4l6 14 12-10 1 15 14-5-4 15 14 1-9 12 12 7-13 7H17L4 53l12-7-9-12 14-1-4-15 14 5 1-15 12 10z" fill="#e0c48a" ${INK}/><path d="M16 56c0-20 14-32 34-32s34 12 34 32c0 14-12 24-34 24S16 70 16 56z" fill="#7a5f44" ${INK}/><path d="M50 56c8 0 10 10 10 20s-4 22-10 22-10-12-10-22 2-20 10-20z" fill="#4a3828" ${INK}/><circle cx="46" cy="91" r="1.800" fill="#e2c9a4"/><circle cx="54" cy="91" r="1.800" fill="#e2c9a4"/><circle cx="34" cy="54" r="5" fill="#241a12"/><circle cx="36" cy="52" r="2" fill="#fff"/><circle cx="66" cy="54" r="5" fill="#241a12"/><circle cx="68" cy="52" r="2" fill="#fff"/><path d="M28 34l4 8M42 28l2 9M58 28l-2 9M72 34l-4 8" stroke="#e0c48a" stroke-width="4" stroke-linecap="round"/>`,
  hyphens: ['Deli|katesse', 'Regen|schirm', 'Schnäpp|chen|jägerin', 'Sorg|loser', 'Veloci|pede'],
  cards: {
    'carefree-swapper': {
      brief: {
        en: 'Swap it for the top of a rival’s discard pile',
        de: 'Gegen die oberste einer fremden Ablage',
      },
      text: {
        de: 'Tausche diese Karte gegen die oberste Karte einer fremden Ablage; nimm jene auf die Hand.',
      },
    },
    'bargain-seeker': {
      brief: {
        en: 'Replace the rightmost market card',
        de: 'Einmal im Zug: Ersetze die Marktkarte rechts',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du die Marktkarte ganz rechts wegwerfen und die oberste Karte des Marktstapels an ihren Platz legen.',
      },
      drawing: `<path d="M8 52L48 12h38v38L46 90z" fill="#7ab53a" ${INK}/><circle cx="73" cy="25" r="6" fill="#fffbe8" ${INK}/><path d="M34 66l22-22" ${ink(4)}/><circle cx="36" cy="50" r="5" fill="#fffbe8" ${INK}/><circle cx="54" cy="62" r="5" fill="#fffbe8" ${INK}/><path d="M73 25c8-10 14-14 22-16" fill="none" stroke="#d8412f" stroke-width="3.500" stroke-linecap="round"/><path d="M14 22l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#ffd34d" ${INK}/>`,
    },
    delicacy: {
      brief: {
        en: 'Swap it for one of a rival’s top two cards',
        de: 'Gegen eine von zwei eines fremden Decks',
      },
      text: {
        de: 'Sieh dir die obersten zwei Karten eines fremden Decks an; du darfst diese Karte gegen eine davon tauschen; nimm jene auf die Hand. Mische jenes Deck.',
      },
      drawing: `<path d="M4 70h92c0 10-20 18-46 18S4 80 4 70z" fill="#dfe4e8" ${INK}/><path d="M24 70l-4-28h60l-4 28z" fill="#f0a8bc" ${INK}/><path d="M30 46l3 22M42 46l1 22M58 46l-1 22M70 46l-3 22" stroke="#d8708c" stroke-width="3"/><path d="M14 44c-2-12 8-16 14-12 2-12 18-16 24-6 8-8 20-4 22 6 8-4 16 4 12 12z" fill="#fff4dc" ${INK}/><circle cx="52" cy="16" r="9" fill="#d8412f" ${INK}/><path d="M52 8c2-6 6-6 10-6" fill="none" ${ink(3)}/><path d="M48 14c1-2 2-3 4-3" fill="none" stroke="#ff9a86" stroke-width="3" stroke-linecap="round"/>`,
    },
    umbrella: {
      brief: {
        en: 'Swap it for one of two of a rival’s hand',
        de: 'Gegen eine von zwei zufälligen fremder Hand',
      },
      text: {
        de: 'Sieh dir zwei zufällige Handkarten von jemand anderem an; du darfst diese Karte gegen eine davon tauschen.',
      },
      drawing: `<path d="M50 12v66c0 16 22 16 22 0" fill="none" ${ink(7)}/><path d="M50 12v66c0 16 22 16 22 0" fill="none" stroke="#c98b3f" stroke-width="3.500"/><path d="M4 52c2-26 22-40 46-40s44 14 46 40c-6-8-16-8-22 0-6-8-18-8-24 0-6-8-18-8-24 0-6-8-16-8-22 0z" fill="#d8416a" ${INK}/><path d="M50 12c-14 8-22 22-24 40M50 12c14 8 22 22 24 40" fill="none" ${INK}/><path d="M14 42c4-12 12-18 20-22" fill="none" stroke="#ff9ab4" stroke-width="4" stroke-linecap="round"/><path d="M50 12V4" ${ink(4)}/><path d="M14 66l-4 10M30 74l-4 10M86 66l-4 10" stroke="#4f8fb8" stroke-width="4" stroke-linecap="round"/>`,
    },
    velocipede: {
      brief: {
        en: 'Swap an animal for the market discard’s top',
        de: 'Ein Tier gegen die oberste der Marktablage',
      },
      text: {
        de: 'Du darfst die oberste Karte des Marktstapels wegwerfen. Du darfst eine Tierkarte deiner Hand gegen die oberste Karte der Marktablage tauschen.',
      },
      drawing: `<circle cx="36" cy="58" r="32" fill="none" ${ink(9)}/><circle cx="36" cy="58" r="32" fill="none" stroke="#8f959e" stroke-width="4"/><path d="M36 26v64M4 58h64M13 35l46 46M59 35L13 81" stroke="#a9b0b8" stroke-width="2"/><circle cx="84" cy="80" r="11" fill="none" ${ink(7)}/><circle cx="84" cy="80" r="11" fill="none" stroke="#8f959e" stroke-width="3"/><path d="M36 58L44 16c22 4 36 28 40 64" fill="none" ${ink(6)}/><path d="M36 58L44 16c22 4 36 28 40 64" fill="none" stroke="#d8412f" stroke-width="3"/><path d="M30 16h20M50 22l14-2" ${ink(6)}/><path d="M50 18c6-4 14-4 18 0-2 6-12 8-18 0z" fill="#8a5a32" ${INK}/><circle cx="36" cy="58" r="5" fill="#ffd34d" ${INK}/>`,
    },
    'matching-colours': {
      brief: {
        en: 'Swap an animal for its equal in any stall',
        de: 'Ein Tier gegen ein gleich hohes eines Standes',
      },
      text: {
        de: 'Tausche eine Tierkarte deiner Hand gegen eine Karte gleichen Werts in irgendeinem Stand, auch deinem.',
      },
      drawing: `<path d="M10 32c0-14 18-24 42-24s42 14 42 34c0 18-18 18-26 18s-10 4-6 12-2 18-16 18C26 90 10 62 10 32z" fill="#d9a860" ${INK}/><circle cx="32" cy="30" r="8" fill="#d8412f" ${INK}/><circle cx="52" cy="22" r="8" fill="#ffd34d" ${INK}/><circle cx="74" cy="30" r="8" fill="#5d9a45" ${INK}/><circle cx="28" cy="50" r="8" fill="#8a5cc0" ${INK}/><circle cx="38" cy="68" r="8" fill="#3f8fb8" ${INK}/><path d="M96 56L62 92" ${ink(9)}/><path d="M96 56L62 92" stroke="#f4e6c3" stroke-width="5" stroke-linecap="round"/><path d="M68 86l-6 6-6-2 4-8z" fill="#d8412f" ${INK}/>`,
    },
  },
};
