import { tuataras as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const tuataras: DeckFace = {
  told,
  colour: '#4f6a4c',
  pattern: 'radial-gradient(circle, transparent 2px, rgb(255 255 255 / 0.36) 2px 3px, transparent 3.5px) 0 0 / 9px 9px',
  emblem: `<path d="M20 30l6-18 10 12 8-18 10 16 12-14 4 18 14-6-2 18z" fill="#e6e0b8" ${INK}/><path d="M10 58c0-22 18-36 42-36 20 0 36 10 40 26 2 8-4 14-12 16 4 8-2 18-14 22-24 8-56-2-56-28z" fill="#8f9a6a" ${INK}/><path d="M38 72c18 2 34-2 44-8" fill="none" ${INK}/><circle cx="54" cy="46" r="11" fill="#f2d27a" ${INK}/><path d="M54 37v18" ${ink(4)}/><circle cx="84" cy="50" r="2" fill="#3a3a20"/><circle cx="26" cy="50" r="4" fill="#6b7648"/><circle cx="34" cy="62" r="3" fill="#6b7648"/><circle cx="24" cy="66" r="3" fill="#6b7648"/><circle cx="36" cy="40" r="3" fill="#6b7648"/><path d="M44 30q8-4 16 0" fill="none" ${INK}/>`,
  hyphens: ['Finan|cier', 'Gelegen|heit', 'Macht|beweis', 'Oppor|tunity'],
  cards: {
    'avid-financier': {
      brief: {
        en: 'Gain a coin in each of your next two turns',
        de: 'In den nächsten zwei Zügen je eine Münze',
      },
      text: {
        de: 'Lege zwei Münzen der Bank auf diese Karte. Zu Beginn deiner nächsten zwei Züge: Nimm je eine davon.',
      },
    },
    greed: {
      brief: {
        en: 'Once a turn spend 1: draw a card',
        de: 'Einmal im Zug: Gib 1 aus, ziehe eine Karte',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du 1 ausgeben: Ziehe eine Karte.',
      },
      drawing: `<path d="M34 28c-6-8-8-16-4-20 6 4 8 2 12-2 6 4 10 4 16 0 4 4 6 6 12 2 4 4 2 12-4 20z" fill="#a5703c" ${INK}/><path d="M32 28h36c18 16 26 34 22 50-2 12-12 16-40 16S12 90 10 78C6 62 14 44 32 28z" fill="#c98b3f" ${INK}/><path d="M30 28h40" stroke="#ffd34d" stroke-width="6" stroke-linecap="round"/><circle cx="50" cy="62" r="17" fill="#ffd34d" ${INK}/><path d="M56 54c-4-5-12-3-11 2 1 6 12 4 12 10 0 5-9 6-13 1M50 48v28" fill="none" ${ink(3.5)}/><path d="M20 72c-2-10 2-18 8-26" fill="none" stroke="#f0c07a" stroke-width="5" stroke-linecap="round"/>`,
    },
    'golden-opportunity': {
      brief: {
        en: 'Throw a hand card away, gain a coin',
        de: 'Handkarte weg, nimm eine Münze',
      },
      text: {
        de: 'Wirf eine Handkarte weg. Nimm 1 Münze.',
      },
      drawing: `<path d="M14 8h52v84H14z" fill="#8a5a32" ${INK}/><path d="M20 14h40v72H20z" fill="#fff0a8"/><path d="M20 14l30 10v72L20 86z" fill="#a5703c" ${INK}/><circle cx="42" cy="58" r="4" fill="#ffd34d" ${INK}/><path d="M60 50l36-26v60z" fill="#ffe9a8" opacity="0.85"/><circle cx="78" cy="46" r="9" fill="#ffd34d" ${INK}/><circle cx="84" cy="72" r="8" fill="#ffd34d" ${INK}/><path d="M75 43c1-2 3-3 5-3" stroke="#fff4c4" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M84 14l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#ffd34d" ${INK}/>`,
    },
    cache: {
      brief: {
        en: 'Spend 2: take any card you discarded',
        de: 'Gib 2 aus: Nimm eine Karte deiner Ablage',
      },
      text: {
        de: 'Gib 2 aus: Nimm eine beliebige Karte deiner Ablage auf die Hand.',
      },
      drawing: `<path d="M4 66q46-22 92 0v30H4z" fill="#8a6a48" ${INK}/><path d="M26 66q24-10 48 0l-4 18H30z" fill="#4a3018" ${INK}/><path d="M32 52h36v24H32z" fill="#a86f3f" ${INK}/><path d="M32 52c0-10 6-16 18-16s18 6 18 16z" fill="#c98b3f" ${INK}/><path d="M46 56h8v9h-8z" fill="#ffd34d" ${INK}/><path d="M24 88l10 4M64 90l10-3" stroke="#5f4528" stroke-width="4" stroke-linecap="round"/><path d="M84 8L74 48" ${ink(5)}/><path d="M72 46h8l-2 18c-6 2-10-2-10-8z" fill="#c9ced4" ${INK}/><path d="M78 6h12" ${ink(6)}/><path d="M12 52c2-10 6-12 8-18M12 52c-2-8-4-10-8-12" fill="none" stroke="#5d9a45" stroke-width="4" stroke-linecap="round"/>`,
    },
    'display-of-power': {
      brief: {
        en: 'Spend 2: your hand holds two more this turn',
        de: 'Gib 2 aus: Deine Hand fasst zwei mehr',
      },
      text: {
        de: 'Gib 2 aus: Deine Hand fasst diesen Zug zwei Karten mehr.',
      },
      drawing: `<path d="M50 6l34 12v28c0 24-14 38-34 48-20-10-34-24-34-48V18z" fill="#8c1c3c" ${INK}/><path d="M50 14l27 9v23c0 19-11 31-27 39z" fill="#b0305f"/><path d="M50 24l7 16 17 1-13 11 4 17-15-9-15 9 4-17-13-11 17-1z" fill="#ffd34d" ${INK}/><path d="M4 36c6 4 8 10 8 18M96 36c-6 4-8 10-8 18M6 62c4 2 8 6 10 12M94 62c-4 2-8 6-10 12" fill="none" stroke="#e0a92f" stroke-width="4" stroke-linecap="round"/>`,
    },
    'safe-profits': {
      brief: {
        en: 'Spend up to 10: half of it comes back as coins',
        de: 'Gib bis zu 10 aus: die Hälfte in Münzen',
      },
      text: {
        de: 'Gib 1 bis 10 aus: Nimm halb so viele Münzen, aufgerundet.',
      },
      drawing: `<path d="M10 14h80v74H10z" fill="#5f7f8a" ${INK}/><path d="M18 22h64v58H18z" fill="#7f9fa8" ${INK}/><circle cx="60" cy="50" r="16" fill="#dfe4e8" ${INK}/><path d="M60 36v28M46 50h28" ${ink(3.5)}/><circle cx="60" cy="50" r="5" fill="#535a66" ${INK}/><path d="M26 36v10M26 56v10" ${ink(6)}/><path d="M20 88v8M80 88v8" ${ink(7)}/><circle cx="32" cy="90" r="7" fill="#ffd34d" ${INK}/><circle cx="46" cy="91" r="6" fill="#ffd34d" ${INK}/><path d="M30 30h14" stroke="#b8d0d6" stroke-width="4" stroke-linecap="round"/>`,
    },
  },
};
