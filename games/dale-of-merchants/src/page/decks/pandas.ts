import { pandas as told } from '@souk/games/dale-of-merchants/telling/decks';
import { MERCHANTS } from '../art/merchants.js';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const pandas: DeckFace = {
  told,
  colour: '#3c5a3a',
  pattern: 'radial-gradient(rgb(255 255 255 / 0.35) 1.5px, transparent 2px) 0 0 / 8px 8px',
  emblem: MERCHANTS.pandas,
  hyphens: ['Ausver|kauf', 'Sonder|angebot', 'Vor|bezahlt'],
  cards: {
    'loyal-partner': {
      brief: {
        en: 'Throw the market away and refill it',
        de: 'Wirf den Markt weg und fülle ihn neu',
      },
      text: {
        de: 'Wirf alle Karten im Markt weg, dann fülle ihn auf.',
      },
    },
    'prepaid-good': {
      brief: {
        en: 'Take one market card without paying',
        de: 'Nimm eine Marktkarte umsonst',
      },
      text: {
        de: 'Nimm eine Karte aus dem Markt auf die Hand, ohne zu zahlen.',
      },
      drawing: `<path d="M14 34l36-16 36 16v40L50 90 14 74z" fill="#d9a860" ${INK}/><path d="M14 34l36 16 36-16M50 50v40" fill="none" ${INK}/><path d="M32 26l36 16v16" fill="none" stroke="#fff4dc" stroke-width="6"/><circle cx="70" cy="66" r="13" fill="#5d9a45" ${INK}/><path d="M64 66l5 5 8-9" fill="none" stroke="#fff" stroke-width="4"/>`,
    },
    'essential-purchase': {
      brief: {
        en: 'Junk paid for it can be thrown away (up to 3)',
        de: 'Gezahltes Gerümpel darf weg (bis zu 3)',
      },
      text: {
        de: 'Kaufst du diese Karte, darfst du bis zu drei Gerümpelkarten der Bezahlung wegwerfen statt ablegen.',
      },
      drawing: `<path d="M16 40h68l-8 48H24z" fill="#d9a860" ${INK}/><path d="M32 40c0-22 8-30 18-30s18 8 18 30" fill="none" ${ink(4.5)}/><path d="M20 56h60M22 72h56M36 40l4 48M64 40l-4 48" stroke="#a5743a" stroke-width="3"/><circle cx="38" cy="34" r="9" fill="#d8412f" ${INK}/><path d="M52 38c0-14 16-14 18-2z" fill="#7ab53a" ${INK}/>`,
    },
    'market-discovery': {
      brief: {
        en: 'Clear the deck’s top; buy from its discard',
        de: 'Marktstapel lichten; aus der Ablage kaufen',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du die oberste Karte des Marktstapels wegwerfen. Mit dieser Karte in der Bezahlung darfst du die oberste Karte der Marktablage zu ihrem Wert kaufen.',
      },
      drawing: `<circle cx="42" cy="42" r="28" fill="#bfe6f2" ${INK}/><path d="M62 62l26 26" ${ink(10)}/><path d="M62 62l26 26" stroke="#8a5a2c" stroke-width="5"/><path d="M30 46l12-16 12 16-12 10z" fill="#7ab53a" ${INK}/><path d="M24 30c4-7 9-10 15-11" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
    },
    'special-offer': {
      brief: {
        en: 'Take one of the market deck’s top three',
        de: 'Nimm eine der obersten drei vom Marktstapel',
      },
      text: {
        de: 'Sieh dir die obersten drei Karten des Marktstapels an. Nimm eine auf die Hand und wirf die anderen weg.',
      },
      drawing: `<path d="M10 46L50 8h36v36L46 86z" fill="#e9573f" ${INK}/><circle cx="72" cy="24" r="6" fill="#fff8ea" ${INK}/><path d="M38 62l22-22" ${ink(4)}/><circle cx="38" cy="48" r="5" fill="#fff4dc"/><circle cx="56" cy="58" r="5" fill="#fff4dc"/>`,
    },
    'stock-clearance': {
      brief: {
        en: 'Pay with cards you do not need',
        de: 'Zahle auch mit überflüssigen Karten',
      },
      text: {
        de: 'Eine Bezahlung mit dieser Karte darf überflüssige Karten enthalten.',
      },
      drawing: `<path d="M10 88V50h24v38zM38 88V36h24v52zM66 88V58h24v30z" fill="#c98a52" ${INK}/><path d="M10 68h24M38 62h24M66 74h24" ${INK}/><path d="M14 18l20 8M50 8v16M86 18l-20 8" stroke="#d8412f" stroke-width="6" stroke-linecap="round"/>`,
    },
  },
};
