import { gorillas as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const gorillas: DeckFace = {
  told,
  colour: '#3a3f47',
  pattern: 'repeating-linear-gradient(45deg, rgb(255 255 255 / 0.16) 0 7px, transparent 7px 14px)',
  emblem: `<circle cx="12" cy="52" r="9" fill="#3c3a3e" ${INK}/><circle cx="88" cy="52" r="9" fill="#3c3a3e" ${INK}/><path d="M14 50C14 22 30 6 50 6s36 16 36 44c0 26-14 42-36 42S14 76 14 50z" fill="#4a484e" ${INK}/><path d="M24 42c8-10 18-10 26-4 8-6 18-6 26 4 4 10 0 16-4 20 4 16-8 26-22 26S24 78 28 62c-4-4-8-10-4-20z" fill="#8b8078" ${INK}/><path d="M24 42q13-8 26 0 13-8 26 0" fill="none" ${ink(5)}/><circle cx="37" cy="50" r="4" fill="#241a12"/><circle cx="38" cy="48" r="1.5" fill="#fff"/><circle cx="63" cy="50" r="4" fill="#241a12"/><circle cx="64" cy="48" r="1.5" fill="#fff"/><path d="M40 66q10-10 20 0l-4 4h-12z" fill="#3a3532"/><path d="M36 78q14 6 28 0" fill="none" ${INK}/>`,
  hyphens: ['Educa|tion', 'Ein|siedler', 'Erzie|hung', 'Fabel|lehrerin', 'Isola|tionist', 'Kummer|krone'],
  cards: {
    'stubborn-isolationist': {
      brief: {
        en: 'Discard your deck; take its first or last card',
        de: 'Deck auf die Ablage; nimm oberste/unterste',
      },
      text: {
        de: 'Drehe dein Deck um auf deine Ablage. Dann nimm die oberste oder die unterste Karte dieser Ablage auf die Hand.',
      },
    },
    'teacher-of-fables': {
      brief: {
        en: 'Discard your hand, take a market card',
        de: 'Lege deine Hand ab, nimm eine Marktkarte',
      },
      text: {
        de: 'Lege deine Hand ab. Dann nimm eine Karte aus dem Markt auf die Hand, ohne zu zahlen.',
      },
      drawing: `<path d="M6 34c14-6 30-4 44 4 14-8 30-10 44-4v50c-14-6-30-4-44 4-14-8-30-10-44-4z" fill="#7a3a6a" ${INK}/><path d="M12 34c12-4 26-2 38 6v40c-12-8-26-10-38-6zM88 34c-12-4-26-2-38 6v40c12-8 26-10 38-6z" fill="#fffbe8" ${INK}/><path d="M20 62c0-10 4-14 10-14 4 0 4 4 8 4-2 8-4 14-12 14z" fill="#7ab53a" ${INK}/><path d="M60 66V52l8-6 8 6v14zM80 66V56" fill="#e9a13a" ${INK}/><path d="M50 4l5 12 13 1-10 8 3 12-11-7-11 7 3-12-10-8 13-1z" fill="#ffd34d" ${INK}/>`,
    },
    'pure-strength': {
      brief: {
        en: 'Deck’s top away; an animal earns a new one',
        de: 'Oberste vom Deck weg; für ein Tier gibt’s neu',
      },
      text: {
        de: 'Wirf die oberste Karte deines Decks weg. War es eine Tierkarte, ziehe die oberste Karte des Marktstapels.',
      },
      drawing: `<path d="M14 40h72" ${ink(7)}/><path d="M14 40h72" stroke="#c9ced4" stroke-width="3"/><circle cx="12" cy="40" r="12" fill="#3a3f47" ${INK}/><circle cx="88" cy="40" r="12" fill="#3a3f47" ${INK}/><path d="M6 36q3-5 8-5M82 36q3-5 8-5" fill="none" stroke="#8f959e" stroke-width="3" stroke-linecap="round"/><path d="M34 34c8-6 24-6 32 0v14c4 12 4 26 0 42H34c-4-16-4-30 0-42z" fill="#6b5648" ${INK}/><path d="M34 44h8M34 50h8M58 44h8M58 50h8M50 34v16" ${INK}/><path d="M40 64q10 6 20 0" fill="none" ${INK}/><path d="M50 6v12M34 10l4 10M66 10l-4 10" stroke="#e0a92f" stroke-width="4" stroke-linecap="round"/>`,
    },
    'blunt-education': {
      brief: {
        en: 'Each of your cards counts 4 this turn',
        de: 'Jede deiner Karten zählt in diesem Zug 4',
      },
      text: {
        de: 'Bis zum Ende deines Zuges ist jede Karte, mit der du zahlst oder baust, 4 wert.',
      },
      drawing: `<path d="M8 14h84v54H8z" fill="#8a5a32" ${INK}/><path d="M14 20h72v42H14z" fill="#2f4a3a"/><path d="M50 26L38 46h16M50 38v16" fill="none" stroke="#fffbe8" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M22 30h10M22 38h8M66 30h12M66 38h12M66 46h8" stroke="#9fc4ae" stroke-width="3" stroke-linecap="round"/><path d="M24 68l-8 26M76 68l8 26" ${ink(5)}/><path d="M94 84L58 60" stroke="#c98b3f" stroke-width="5" stroke-linecap="round"/><path d="M40 68h14v5H40z" fill="#fff" ${INK}/>`,
    },
    'bar-of-soap': {
      brief: {
        en: 'Draw five, then discard six',
        de: 'Fünf ziehen, dann sechs ablegen',
      },
      text: {
        de: 'Ziehe fünf Karten, dann lege sechs Handkarten ab.',
      },
      drawing: `<path d="M12 52c0-8 6-12 14-12h48c8 0 14 4 14 12v18c0 8-6 12-14 12H26c-8 0-14-4-14-12z" fill="#f2a0b4" ${INK}/><path d="M22 54c0-4 4-6 8-6h40c4 0 8 2 8 6v6c0 4-4 6-8 6H30c-4 0-8-2-8-6z" fill="#ffc4d0" ${INK}/><circle cx="30" cy="26" r="11" fill="#d6ecf8" ${INK}/><circle cx="56" cy="18" r="8" fill="#d6ecf8" ${INK}/><circle cx="76" cy="30" r="6" fill="#d6ecf8" ${INK}/><path d="M25 24q1-5 6-5M53 16q1-3 4-3" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M24 90h52" stroke="#bfe0f2" stroke-width="5" stroke-linecap="round"/>`,
    },
    'crown-of-sorrow': {
      brief: {
        en: 'Renew the whole market, then take one card',
        de: 'Erneuere den Markt, dann nimm eine Karte',
      },
      text: {
        de: 'Wirf alle Karten im Markt weg und fülle ihn auf. Dann nimm eine daraus auf die Hand, ohne zu zahlen.',
      },
      drawing: `<path d="M10 28l18 18 22-30 22 30 18-18-8 50H18z" fill="#8fa0c4" ${INK}/><path d="M18 78h64v12H18z" fill="#6a7ba4" ${INK}/><circle cx="10" cy="26" r="6" fill="#3f6fb0" ${INK}/><circle cx="50" cy="14" r="6" fill="#3f6fb0" ${INK}/><circle cx="90" cy="26" r="6" fill="#3f6fb0" ${INK}/><path d="M36 54c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12zM64 54c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z" fill="#bfe6f2" ${INK}/><path d="M28 84h6M47 84h6M66 84h6" stroke="#dfe6f4" stroke-width="5" stroke-linecap="round"/>`,
    },
  },
};
