import { sloths as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const sloths: DeckFace = {
  told,
  colour: '#66642a',
  pattern: 'repeating-linear-gradient(90deg, rgb(255 255 255 / 0.2) 0 4px, transparent 4px 9px)',
  emblem: `<path d="M10 52c0-26 16-40 40-40s40 14 40 40-16 38-40 38-40-12-40-38z" fill="#a58c63" ${INK}/><path d="M20 56c0-20 12-30 30-30s30 10 30 30-14 28-30 28-30-8-30-28z" fill="#ecdcb6" ${INK}/><path d="M18 58c4-12 18-16 26-6-4 10-14 14-26 10zM82 58c-4-12-18-16-26-6 4 10 14 14 26 10z" fill="#6b4a2c"/><circle cx="34" cy="52" r="5" fill="#241a12"/><circle cx="36" cy="50" r="2" fill="#fff"/><circle cx="66" cy="52" r="5" fill="#241a12"/><circle cx="68" cy="50" r="2" fill="#fff"/><path d="M40 62q10-6 20 0-2 8-10 8t-10-8z" fill="#3a2a20" ${INK}/><path d="M34 74q16 10 32 0" fill="none" ${INK}/><path d="M38 12q6 8 4 14M50 12v14M62 12q-6 8-4 14" fill="none" ${INK}/>`,
  hyphens: ['Einkaufs|reise', 'House|cleaning', 'Mittags|pause'],
  cards: {
    'steady-achiever': {
      brief: {
        en: 'Next turn: draw a card',
        de: 'Nächster Zug: Ziehe eine Karte',
      },
      text: {
        de: 'Zu Beginn deines nächsten Zuges: Ziehe eine Karte.',
      },
    },
    'shopping-journey': {
      brief: {
        en: 'Next turn: take a market card for free',
        de: 'Nächster Zug: eine Marktkarte gratis',
      },
      text: {
        de: 'Zu Beginn deines nächsten Zuges: Nimm eine Karte aus dem Markt auf die Hand, ohne zu zahlen.',
      },
      drawing: `<path d="M20 34h60l-6 44H26z" fill="#d9a860" ${INK}/><path d="M34 34c0-16 6-24 16-24s16 8 16 24" fill="none" ${ink(4.5)}/><path d="M28 50h44M31 64h38" stroke="#a5743a" stroke-width="3"/><circle cx="32" cy="86" r="7" fill="#535a66" ${INK}/><circle cx="68" cy="86" r="7" fill="#535a66" ${INK}/><path d="M44 34l-4-18 10 6z" fill="#7ab53a" ${INK}/><path d="M56 34c2-10 12-12 16-4z" fill="#d8412f" ${INK}/>`,
    },
    housecleaning: {
      brief: {
        en: 'Take 3 junk; next turn throw a card away',
        de: '3 Gerümpel auf die Hand; später eine weg',
      },
      text: {
        de: 'Nimm bis zu drei Gerümpelkarten deiner Ablage auf die Hand. Zu Beginn deines nächsten Zuges: Du darfst eine Handkarte wegwerfen.',
      },
      drawing: `<path d="M70 6L46 52" stroke="#a5743a" stroke-width="7" stroke-linecap="round"/><path d="M70 6L46 52" fill="none" stroke="#c98b3f" stroke-width="3" stroke-linecap="round"/><path d="M34 48l26 12-4 10-28-14z" fill="#d8412f" ${INK}/><path d="M28 56l28 14c-4 10-8 18-14 24-10-2-24-8-32-18 8-4 14-12 18-20z" fill="#ffd34d" ${INK}/><path d="M32 62c-4 8-8 14-14 18M40 66c-2 8-6 16-10 20M48 70c-2 8-4 14-8 20" fill="none" ${INK}/><path d="M72 62l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#bfe6f2" ${INK}/><circle cx="84" cy="48" r="4" fill="#bfe6f2" ${INK}/>`,
    },
    siesta: {
      brief: {
        en: 'Next turn: take any card you discarded',
        de: 'Nächster Zug: eine Karte der Ablage',
      },
      text: {
        de: 'Zu Beginn deines nächsten Zuges: Nimm eine beliebige Karte deiner Ablage auf die Hand.',
      },
      drawing: `<path d="M8 20q4 44 42 46t42-46" fill="none" ${ink(5)}/><path d="M12 36c4 30 20 40 38 40s34-10 38-40q-38 26-76 0z" fill="#e9a13a" ${INK}/><path d="M20 46c4 18 14 26 30 28M36 52l4 22M50 54v22M64 52l-4 22M80 46c-4 18-12 24-22 28" fill="none" stroke="#fff4dc" stroke-width="3"/><path d="M8 20V8M92 20V8" ${ink(5)}/><path d="M56 8h12L56 22h12M74 20h9l-9 10h9" fill="none" stroke="#3c5a8f" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`,
    },
    'lunch-break': {
      brief: {
        en: 'Draw a card now, and one next turn',
        de: 'Zieh eine Karte, im nächsten Zug noch eine',
      },
      text: {
        de: 'Ziehe eine Karte. Zu Beginn deines nächsten Zuges: Ziehe eine Karte.',
      },
      drawing: `<path d="M10 46c0-20 18-30 40-30s40 10 40 30z" fill="#e8b368" ${INK}/><path d="M30 28l4 3M46 22l4 3M62 26l4 3M74 34l4 3M40 36l4 3M56 36l4 3" stroke="#fff4dc" stroke-width="3" stroke-linecap="round"/><path d="M6 50q11-8 22 0t22 0 22 0 22 0v8q-11 8-22 0t-22 0-22 0-22 0z" fill="#7ab53a" ${INK}/><path d="M10 60h80v8H10z" fill="#d8412f" ${INK}/><path d="M12 68l22 12 18-12z" fill="#ffd34d" ${INK}/><path d="M10 70h80c0 12-8 18-16 18H26c-8 0-16-6-16-18z" fill="#d99a4e" ${INK}/>`,
    },
    ironing: {
      brief: {
        en: 'Next turn: each card counts one more',
        de: 'Nächster Zug: Jede Karte zählt eins mehr',
      },
      text: {
        de: 'Zu Beginn deines nächsten Zuges: Jede Karte, mit der du in jenem Zug zahlst oder baust, ist eins mehr wert.',
      },
      drawing: `<path d="M8 76c0-24 18-38 44-38h32v38z" fill="#4f8fb8" ${INK}/><path d="M8 76h80v10H8z" fill="#dfe4e8" ${INK}/><path d="M40 38c0-14 6-20 18-20h26c6 0 8 4 8 8v12" fill="none" ${ink(9)}/><path d="M40 38c0-14 6-20 18-20h26c6 0 8 4 8 8v12" fill="none" stroke="#3b3a5c" stroke-width="5" stroke-linecap="round"/><path d="M26 64c4-10 14-14 26-14" fill="none" stroke="#bfe0f2" stroke-width="5" stroke-linecap="round"/><path d="M16 30q-6-8 0-14M28 24q-6-8 0-14" fill="none" stroke="#9fb4c4" stroke-width="4" stroke-linecap="round"/><circle cx="72" cy="60" r="5" fill="#ffd34d" ${INK}/>`,
    },
  },
};
