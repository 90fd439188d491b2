import { desertMonitors as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const desertMonitors: DeckFace = {
  told,
  colour: '#8a6640',
  pattern: 'repeating-linear-gradient(0deg, rgb(255 255 255 / 0.28) 0 1.5px, transparent 1.5px 5px)',
  emblem: `<path d="M14 44c0-20 16-32 36-32s36 12 36 32c-2 16-12 24-20 34-4 6-8 14-16 14s-12-8-16-14c-8-10-18-18-20-34z" fill="#c9a562" ${INK}/><path d="M24 22l6 8M38 15l2 10M50 13v12M62 15l-2 10M76 22l-6 8" ${ink(4)}/><circle cx="30" cy="62" r="3" fill="#8a6630"/><circle cx="70" cy="62" r="3" fill="#8a6630"/><circle cx="42" cy="36" r="3" fill="#8a6630"/><circle cx="58" cy="36" r="3" fill="#8a6630"/><circle cx="50" cy="46" r="3" fill="#8a6630"/><circle cx="27" cy="46" r="9" fill="#ffe98a" ${INK}/><circle cx="73" cy="46" r="9" fill="#ffe98a" ${INK}/><circle cx="28" cy="46" r="4" fill="#241a12"/><circle cx="29" cy="44" r="1.5" fill="#fff"/><circle cx="72" cy="46" r="4" fill="#241a12"/><circle cx="73" cy="44" r="1.5" fill="#fff"/><path d="M36 74q14 8 28 0" fill="none" ${INK}/><circle cx="45" cy="66" r="2" fill="#3a2a14"/><circle cx="55" cy="66" r="2" fill="#3a2a14"/><path d="M50 80v10l-8 8M50 90l8 8" fill="none" stroke="#d8416a" stroke-width="4" stroke-linecap="round"/>`,
  hyphens: [
    'Alltags|szene',
    'Chro|nistin',
    'Chroni|cler',
    'Doppel|ter',
    'Dupli|cate',
    'Geschichts|stunde',
    'Kultur|erbe',
    'Preser|vation',
    'Refresh|ing',
  ],
  cards: {
    'rigorous-chronicler': {
      brief: {
        en: 'Shuffle your discard pile onto your deck',
        de: 'Lege deine Ablage gemischt auf dein Deck',
      },
      text: {
        de: 'Mische deine Ablage und lege sie auf dein Deck.',
      },
    },
    'refreshing-drink': {
      brief: {
        en: 'Once a turn draw one, then discard one',
        de: 'Einmal im Zug: eine ziehen, eine ablegen',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du eine Karte ziehen und dann eine Handkarte ablegen.',
      },
      drawing: `<path d="M24 26h52l-8 66H32z" fill="#e6f2f4" ${INK}/><path d="M27 44h46l-6 44H33z" fill="#f0902c"/><path d="M56 40L70 6l14-2" fill="none" ${ink(6)}/><path d="M56 40L70 6l14-2" fill="none" stroke="#d8416a" stroke-width="3"/><circle cx="30" cy="26" r="15" fill="#ffd34d" ${INK}/><circle cx="30" cy="26" r="9" fill="#fff4c4"/><path d="M30 17v18M21 26h18M24 20l12 12M36 20L24 32" stroke="#e0a52c" stroke-width="2"/><path d="M40 56h14v12H40zM52 70h12v11H52z" fill="#fff" opacity="0.8" ${ink(2)}/><path d="M36 78l-3-24" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
    },
    'duplicate-entry': {
      brief: {
        en: 'Two deck cards on top, one may be thrown away',
        de: 'Zwei deines Decks nach oben oder eine weg',
      },
      text: {
        de: 'Suche zwei Karten aus deinem Deck; du darfst eine davon wegwerfen. Mische dein Deck und lege, was bleibt, in beliebiger Reihenfolge obenauf.',
      },
      drawing: `<path d="M34 8h46v60H34z" fill="#e8d8b0" ${INK}/><path d="M20 22h46v62H20z" fill="#fffbe8" ${INK}/><path d="M28 36h30M28 46h30M28 56h30M28 66h18" stroke="#a5865a" stroke-width="3.500" stroke-linecap="round"/><path d="M72 16v46M44 14h28" fill="none" stroke="#a5865a" stroke-width="3" stroke-linecap="round"/><path d="M92 50L66 88l-10 6 2-12 26-38z" fill="#ffd34d" ${INK}/><path d="M66 88l-8-6M84 44l8 6" ${INK}/><path d="M84 44l8 6 3-5c2-4-5-9-8-5z" fill="#d8416a" ${INK}/>`,
    },
    'history-lesson': {
      brief: {
        en: 'Take one of your top three, discard the rest',
        de: 'Nimm eine der obersten drei, lege zwei ab',
      },
      text: {
        de: 'Sieh dir die obersten drei Karten deines Decks an. Nimm eine auf die Hand und lege die anderen ab.',
      },
      drawing: `<path d="M16 14h68v10H16zM12 84h76v10H12z" fill="#d9c08a" ${INK}/><path d="M20 24h12v60H20zM44 24h12v60H44zM68 24h12v60H68z" fill="#f4e6c3" ${INK}/><path d="M26 28v52M50 28v52M74 28v52" stroke="#c9ab6a" stroke-width="3"/><path d="M50 2l38 12H12z" fill="#e8d09a" ${INK}/><path d="M44 54h12v30H44z" fill="#f4e6c3"/><path d="M56 24l-8 14 6 8-4 10" fill="none" ${INK}/><path d="M84 66l10 6-4 8" fill="none" ${INK}/>`,
    },
    'cultural-preservation': {
      brief: {
        en: 'This turn build from your discard pile only',
        de: 'Baue in diesem Zug nur aus deiner Ablage',
      },
      text: {
        de: 'Bis zum Ende deines Zuges baust du Stapel nur mit Karten deiner Ablage, mit beliebig vielen.',
      },
      drawing: `<path d="M14 86h72v8H14z" fill="#8a5a32" ${INK}/><path d="M20 86V40c0-22 12-34 30-34s30 12 30 34v46z" fill="#d6ecf8" opacity="0.6"/><path d="M20 86V40c0-22 12-34 30-34s30 12 30 34v46" fill="none" ${INK}/><path d="M42 30h16l-2 8c10 6 12 16 8 26-2 8-6 14-8 18H44c-2-4-6-10-8-18-4-10-2-20 8-26z" fill="#c9793f" ${INK}/><path d="M36 52q14 6 28 0M36 60q14 6 28 0" fill="none" stroke="#6b2f14" stroke-width="3.500"/><path d="M28 46c0-14 6-22 12-26" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><circle cx="50" cy="5" r="4" fill="#e0b84a" ${INK}/>`,
    },
    'slice-of-life': {
      brief: {
        en: 'In your discard pile: draw one at turn’s end',
        de: 'In der Ablage: Zieh am Zugende eine Karte',
      },
      text: {
        de: 'Liegt diese Karte am Ende deines Zuges in deiner Ablage, darfst du eine Karte ziehen.',
      },
      drawing: `<path d="M10 14h80v62H10z" fill="#a5703c" ${INK}/><path d="M18 22h64v46H18z" fill="#bfe0f2" ${INK}/><path d="M18 68V56c10-8 22-6 30 0s24 4 34-4v16z" fill="#7ab53a" ${INK}/><path d="M44 56V42l10-9 10 9v15" fill="#fff4dc" ${INK}/><path d="M40 44l14-13 14 13" fill="none" stroke="#d8412f" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="30" cy="34" r="7" fill="#ffd34d" ${INK}/><path d="M30 76L18 96M70 76l12 20M50 76v14" ${ink(5)}/>`,
    },
  },
};
