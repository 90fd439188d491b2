import { beavers as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const beavers: DeckFace = {
  told,
  colour: '#6a2c1c',
  pattern:
    'repeating-linear-gradient(45deg, rgb(255 255 255 / 0.26) 0 1px, transparent 1px 6px), repeating-linear-gradient(-45deg, rgb(255 255 255 / 0.26) 0 1px, transparent 1px 6px)',
  emblem: `<circle cx="18" cy="26" r="12" fill="#6b3f20" ${INK}/><circle cx="82" cy="26" r="12" fill="#6b3f20" ${INK}/><path d="M10 50c0-24 18-36 40-36s40 12 40 36c0 22-16 34-40 34S10 72 10 50z" fill="#8f5a30" ${INK}/><path d="M50 52c18-4 30 4 30 14s-12 18-30 18-30-8-30-18 12-18 30-14z" fill="#c99a64" ${INK}/><path d="M38 54q12-10 24 0-2 10-12 10t-12-10z" fill="#2c1c12" ${INK}/><path d="M40 72h20v22H40z" fill="#fffbe8" ${INK}/><path d="M50 72v22" ${INK}/><circle cx="32" cy="42" r="6" fill="#241a12"/><circle cx="34" cy="40" r="2" fill="#fff"/><circle cx="68" cy="42" r="6" fill="#241a12"/><circle cx="70" cy="40" r="2" fill="#fff"/><path d="M26 66l-10-2M26 72l-10 2M74 66l10-2M74 72l10 2" ${INK}/>`,
  hyphens: ['Bau|meisterin', 'Über|stunden'],
  cards: {
    'master-builder': {
      brief: {
        en: 'At your next gain: take any discard back',
        de: 'Nächster Gewinn: nimm Abgelegtes',
      },
      text: {
        de: 'Sobald du das nächste Mal eine Karte aus dem Markt bekommst: Nimm eine beliebige Karte deiner Ablage auf die Hand.',
      },
    },
    snack: {
      brief: {
        en: 'Before your next stack: take a market card',
        de: 'Vor dem Stapel: nimm eine Marktkarte',
      },
      text: {
        de: 'Bevor du deinen nächsten Stapel baust: Nimm eine Karte aus dem Markt auf die Hand, ohne zu zahlen.',
      },
      drawing: `<path d="M12 22h70c8 0 12 6 12 14s-6 10-6 10v40c0 4-2 6-6 6H22c-4 0-6-2-6-6V46s-8-2-8-12 0-12 4-12z" fill="#c98b4a" ${INK}/><path d="M22 30h58c4 0 6 3 6 7s-4 6-6 7v40H26V44c-4-2-10-4-10-8 0-4 2-6 6-6z" fill="#f4dcae" ${INK}/><path d="M34 50q12-8 20 0t20 0v26H34z" fill="#e9573f" ${INK}/><circle cx="44" cy="64" r="3" fill="#ffd9a8"/><circle cx="58" cy="60" r="3" fill="#ffd9a8"/><circle cx="66" cy="70" r="3" fill="#ffd9a8"/><path d="M94 64c-10 2-14 10-14 18 8 2 14-4 14-18z" fill="#7ab53a" ${INK}/>`,
    },
    'wind-of-change': {
      brief: {
        en: 'At your next gain: throw a discard away',
        de: 'Beim nächsten Gewinn: Wirf Abgelegtes weg',
      },
      text: {
        de: 'Sobald du das nächste Mal eine Karte aus dem Markt bekommst: Du darfst eine beliebige Karte deiner Ablage wegwerfen.',
      },
      drawing: `<path d="M4 34h54c14 0 14-20 0-20-8 0-12 6-10 12M4 52h74c18 0 18 26 2 26-8 0-12-6-10-12M4 70h40c14 0 12 22-2 20-6-1-8-5-7-10" fill="none" ${ink(8)}/><path d="M4 34h54c14 0 14-20 0-20-8 0-12 6-10 12M4 52h74c18 0 18 26 2 26-8 0-12-6-10-12M4 70h40c14 0 12 22-2 20-6-1-8-5-7-10" fill="none" stroke="#8fc8e8" stroke-width="4.500" stroke-linecap="round"/><path d="M74 30c4-12 14-16 22-14 0 10-8 18-22 14z" fill="#e0902c" ${INK}/><path d="M66 92c-4-10 2-18 10-20 4 8 0 18-10 20z" fill="#d8412f" ${INK}/>`,
    },
    overtime: {
      brief: {
        en: 'Before your next stack: take any discard back',
        de: 'Vor dem Stapel: nimm Abgelegtes',
      },
      text: {
        de: 'Bevor du deinen nächsten Stapel baust: Nimm eine beliebige Karte deiner Ablage auf die Hand.',
      },
      drawing: `<circle cx="50" cy="54" r="38" fill="#8a5a32" ${INK}/><circle cx="50" cy="54" r="30" fill="#fffbe8" ${INK}/><path d="M50 54V32M50 54l16 10" ${ink(5)}/><path d="M50 26v4M50 78v4M22 54h4M74 54h4" ${ink(4)}/><circle cx="50" cy="54" r="4" fill="#d8412f"/><path d="M50 54h28a28 28 0 0 1-14 24z" fill="#e9573f" opacity="0.45"/><path d="M12 26c-4-10 4-18 14-16M88 26c4-10-4-18-14-16" fill="none" ${ink(6)}/><path d="M42 8h16v8H42z" fill="#c98b3f" ${INK}/>`,
    },
    'order-in-chaos': {
      brief: {
        en: 'Pick the three cards of your next new deck',
        de: 'Wähle die drei Karten deines nächsten Decks',
      },
      text: {
        de: 'Sobald du das nächste Mal ein neues Deck bildest: Wähle drei Karten deiner Ablage; nur sie werden gemischt und sind dein Deck.',
      },
      drawing: `<path d="M6 8h22v22H6z" fill="#d8412f" ${INK}/><path d="M39 8h22v22H39z" fill="#ffd34d" ${INK}/><path d="M72 8h22v22H72z" fill="#3c9c8f" ${INK}/><path d="M10 58l20-6 6 20-20 6z" fill="#8a5cc0" ${INK}/><path d="M46 46l18 10-10 18-18-10z" fill="#7ab53a" ${INK}/><path d="M74 54l20 4-4 20-20-4z" fill="#e9a13a" ${INK}/><path d="M20 82l14 12M56 80l16 14M86 84l-8 12" stroke="#a5743a" stroke-width="4" stroke-linecap="round" stroke-dasharray="5 6"/><path d="M14 36v10M50 36v8M86 36v12M10 42l4-6 4 6M46 42l4-6 4 6M82 42l4-6 4 6" fill="none" ${INK}/>`,
    },
    practice: {
      brief: {
        en: 'Take your next technique back into your hand',
        de: 'Nimm deine nächste Technik zurück',
      },
      text: {
        de: 'Sobald deine nächste Technik ausgeführt und abgelegt ist: Du darfst sie auf die Hand nehmen.',
      },
      drawing: `<circle cx="46" cy="54" r="40" fill="#fffbe8" ${INK}/><circle cx="46" cy="54" r="30" fill="#d8412f" ${INK}/><circle cx="46" cy="54" r="20" fill="#fffbe8" ${INK}/><circle cx="46" cy="54" r="10" fill="#d8412f" ${INK}/><path d="M46 54L86 14" ${ink(6)}/><path d="M46 54L86 14" stroke="#c98b3f" stroke-width="3" stroke-linecap="round"/><path d="M80 20l0-14 8-4v10h10l-4 8z" fill="#3f8fb8" ${INK}/><path d="M20 80l8 4M16 30l4-6" stroke="#33241a" stroke-width="3" stroke-linecap="round"/>`,
    },
  },
};
