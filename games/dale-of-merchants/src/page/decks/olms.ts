import { olms as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const olms: DeckFace = {
  told,
  colour: '#b0476a',
  pattern:
    'radial-gradient(circle at 0 50%, transparent 3px, rgb(255 255 255 / 0.3) 3px 4.5px, transparent 5px) 0 0 / 8px 9px',
  emblem: `<path d="M30 30C16 30 8 22 4 10M30 36C16 38 8 36 2 30M32 44c-12 6-20 8-28 6M70 30c14 0 22-8 26-20M70 36c14 2 22 0 28-6M68 44c12 6 20 8 28 6" fill="none" ${ink(9)}/><path d="M30 30C16 30 8 22 4 10M30 36C16 38 8 36 2 30M32 44c-12 6-20 8-28 6M70 30c14 0 22-8 26-20M70 36c14 2 22 0 28-6M68 44c12 6 20 8 28 6" fill="none" stroke="#ff8fae" stroke-width="4.500" stroke-linecap="round"/><path d="M24 40c0-20 12-30 26-30s26 10 26 30c4 10 12 18 12 30 0 14-16 22-38 22S12 84 12 70c0-12 8-20 12-30z" fill="#f6c9c4" ${INK}/><path d="M18 72q32 14 64 0" fill="none" ${INK}/><circle cx="42" cy="60" r="2" fill="#8a4a50"/><circle cx="58" cy="60" r="2" fill="#8a4a50"/><path d="M28 44q6 5 12 0M60 44q6 5 12 0" fill="none" ${INK}/><circle cx="24" cy="64" r="5" fill="#f0a0a4"/><circle cx="76" cy="64" r="5" fill="#f0a0a4"/>`,
  hyphens: ['Diet|riche', 'Höhlen|bankett', 'Klang|stein', 'Kräuter|mörser'],
  cards: {
    'blind-examiner': {
      brief: {
        en: 'Clear the deck’s top; buy from its discard',
        de: 'Marktstapel lichten; aus der Ablage kaufen',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du die oberste Karte des Marktstapels wegwerfen. Mit dieser Karte in der Bezahlung darfst du die oberste Karte der Marktablage zu ihrem Wert kaufen.',
      },
    },
    'softness-shroud': {
      brief: {
        en: 'Trade a discarded animal for the middle offer',
        de: 'Abgelegtes Tier gegen die Mitte des Marktes',
      },
      text: {
        de: 'Wirf eine Tierkarte deiner Ablage weg. Wenn ja, nimm die Karte vom mittleren Platz des Marktes auf die Hand.',
      },
      drawing: `<path d="M6 20h88v12c-4 22-2 40 2 60-12-6-20-6-28 0-8-8-16-8-22 0-8-6-16-6-22 0-6-6-12-6-20 0 6-22 6-40 2-60z" fill="#b88ad0" ${INK}/><path d="M24 34c-2 20-2 38 0 54M46 34c2 20 2 38 0 54M68 34c-2 20-2 38 0 54" fill="none" stroke="#8f5fae" stroke-width="3.500"/><path d="M2 16h96" ${ink(9)}/><path d="M2 16h96" stroke="#e0b84a" stroke-width="5" stroke-linecap="round"/><path d="M34 42c-2 12-2 20 0 30M80 42c-1 10 0 20 2 30" fill="none" stroke="#e0c0ec" stroke-width="4" stroke-linecap="round"/>`,
    },
    'medicine-masher': {
      brief: {
        en: 'Throw a hand card and up to 2 offers away',
        de: 'Handkarte weg, bis zu zwei im Markt weg',
      },
      text: {
        de: 'Wirf eine Handkarte weg. Wirf bis zu zwei Karten aus dem Markt weg.',
      },
      drawing: `<path d="M78 4L50 46" ${ink(11)}/><path d="M78 4L50 46" stroke="#dfe4e8" stroke-width="7" stroke-linecap="round"/><path d="M10 42h80c0 26-10 38-24 42h-32C20 80 10 68 10 42z" fill="#a9b0b8" ${INK}/><path d="M6 38h88v10H6z" fill="#c9ced4" ${INK}/><path d="M32 84h36l6 10H26z" fill="#8f959e" ${INK}/><path d="M24 38c-2-12 6-18 14-16 0 8-4 14-14 16zM40 38c2-10 10-12 16-8-2 6-8 10-16 8z" fill="#5d9a45" ${INK}/><path d="M22 56c2 8 6 14 12 16" fill="none" stroke="#e4e8ec" stroke-width="5" stroke-linecap="round"/>`,
    },
    'opener-sticks': {
      brief: {
        en: 'Discard a rival’s top three, one replaced',
        de: 'Lege drei fremde ab, ersetze eine davon',
      },
      text: {
        de: 'Sieh dir die obersten drei Karten eines fremden Decks an. Du darfst eine davon wegwerfen und durch eine Marktkarte ersetzen. Alle werden dort in deiner Reihenfolge abgelegt.',
      },
      drawing: `<circle cx="26" cy="24" r="16" fill="none" ${ink(8)}/><circle cx="26" cy="24" r="16" fill="none" stroke="#c9ced4" stroke-width="4"/><path d="M34 38l30 50 8-4M28 40l8 52h10M40 32l46 34 6-8" fill="none" ${ink(8)}/><path d="M34 38l30 50 8-4M28 40l8 52h10M40 32l46 34 6-8" fill="none" stroke="#8f959e" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M66 20h22v20H66z" fill="#e0b84a" ${INK}/><path d="M70 20v-6c0-8 14-8 14 0v6" fill="none" ${ink(4)}/><circle cx="77" cy="29" r="3" fill="#33241a"/><path d="M77 29v6" ${ink(3)}/>`,
    },
    'song-making-stone': {
      brief: {
        en: 'Replace one of three cards of a rival’s hand',
        de: 'Ersetze eine von drei fremden Handkarten',
      },
      text: {
        de: 'Sieh dir drei zufällige Handkarten von jemand anderem an. Du darfst eine davon wegwerfen und durch eine Marktkarte ersetzen.',
      },
      drawing: `<path d="M8 78c-2-20 8-38 24-42 16-6 40-2 48 14 6 10 10 22 6 32-14 8-64 8-78-4z" fill="#8f98a4" ${INK}/><path d="M22 60c2-8 8-14 16-16" fill="none" stroke="#c4ccd6" stroke-width="5" stroke-linecap="round"/><circle cx="34" cy="66" r="6" fill="#4a525e" ${INK}/><circle cx="52" cy="62" r="6" fill="#4a525e" ${INK}/><circle cx="68" cy="68" r="6" fill="#4a525e" ${INK}/><path d="M30 30V10l20-6v20M78 36V18l14-4v18" fill="none" ${ink(4)}/><circle cx="25" cy="31" r="6" fill="#d8416a" ${INK}/><circle cx="45" cy="25" r="6" fill="#d8416a" ${INK}/><circle cx="74" cy="37" r="5" fill="#3c9c8f" ${INK}/><circle cx="88" cy="32" r="5" fill="#3c9c8f" ${INK}/>`,
    },
    'cave-banquett': {
      brief: {
        en: 'Put a market card on everybody’s deck',
        de: 'Lege auf jedes Deck eine Marktkarte',
      },
      text: {
        de: 'Lege auf jedes Deck, auch deines, eine Marktkarte deiner Wahl.',
      },
      drawing: `<path d="M4 92V52C4 24 24 8 50 8s46 16 46 44v40z" fill="#5f5666" ${INK}/><path d="M16 92V56c0-22 14-34 34-34s34 12 34 34v36z" fill="#2c2630" ${INK}/><path d="M30 22l4 14 4-16M60 20l4 16 6-12" fill="#5f5666" ${INK}/><path d="M18 72h64v8H18z" fill="#a5703c" ${INK}/><path d="M26 80v12M74 80v12" ${ink(6)}/><path d="M30 72c0-8 16-8 16 0z" fill="#c9793f" ${INK}/><path d="M58 72V60h10v12z" fill="#d8416a" ${INK}/><path d="M50 72V58" ${ink(4)}/><path d="M50 56c-4-4 0-8 0-12 4 4 6 8 0 12z" fill="#ffd34d" ${INK}/>`,
    },
  },
};
