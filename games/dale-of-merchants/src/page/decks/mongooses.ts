import { mongooses as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const mongooses: DeckFace = {
  told,
  colour: '#a83a78',
  pattern:
    'radial-gradient(circle at 30% 50%, rgb(255 255 255 / 0.42) 1.8px, transparent 2.2px) 0 0 / 10px 8px, radial-gradient(circle at 70% 50%, rgb(255 255 255 / 0.42) 1.8px, transparent 2.2px) 0 0 / 10px 8px',
  emblem: `<circle cx="16" cy="42" r="11" fill="#8a7350" ${INK}/><circle cx="84" cy="42" r="11" fill="#8a7350" ${INK}/><path d="M18 42C20 20 32 10 50 10s30 10 32 32c2 18-8 24-16 34-4 10-8 18-16 18s-12-8-16-18c-8-10-18-16-16-34z" fill="#b3986a" ${INK}/><path d="M50 52c12 0 16 12 14 24-2 10-6 18-14 18s-12-8-14-18c-2-12 2-24 14-24z" fill="#f0e0bc"/><path d="M42 78h16q0 8-8 10-8-2-8-10z" fill="#e0707c" ${INK}/><path d="M20 46q10-10 20-2-2 10-10 10T20 46zM80 46q-10-10-20-2 2 10 10 10t10-8z" fill="#5a4630"/><circle cx="31" cy="46" r="5" fill="#241a12"/><circle cx="33" cy="44" r="2" fill="#fff"/><circle cx="69" cy="46" r="5" fill="#241a12"/><circle cx="71" cy="44" r="2" fill="#fff"/><path d="M40 16q2 8 0 14M50 14v16M60 16q-2 8 0 14" fill="none" ${INK}/>`,
  hyphens: [
    'Blumen|sträuße',
    'Con|tracts',
    'Erb|schaft',
    'Inheri|tance',
    'Roman|tikerin',
    'Selec|ting',
    'Ständ|chen',
    'Vertrags|auswahl',
  ],
  cards: {
    'dramatic-romantic': {
      brief: {
        en: 'Once a turn move your clock one step',
        de: 'Einmal im Zug: Stelle deine Uhr um eins',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du deine Uhr einen Schritt vor- oder zurückstellen.',
      },
    },
    serenade: {
      brief: {
        en: 'Draw 2, day 3, night 1; put two on your deck',
        de: 'Zieh 2, Tag 3, Nacht 1; lege zwei aufs Deck',
      },
      text: {
        de: 'Ziehe am Morgen zwei Karten, am Tag drei, in der Nacht eine. Dann lege zwei Handkarten in beliebiger Reihenfolge auf dein Deck.',
      },
      drawing: `<path d="M40 92c-20 0-28-16-18-28 4-6 2-10 6-16 6-6 14-4 18 0s14 4 16 12c2 6-4 10-6 14-2 10-6 18-16 18z" fill="#c9793f" ${INK}/><circle cx="40" cy="68" r="8" fill="#4a2c18" ${INK}/><path d="M50 52L80 14" ${ink(7)}/><path d="M50 52L80 14" stroke="#8a5a32" stroke-width="3.500"/><path d="M74 8l14 10-6 8-12-9z" fill="#8a5a32" ${INK}/><path d="M30 80l14-16" ${INK}/><path d="M78 78c-10-6-14-12-9-16 4-3 8 0 9 4 1-4 5-7 9-4 5 4 1 10-9 16z" fill="#d8416a" ${INK}/><path d="M14 14v20M14 14l14-4v18" fill="none" ${ink(3)}/><circle cx="10" cy="35" r="4.500" fill="#33241a"/><circle cx="24" cy="29" r="4.500" fill="#33241a"/>`,
    },
    'selecting-contracts': {
      brief: {
        en: 'Top discards: one away, the rest on your deck',
        de: 'Oberste der Ablage: eine weg, Rest aufs Deck',
      },
      text: {
        de: 'Nimm die obersten zwei Karten deiner Ablage, am Tag vier, in der Nacht eine: Wirf eine weg und lege die anderen in beliebiger Reihenfolge auf dein Deck.',
      },
      drawing: `<path d="M30 8h52v64H30z" fill="#e8d8b0" ${INK}/><path d="M16 20h52v70H16z" fill="#fffbe8" ${INK}/><path d="M26 34h32M26 44h32M26 54h20" stroke="#a5865a" stroke-width="4" stroke-linecap="round"/><path d="M26 76q6-10 10-2t12-2" fill="none" stroke="#2f6fc4" stroke-width="3" stroke-linecap="round"/><circle cx="68" cy="78" r="11" fill="#d8412f" ${INK}/><path d="M62 86l-4 10 8-3 3-6M73 87l6 8-2-11" fill="#b02a1c" ${INK}/><path d="M63 78l4 4 7-8" fill="none" stroke="#fff4dc" stroke-width="3.500" stroke-linecap="round"/>`,
    },
    bouquets: {
      brief: {
        en: 'Swap: own stall, day a rival’s, night market',
        de: 'Tausch: Stand, Tag fremd, Nacht Markt',
      },
      text: {
        de: 'Tausche diese Karte gegen eine Karte deines Standes am Morgen, eines fremden Standes am Tag, des Marktes in der Nacht; nimm jene auf die Hand.',
      },
      drawing: `<path d="M50 96L30 54h40z" fill="#fff4dc" ${INK}/><path d="M42 66l8 30 8-30" fill="none" ${INK}/><path d="M34 54c-8-4-14-8-16-14M66 54c8-4 14-8 16-14M50 54V34" fill="none" stroke="#5d9a45" stroke-width="5" stroke-linecap="round"/><circle cx="50" cy="24" r="14" fill="#d8416a" ${INK}/><circle cx="24" cy="36" r="12" fill="#ffd34d" ${INK}/><circle cx="76" cy="36" r="12" fill="#8a5cc0" ${INK}/><circle cx="50" cy="24" r="5" fill="#ffe9a8" ${INK}/><circle cx="24" cy="36" r="4" fill="#c9793f" ${INK}/><circle cx="76" cy="36" r="4" fill="#ffe9a8" ${INK}/><path d="M34 62q16 8 32 0" fill="none" stroke="#d8416a" stroke-width="5"/>`,
    },
    'spinning-wheel': {
      brief: {
        en: 'Once a turn: discard 1–3, draw 1; day as many',
        de: 'Einmal im Zug: 1–3 weg, zieh 1; Tag so viele',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du eine bis drei Handkarten ablegen; dann ziehe eine Karte, am Tag so viele, wie du abgelegt hast.',
      },
      drawing: `<circle cx="42" cy="48" r="34" fill="#f4e6c3" ${INK}/><circle cx="42" cy="48" r="34" fill="none" stroke="#a5703c" stroke-width="6"/><circle cx="42" cy="48" r="34" fill="none" ${INK}/><path d="M42 14v68M8 48h68M18 24l48 48M66 24L18 72" stroke="#8a5a32" stroke-width="3.500"/><circle cx="42" cy="48" r="8" fill="#a5703c" ${INK}/><path d="M30 80l-10 16M54 80l10 16M10 96h64" ${ink(5)}/><path d="M74 44c8-6 10-18 8-32" fill="none" stroke="#d8416a" stroke-width="3"/><path d="M76 8h14l3 20c0 6-20 6-20 0z" fill="#d8416a" ${INK}/>`,
    },
    inheritance: {
      brief: {
        en: 'One of the market’s top 2; day 5, night 1',
        de: 'Eine vom Marktstapel aus 2; Tag 5, Nacht 1',
      },
      text: {
        de: 'Sieh dir die obersten zwei Karten des Marktstapels an, am Tag fünf, in der Nacht eine. Nimm eine auf die Hand und wirf die anderen weg.',
      },
      drawing: `<circle cx="32" cy="32" r="22" fill="#e0b84a" ${INK}/><circle cx="32" cy="32" r="10" fill="#fff4dc" ${INK}/><path d="M46 50l34 36M68 72l8-8M78 84l8-8" ${ink(9)}/><path d="M46 50l34 36M68 72l8-8M78 84l8-8" stroke="#e0b84a" stroke-width="5" stroke-linecap="round"/><path d="M54 12h38v26l-6 5-6-5-7 5-6-5-6 5-7-5z" fill="#fffbe8" ${INK}/><path d="M62 20h22M62 28h14" stroke="#a5865a" stroke-width="3" stroke-linecap="round"/><path d="M18 32c0-8 6-14 14-14" fill="none" stroke="#fff4c4" stroke-width="4" stroke-linecap="round"/><path d="M14 70l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#ffd34d" ${INK}/>`,
    },
  },
};
