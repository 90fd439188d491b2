import { penguins as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const penguins: DeckFace = {
  told,
  colour: '#1d5c80',
  pattern:
    'repeating-linear-gradient(0deg, rgb(255 255 255 / 0.16) 0 5px, transparent 5px 10px), repeating-linear-gradient(90deg, rgb(255 255 255 / 0.16) 0 5px, transparent 5px 10px)',
  emblem: `<path d="M10 52C10 26 28 8 50 8s40 18 40 44c0 24-16 40-40 40S10 76 10 52z" fill="#25303c" ${INK}/><path d="M50 44c4-16 30-20 32 6 2 24-14 38-32 38S16 74 18 50c2-26 28-22 32-6z" fill="#fbf8f0" ${INK}/><path d="M12 56c8-4 14 2 12 12-2 6-4 8-6 8-4-6-6-12-6-20zM88 56c-8-4-14 2-12 12 2 6 4 8 6 8 4-6 6-12 6-20z" fill="#ffcf3f" ${INK}/><circle cx="34" cy="48" r="6" fill="#241a12"/><circle cx="36" cy="46" r="2" fill="#fff"/><circle cx="66" cy="48" r="6" fill="#241a12"/><circle cx="68" cy="46" r="2" fill="#fff"/><path d="M36 60q14-8 28 0-4 14-14 16-10-2-14-16z" fill="#f0902c" ${INK}/><path d="M36 60q14 6 28 0" fill="none" ${INK}/>`,
  hyphens: [
    'Eis|handel',
    'Equip|ment',
    'Fisch|fang',
    'Gefähr|tin',
    'Prac|tical',
    'Prak|tische',
    'Reise|gepäck',
    'Resource|ful',
    'Travel|ing',
  ],
  cards: {
    'resourceful-ally': {
      brief: {
        en: 'Spend 1: put 1–2 discards under your deck',
        de: 'Gib 1 aus: 1–2 der Ablage unter dein Deck',
      },
      text: {
        de: 'Gib 1 aus: Lege eine oder zwei beliebige Karten deiner Ablage in beliebiger Reihenfolge unter dein Deck.',
      },
    },
    'ice-trade': {
      brief: {
        en: 'Spend 1 or more: draw from the market deck',
        de: 'Gib 1 oder mehr aus: Zieh vom Marktstapel',
      },
      text: {
        de: 'Gib 1 oder mehr aus: Ziehe die oberste Karte des Marktstapels.',
      },
      drawing: `<path d="M10 40l40-18 40 18v34L50 94 10 74z" fill="#a8d8f0" ${INK}/><path d="M10 40l40 18 40-18M50 58v36" fill="none" ${INK}/><path d="M10 40l40-18 40 18-40 18z" fill="#dff2fb" ${INK}/><path d="M20 56l10 18M34 64l6 10" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M62 68v14M74 62v14" stroke="#7fbce0" stroke-width="4" stroke-linecap="round"/><path d="M50 2v16M42 6l16 8M58 6l-16 8" stroke="#4f9cd0" stroke-width="4" stroke-linecap="round"/>`,
    },
    'traveling-equipment': {
      brief: {
        en: 'Spend 2: draw two, throw one away',
        de: 'Gib 2 aus: Zieh zwei, wirf eine weg',
      },
      text: {
        de: 'Gib 2 aus: Ziehe zwei Karten, dann wirf eine Handkarte weg.',
      },
      drawing: `<path d="M26 30c0-14 10-20 24-20s24 6 24 20v54c0 6-4 8-10 8H36c-6 0-10-2-10-8z" fill="#3c7a5a" ${INK}/><path d="M38 14c0-12 24-12 24 0" fill="none" ${ink(5)}/><path d="M32 56h36v28H32z" fill="#5d9a78" ${INK}/><path d="M32 66h36M46 62h8v9h-8z" fill="#ffd34d" ${INK}/><path d="M14 44h12v36H14zM74 44h12v36H74z" fill="#2f5f48" ${INK}/><path d="M24 34h52" ${INK}/><path d="M22 22h56v12H22z" fill="#d8613a" ${INK}/><path d="M34 22v12M66 22v12" stroke="#fff4dc" stroke-width="4"/>`,
    },
    stove: {
      brief: {
        en: 'Building, spend X: it counts half of X',
        de: 'Gib beim Bauen X aus: zählt die Hälfte von X',
      },
      text: {
        de: 'Baust du mit dieser Karte, darfst du dafür beliebig viel ausgeben: Sie ist in diesem Stapel halb so viel wert, aufgerundet.',
      },
      drawing: `<path d="M62 34V4h14v30z" fill="#535a66" ${INK}/><path d="M58 4h22" ${ink(6)}/><path d="M14 34h72v50H14z" fill="#3b3a45" ${INK}/><path d="M8 28h84v10H8z" fill="#535a66" ${INK}/><path d="M26 48h48v26H26z" fill="#1d1a20" ${INK}/><path d="M36 74c-6-10 4-12 4-22 8 4 8 10 10 14 2-6 2-8 6-12 6 6 10 12 4 20z" fill="#f0902c" ${INK}/><path d="M44 74c-2-6 4-6 5-11 4 4 6 7 2 11z" fill="#ffd34d"/><path d="M22 84l-4 12M78 84l4 12" ${ink(7)}/><path d="M22 28c0-8 4-12 14-12s14 4 14 12z" fill="#d8412f" ${INK}/><path d="M36 16v-6" ${ink(4)}/>`,
    },
    fishing: {
      brief: {
        en: 'Spend X: put X discards on your deck',
        de: 'Gib X aus: Lege X Karten der Ablage aufs Deck',
      },
      text: {
        de: 'Gib 1 oder mehr aus: Lege so viele beliebige Karten deiner Ablage in beliebiger Reihenfolge auf dein Deck.',
      },
      drawing: `<path d="M4 58h92v36H4z" fill="#dff2fb" ${INK}/><ellipse cx="50" cy="72" rx="32" ry="13" fill="#2f6f94" ${INK}/><path d="M36 74c6-8 16-8 22 0l8-6v14l-8-4c-6 6-16 6-22-4z" fill="#f0902c" ${INK}/><circle cx="43" cy="73" r="2" fill="#17130f"/><path d="M88 6L18 22" ${ink(5)}/><path d="M18 22v32c0 8 8 8 9 2" fill="none" ${ink(3)}/><path d="M76 9l14 6v46" fill="none" ${ink(4)}/><path d="M18 22l10 44" fill="none" stroke="#8f959e" stroke-width="2"/><circle cx="22" cy="38" r="5" fill="#d8412f" ${INK}/>`,
    },
    'practical-values': {
      brief: {
        en: 'Each card counts 6 less its value this turn',
        de: 'Jede Karte zählt 6 minus ihren Wert',
      },
      text: {
        de: 'Bis zum Ende deines Zuges ist jede Karte, mit der du zahlst oder baust, 6 minus ihren Wert wert: 1 zählt 5, 2 zählt 4, 4 zählt 2, 5 zählt 1.',
      },
      drawing: `<path d="M8 12h34v44H8z" fill="#fffbe8" ${INK}/><path d="M58 44h34v44H58z" fill="#ffd34d" ${INK}/><path d="M22 24l6-4v26M21 46h13" fill="none" stroke="#1d5c80" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M82 54H70v11c8-3 14 1 13 8-1 8-10 8-14 3" fill="none" stroke="#1d5c80" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M54 20c18-4 26 4 26 16M46 80c-18 4-26-4-26-16" fill="none" ${ink(4.5)}/><path d="M73 30l7 10 8-9M27 70l-7-10-8 9" fill="none" ${ink(4.5)}/>`,
    },
  },
};
