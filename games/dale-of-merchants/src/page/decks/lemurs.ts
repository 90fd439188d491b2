import { lemurs as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const lemurs: DeckFace = {
  told,
  colour: '#82389a',
  pattern: 'repeating-linear-gradient(0deg, rgb(255 255 255 / 0.22) 0 5px, transparent 5px 10px)',
  emblem: `<path d="M12 40L10 8l26 14zM88 40l2-32-26 14z" fill="#8f9097" ${INK}/><path d="M12 50c0-22 16-34 38-34s38 12 38 34c0 18-12 26-20 34-6 6-12 8-18 8s-12-2-18-8c-8-8-20-16-20-34z" fill="#f6f1e6" ${INK}/><path d="M30 20q20-12 40 0-4 12-20 14-16-2-20-14z" fill="#8f9097" ${INK}/><path d="M16 50c4-14 20-16 28-4-2 14-14 20-22 16-4-2-6-6-6-12zM84 50c-4-14-20-16-28-4 2 14 14 20 22 16 4-2 6-6 6-12z" fill="#2c2a2e"/><circle cx="31" cy="50" r="8" fill="#f09a2a"/><circle cx="69" cy="50" r="8" fill="#f09a2a"/><circle cx="31" cy="50" r="4" fill="#241a12"/><circle cx="32" cy="48" r="1.5" fill="#fff"/><circle cx="69" cy="50" r="4" fill="#241a12"/><circle cx="70" cy="48" r="1.5" fill="#fff"/><path d="M40 70q10-8 20 0 2 14-10 16-12-2-10-16z" fill="#3a363a" ${INK}/><path d="M50 80v6" stroke="#f6f1e6" stroke-width="2.600"/>`,
  hyphens: [
    'Aufwer|tung',
    'Delight|ful',
    'Fortu|nate',
    'König|liches',
    'Privi|lege',
    'Replace|ment',
    'Über|raschung',
    'Vora|cious',
  ],
  cards: {
    'voracious-consumer': {
      brief: {
        en: 'Counts 2 or 3 when you buy',
        de: 'Zählt beim Kaufen 2 oder 3',
      },
      text: {
        de: 'Kaufst du mit dieser Karte, ist sie eins oder zwei mehr wert, wie du wählst.',
      },
    },
    'delightful-surprise': {
      brief: {
        en: 'Swap it for one of the market deck’s top two',
        de: 'Gegen eine der obersten zwei vom Marktstapel',
      },
      text: {
        de: 'Sieh dir die obersten zwei Karten des Marktstapels an. Nimm eine auf die Hand; wirf die andere und diese Karte weg.',
      },
      drawing: `<path d="M16 50h68v42H16z" fill="#8a5cc0" ${INK}/><path d="M44 50h12v42H44z" fill="#ffd34d" ${INK}/><path d="M8 30l76-14 4 18-76 14z" fill="#a87ad8" ${INK}/><path d="M40 24l12-2 4 18-12 2z" fill="#ffd34d" ${INK}/><path d="M46 22c-14 2-20-10-11-14 7-3 11 6 11 14 0-8 4-17 11-14 9 4 3 16-11 14z" fill="#ffd34d" ${INK}/><path d="M20 66l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff4c4"/><path d="M88 50l6-6M8 54l-4-4M92 62h6" stroke="#e0a92f" stroke-width="4" stroke-linecap="round"/>`,
    },
    'fortunate-upgrade': {
      brief: {
        en: 'Throw a hand card away, draw from the market',
        de: 'Handkarte weg, zieh vom Marktstapel',
      },
      text: {
        de: 'Wirf eine Handkarte weg. Ziehe die oberste Karte des Marktstapels.',
      },
      drawing: `<path d="M10 60h26v32H10z" fill="#b9a07a" ${INK}/><path d="M16 68h14M16 76h14" stroke="#8a7350" stroke-width="3" stroke-linecap="round"/><path d="M52 26h38v52H52z" fill="#ffd34d" ${INK}/><path d="M71 36l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" fill="#fff4c4" ${INK}/><path d="M20 52c-2-22 8-34 24-36" fill="none" ${ink(9)}/><path d="M20 52c-2-22 8-34 24-36" fill="none" stroke="#5d9a45" stroke-width="5"/><path d="M40 4l14 11-13 12z" fill="#5d9a45" ${INK}/><path d="M58 88h26" stroke="#e0a92f" stroke-width="5" stroke-linecap="round"/>`,
    },
    replacement: {
      brief: {
        en: 'Swap a hand card for a market card, value ±1',
        de: 'Ein Tier gegen eine Marktkarte, Wert ±1',
      },
      text: {
        de: 'Wirf eine Tierkarte deiner Hand weg. Nimm eine Marktkarte, deren Wert von ihrem um höchstens eins abweicht, ohne zu zahlen.',
      },
      drawing: `<path d="M22 16l16-8c4 8 20 8 24 0l16 8 18 22-14 12-8-8v50H26V42l-8 8L4 38z" fill="#f4e6c3" ${INK}/><path d="M26 42v50h24V14c-5 0-10-2-12-6l-16 8L4 38l14 12z" fill="#4f8fb8" ${INK}/><path d="M50 14v78" ${INK}/><path d="M58 52h16M58 62h16" stroke="#d8416a" stroke-width="4" stroke-linecap="round"/><path d="M34 54a8 8 0 1 1 2 10M36 68v-6h-6" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/>`,
    },
    'fashion-hint': {
      brief: {
        en: 'See the market deck’s top; keep it and stop',
        de: 'Zieh vom Markt: wegwerfen oder Schluss',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du, solange du eine Aktion hast, die oberste Karte des Marktstapels ziehen: Wirf sie weg, oder behalte sie und beende deine Aktionen.',
      },
      drawing: `<path d="M20 6h60v86H20z" fill="#fff8ea" ${INK}/><path d="M20 6h60v18H20z" fill="#d8416a" ${INK}/><path d="M28 15h44" stroke="#fff4dc" stroke-width="5" stroke-linecap="round"/><path d="M44 32h12l6 12-6 4 10 36H34l10-36-6-4z" fill="#8a5cc0" ${INK}/><circle cx="50" cy="30" r="1" fill="#33241a"/><path d="M44 48h12" ${INK}/><path d="M68 34h6M68 42h6M26 74h6M26 82h6" stroke="#a5865a" stroke-width="3" stroke-linecap="round"/><path d="M88 30l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#ffd34d" ${INK}/>`,
    },
    'royal-privilege': {
      brief: {
        en: 'Turn’s end: discard an animal, draw two',
        de: 'Zugende: Lege ein Tier ab, ziehe zwei',
      },
      text: {
        de: 'Am Ende deines Zuges darfst du eine Tierkarte deiner Hand ablegen und zwei Karten ziehen.',
      },
      drawing: `<path d="M8 74l-2-44 20 18 24-34 24 34 20-18-2 44z" fill="#ffd34d" ${INK}/><path d="M8 74h84v16H8z" fill="#b0305f" ${INK}/><circle cx="6" cy="28" r="5" fill="#d8412f" ${INK}/><circle cx="50" cy="12" r="6" fill="#d8412f" ${INK}/><circle cx="94" cy="28" r="5" fill="#d8412f" ${INK}/><path d="M50 46l8 10-8 12-8-12z" fill="#3f8fb8" ${INK}/><circle cx="26" cy="62" r="5" fill="#5d9a45" ${INK}/><circle cx="74" cy="62" r="5" fill="#5d9a45" ${INK}/><path d="M18 82h8M36 82h8M56 82h8M74 82h8" stroke="#fff4dc" stroke-width="5" stroke-linecap="round"/>`,
    },
  },
};
