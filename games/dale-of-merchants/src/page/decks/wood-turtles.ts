import { woodTurtles as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const woodTurtles: DeckFace = {
  told,
  colour: '#8a3a00',
  pattern:
    'repeating-linear-gradient(30deg, rgb(255 255 255 / 0.2) 0 1px, transparent 1px 7px), repeating-linear-gradient(-30deg, rgb(255 255 255 / 0.2) 0 1px, transparent 1px 7px), repeating-linear-gradient(90deg, rgb(255 255 255 / 0.2) 0 1px, transparent 1px 7px)',
  emblem: `<path d="M6 62C6 30 26 8 50 8s44 22 44 54z" fill="#7a4f24" ${INK}/><path d="M50 8v20M22 24l14 12M78 24L64 36M8 56l16-8M92 56l-16-8M36 36l14-8 14 8 6 14H30z" fill="#a8743a" ${INK}/><path d="M20 66c0-16 12-24 30-24s30 8 30 24c0 18-12 28-30 28S20 84 20 66z" fill="#c9873a" ${INK}/><path d="M26 80q24 14 48 0" fill="none" ${INK}/><circle cx="45" cy="70" r="2" fill="#3a2414"/><circle cx="55" cy="70" r="2" fill="#3a2414"/><circle cx="35" cy="60" r="5" fill="#241a12"/><circle cx="37" cy="58" r="2" fill="#fff"/><circle cx="65" cy="60" r="5" fill="#241a12"/><circle cx="67" cy="58" r="2" fill="#fff"/><path d="M28 50q6-4 12 0M72 50q-6-4-12 0" fill="none" ${INK}/>`,
  hyphens: [
    'Bahn|brechende',
    "Collec|tor's",
    'Ground|breaking',
    'Impul|sive',
    'Inspira|tion',
    'Perfek|ter',
    'Sammler|wunsch',
    'Visio|närin',
    'Vision|ary',
  ],
  cards: {
    'impulsive-visionary': {
      brief: {
        en: 'Finish 1: draw a card',
        de: 'Abschluss 1: Ziehe eine Karte',
      },
      text: {
        de: 'Bleibt vor dir liegen. Abschluss 1: Ziehe eine Karte.',
      },
    },
    'collectors-desire': {
      brief: {
        en: 'Finish 2: take the leftmost market card',
        de: 'Abschluss 2: die Marktkarte ganz links',
      },
      text: {
        de: 'Bleibt vor dir liegen. Abschluss 2: Nimm die Marktkarte ganz links auf die Hand.',
      },
      drawing: `<path d="M10 8h80v84H10z" fill="#8a5a32" ${INK}/><path d="M18 16h64v68H18z" fill="#f4e6c3" ${INK}/><path d="M50 34v34M50 28c-2 0-4 2-4 6v30c0 4 2 6 4 6s4-2 4-6V34c0-4-2-6-4-6z" fill="#33241a"/><path d="M46 46C40 26 24 24 24 34c0 10 8 18 22 18-12 2-16 10-12 16s12 0 12-12zM54 46c6-20 22-22 22-12 0 10-8 18-22 18 12 2 16 10 12 16s-12 0-12-12z" fill="#f0902c" ${INK}/><circle cx="32" cy="36" r="3" fill="#fff4c4"/><circle cx="68" cy="36" r="3" fill="#fff4c4"/><path d="M48 28l-6-8M52 28l6-8" fill="none" ${INK}/><path d="M40 76h20v5H40z" fill="#d9c08a" ${INK}/>`,
    },
    'groundbreaking-idea': {
      brief: {
        en: 'Throw a discard away; finish 2: one onto deck',
        de: 'Abgelegtes weg; Abschluss 2: eine aufs Deck',
      },
      text: {
        de: 'Wirf eine beliebige Karte deiner Ablage weg. Bleibt vor dir liegen. Abschluss 2: Lege eine beliebige Karte deiner Ablage auf dein Deck.',
      },
      drawing: `<path d="M4 62l22-8 12 8 14-10 14 10 12-6 18 6v34H4z" fill="#8a6a48" ${INK}/><path d="M52 52l-6 14 10 8-6 22" fill="none" ${ink(4)}/><path d="M50 6c12 0 20 8 20 18 0 8-5 12-7 18H37c-2-6-7-10-7-18C30 14 38 6 50 6z" fill="#ffe98a" ${INK}/><path d="M38 42h24v7H38z" fill="#a9b0b8" ${INK}/><path d="M44 42V30l-4-5M56 42V30l4-5" fill="none" stroke="#c98b1c" stroke-width="3"/><path d="M12 20l9 4M88 20l-9 4M10 40h8M90 40h-8" stroke="#e0a92f" stroke-width="5" stroke-linecap="round"/><path d="M20 76l12 4M70 78l12-4" stroke="#5f4528" stroke-width="4" stroke-linecap="round"/>`,
    },
    inspiration: {
      brief: {
        en: 'Finish 2: draw two cards',
        de: 'Abschluss 2: Ziehe zwei Karten',
      },
      text: {
        de: 'Bleibt vor dir liegen. Abschluss 2: Ziehe zwei Karten.',
      },
      drawing: `<path d="M30 94h40M50 94V78" ${ink(5)}/><path d="M22 6h56v56H22z" fill="#a5703c" ${INK}/><path d="M28 12h44v44H28z" fill="#fffbe8" ${INK}/><path d="M28 56V42c10-6 18-4 24 2s14 4 20-2v14z" fill="#7ab53a"/><circle cx="58" cy="26" r="8" fill="#ffd34d"/><path d="M34 30q6-8 12 0" fill="none" stroke="#4f8fb8" stroke-width="4" stroke-linecap="round"/><path d="M22 62L10 94M78 62l12 32M16 78h68" ${ink(4.5)}/><path d="M92 24L72 56l-8 6 2-10 20-32z" fill="#d8412f" ${INK}/>`,
    },
    insight: {
      brief: {
        en: 'Discard 1–3 off your deck; finish 3: take one',
        de: '1–3 ablegen; Abschluss 3: nimm eine',
      },
      text: {
        de: 'Lege die oberste Karte deines Decks ab, bis zu dreimal. Bleibt vor dir liegen. Abschluss 3: Nimm eine beliebige Karte deiner Ablage auf die Hand.',
      },
      drawing: `<path d="M4 52c14-24 30-34 46-34s32 10 46 34C82 76 66 86 50 86S18 76 4 52z" fill="#fffbe8" ${INK}/><circle cx="50" cy="52" r="22" fill="#3c9c8f" ${INK}/><circle cx="50" cy="52" r="11" fill="#17130f"/><circle cx="58" cy="44" r="5" fill="#fff"/><path d="M50 6v-4M22 14l-4-6M78 14l4-6M6 30l-4-4M94 30l4-4" stroke="#e0a92f" stroke-width="5" stroke-linecap="round"/><path d="M34 40l-6-6M66 64l6 6M34 64l-6 6M66 40l6-6" stroke="#bfe6e0" stroke-width="3" stroke-linecap="round"/>`,
    },
    'perfect-move': {
      brief: {
        en: 'Finish 3: each card counts one more this turn',
        de: 'Abschluss 3: Jede Karte zählt eins mehr',
      },
      text: {
        de: 'Bleibt vor dir liegen. Abschluss 3: Bis zum Ende deines Zuges ist jede Karte, mit der du zahlst oder baust, eins mehr wert.',
      },
      drawing: `<path d="M4 84h92v12H4z" fill="#8a5a32" ${INK}/><path d="M4 84h23v12H4zM50 84h23v12H50z" fill="#f4e6c3" ${INK}/><path d="M34 84c2-14 2-22-2-30-8-2-12-8-8-14 6-4 10-4 12-8-2-12 6-22 22-24l4-6 4 10c14 12 16 34 8 50 0 8 0 14 4 22z" fill="#fffbe8" ${INK}/><path d="M32 54c10 0 16-4 20-12" fill="none" ${INK}/><circle cx="46" cy="26" r="3" fill="#17130f"/><path d="M66 14c8 10 8 26 2 40" fill="none" stroke="#d9c8a0" stroke-width="5" stroke-linecap="round"/><path d="M28 76h52v8H28z" fill="#e8dcc0" ${INK}/><path d="M12 24l3 9 9 3-9 3-3 9-3-9-9-3 9-3z" fill="#ffd34d" ${INK}/>`,
    },
  },
};
