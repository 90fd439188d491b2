import { chameleons as told } from '@souk/games/dale-of-merchants/telling/decks';
import { MERCHANTS } from '../art/merchants.js';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const chameleons: DeckFace = {
  told,
  colour: '#41690f',
  pattern: 'repeating-radial-gradient(circle at 0 50%, rgb(255 255 255 / 0.2) 0 2px, transparent 2px 7px)',
  emblem: MERCHANTS.chameleons,
  hyphens: ['Reflec|tion', 'Shop|keeper', 'Spiegel|bild', 'Trend|setting', 'Verkäu|ferin', 'Wandel|bare'],
  cards: {
    'flexible-shopkeeper': {
      brief: {
        en: 'Copies a card of your last stack',
        de: 'Kopiert eine Karte deines letzten Stapels',
      },
      text: {
        de: 'Diese Karte ist eine Kopie einer beliebigen Karte deines letzten Stapels.',
      },
    },
    reflection: {
      brief: {
        en: 'Copies the top of a rival’s discard',
        de: 'Kopiert die oberste einer fremden Ablage',
      },
      text: {
        de: 'Diese Karte ist eine Kopie der obersten Karte der Ablage von jemand anderem.',
      },
      drawing: `<path d="M50 8c20 0 30 18 30 38S68 82 50 82 20 66 20 46 30 8 50 8z" fill="#b9793c" ${INK}/><path d="M50 16c15 0 22 14 22 30S64 74 50 74 28 62 28 46s7-30 22-30z" fill="#bfe6f2" ${INK}/><path d="M34 44L52 22M38 58l28-34" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M44 82h12v12H44z" fill="#8a5a2c" ${INK}/>`,
    },
    'good-old-times': {
      brief: {
        en: 'Copies the top of the market discard',
        de: 'Kopiert die oberste der Marktablage',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du die oberste Karte des Marktstapels wegwerfen. Diese Karte ist eine Kopie der obersten Karte der Marktablage.',
      },
      drawing: `<path d="M26 10h48v10c0 14-16 20-16 30s16 16 16 30v10H26V80c0-14 16-20 16-30S26 34 26 20z" fill="#d6ecf2" ${INK}/><path d="M34 28h32c-4 8-12 12-16 18-4-6-12-10-16-18zM32 86c2-12 12-16 18-20 6 4 16 8 18 20z" fill="#e0b05c"/><path d="M20 10h60M20 90h60" ${ink(7)}/>`,
    },
    'gift-voucher': {
      brief: {
        en: 'Swap it for a card in the market',
        de: 'Gegen eine Karte im Markt tauschen',
      },
      text: {
        de: 'Tausche diese Karte gegen eine Karte im Markt; nimm jene auf die Hand.',
      },
      drawing: `<path d="M10 26h80v48H10z" fill="#fbe6c8" ${INK}/><path d="M34 26v48" stroke="#d8412f" stroke-width="6"/><path d="M34 48c-14-14-22 2-12 6s12-6 12-6 14-14 18-4-10 10-18 4z" fill="#d8412f" ${INK}/><path d="M54 58h26M54 66h18" ${ink(3)}/>`,
    },
    trendsetting: {
      brief: {
        en: 'Copies any card in the market',
        de: 'Kopiert eine beliebige Karte im Markt',
      },
      text: {
        de: 'Diese Karte ist eine Kopie einer beliebigen Karte im Markt.',
      },
      drawing: `<path d="M24 60h52l6 14H18z" fill="#3b3a5c" ${INK}/><path d="M32 60V24c10-8 26-8 36 0v36z" fill="#3b3a5c" ${INK}/><path d="M32 48h36v12H32z" fill="#d8412f" ${INK}/><path d="M66 44c8-16 16-20 22-22-2 10-8 20-20 26z" fill="#7ab53a" ${INK}/>`,
    },
    'seeing-doubles': {
      brief: {
        en: 'Copies another card in your hand',
        de: 'Kopiert eine andere Karte deiner Hand',
      },
      text: {
        de: 'Diese Karte ist eine Kopie einer anderen deiner Handkarten; zeigst du sie, so zeige auch jene.',
      },
      drawing: `<path d="M12 20h44v56H12z" fill="#a6d85c" ${INK}/><path d="M40 30h46v58H40z" fill="#e9f6c8" ${INK}/><circle cx="63" cy="58" r="15" fill="#7ab53a" ${INK}/><circle cx="63" cy="58" r="7" fill="#fff4c4" ${INK}/><circle cx="63" cy="58" r="3" fill="#17130f"/><circle cx="25" cy="44" r="8" fill="#7ab53a" ${INK}/>`,
    },
  },
};
