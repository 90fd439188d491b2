import { skinks as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const skinks: DeckFace = {
  told,
  colour: '#0b4c50',
  pattern: 'repeating-linear-gradient(20deg, rgb(255 255 255 / 0.22) 0 2px, transparent 2px 6px)',
  emblem: `<path d="M6 58c4-24 24-40 50-38 20 2 36 14 38 30 0 10-8 16-20 18-8 18-26 24-44 20C14 84 4 74 6 58z" fill="#5a7f86" ${INK}/><path d="M8 66c10 4 22 4 32 2l36-2c-8 16-24 24-46 22C16 86 8 78 8 66z" fill="#d8cfa0" ${INK}/><path d="M10 48c14-16 34-22 56-18" fill="none" stroke="#2c4a52" stroke-width="6" stroke-linecap="round"/><circle cx="60" cy="46" r="9" fill="#f0902c" ${INK}/><circle cx="62" cy="46" r="4" fill="#17130f"/><path d="M92 56q-16 8-46 8" fill="none" ${INK}/><path d="M84 62c6 6 12 6 14 16-8 2-16-4-18-14z" fill="#3f6fd0" ${INK}/><circle cx="84" cy="44" r="2" fill="#17130f"/>`,
  hyphens: ['Assis|tant', 'Minz|pastillen', 'Pastil|les', 'Rauch|bombe', 'Saxo|phone', 'Streich|hölzer'],
  cards: {
    'erratic-assistant': {
      brief: {
        en: 'Turn’s end: discard 1–2 cards, draw as many',
        de: 'Zugende: Lege 1–2 Karten ab, zieh so viele',
      },
      text: {
        de: 'Am Ende dieses Zuges: Lege eine oder zwei Handkarten ab, dann ziehe ebenso viele.',
      },
    },
    'mint-pastilles': {
      brief: {
        en: 'Draw a market card; turn’s end: throw one away',
        de: 'Zieh vom Markt; Zugende: eine weg',
      },
      text: {
        de: 'Ziehe die oberste Karte des Marktstapels. Am Ende dieses Zuges: Wirf eine Tierkarte deiner Hand oder diese Karte weg.',
      },
      drawing: `<path d="M8 46h84v34c0 8-4 12-10 12H18c-6 0-10-4-10-12z" fill="#2f9c8f" ${INK}/><path d="M14 58h72v18H14z" fill="#d6f5ec" ${INK}/><path d="M34 67c8-10 18-8 22 0-6 8-16 8-22 0zM56 67h10" fill="#5dbb7a" ${INK}/><path d="M12 46L24 12h66l2 34z" fill="#3fb8a8" ${INK}/><path d="M22 40l6-20h54v20z" fill="#1f6f66" ${INK}/><circle cx="38" cy="36" r="8" fill="#fffbe8" ${INK}/><circle cx="56" cy="38" r="8" fill="#d6f5ec" ${INK}/><circle cx="72" cy="35" r="8" fill="#fffbe8" ${INK}/>`,
    },
    matches: {
      brief: {
        en: 'Draw two; turn’s end: throw one away',
        de: 'Zieh zwei; Zugende: Wirf eine weg',
      },
      text: {
        de: 'Ziehe zwei Karten. Am Ende dieses Zuges: Wirf eine Handkarte weg.',
      },
      drawing: `<path d="M44 92L64 38" ${ink(7)}/><path d="M44 92L64 38" stroke="#e8c890" stroke-width="3.500" stroke-linecap="round"/><path d="M64 46c-14-6-14-20-2-26 0-8 4-12 8-16 0 10 14 16 12 30-2 8-8 14-18 12z" fill="#f0902c" ${INK}/><path d="M66 42c-6-2-6-10 0-14 2 6 6 8 4 12-1 2-2 3-4 2z" fill="#ffe98a"/><path d="M4 58l36-10 8 28-36 10z" fill="#d8412f" ${INK}/><path d="M10 64l26-7 4 12-26 7z" fill="#ffe9a8" ${INK}/><path d="M4 58l-2 6 8 26 4-4" fill="#8f2f20" ${INK}/><path d="M78 92l12-40" ${ink(6)}/><path d="M78 92l12-40" stroke="#e8c890" stroke-width="3" stroke-linecap="round"/><circle cx="91" cy="49" r="5" fill="#b02a1c" ${INK}/>`,
    },
    pie: {
      brief: {
        en: 'Turn’s end: take any card from your deck',
        de: 'Zugende: Nimm eine Karte deines Decks',
      },
      text: {
        de: 'Am Ende dieses Zuges: Suche eine Karte aus deinem Deck und nimm sie auf die Hand. Mische dein Deck.',
      },
      drawing: `<path d="M8 56c0-20 18-32 42-32s42 12 42 32z" fill="#e0a858" ${INK}/><path d="M4 56q8-8 15 0 8-8 15 0 8-8 16 0 8-8 16 0 8-8 15 0 8-8 15 0v6H4z" fill="#c98b3f" ${INK}/><path d="M6 62h88L82 88H18z" fill="#c9ced4" ${INK}/><path d="M26 66l4 18M42 66l2 18M58 66l-2 18M74 66l-4 18" stroke="#8f959e" stroke-width="3"/><path d="M36 36l4 10M50 32v12M64 36l-4 10" ${ink(4)}/><path d="M34 16q-5-6 0-12M50 16q-5-6 0-12M66 16q-5-6 0-12" fill="none" stroke="#9fb4c4" stroke-width="4" stroke-linecap="round"/>`,
    },
    saxophone: {
      brief: {
        en: 'Draw three; turn’s end: discard two',
        de: 'Zieh drei; Zugende: Lege zwei ab',
      },
      text: {
        de: 'Ziehe drei Karten. Am Ende dieses Zuges: Lege zwei Handkarten ab.',
      },
      drawing: `<path d="M22 10l14-4 4 8c12 10 6 34 4 50-1 10 12 12 14 2l4-18-6-6c10 2 22 0 32-6l-4 8-8 20c-4 20-18 28-30 26-16-2-22-14-18-34 2-16 6-30 0-36l-6-2z" fill="#e0b84a" ${INK}/><path d="M22 10L8 14l2 6 14-2z" fill="#33241a" ${INK}/><circle cx="38" cy="42" r="4" fill="#fff4c4" ${INK}/><circle cx="36" cy="54" r="4" fill="#fff4c4" ${INK}/><circle cx="36" cy="66" r="4" fill="#fff4c4" ${INK}/><path d="M66 26V8l16-4v16" fill="none" ${ink(4)}/><circle cx="61" cy="27" r="5" fill="#33241a"/><circle cx="77" cy="21" r="5" fill="#33241a"/><path d="M70 50c-2 14-6 26-14 32" fill="none" stroke="#fff4c4" stroke-width="4" stroke-linecap="round"/>`,
    },
    'smoke-grenade': {
      brief: {
        en: 'Turn’s end: swap a card for your top discard',
        de: 'Zugende: Tausche eine mit der Ablage',
      },
      text: {
        de: 'Am Ende deines Zuges darfst du eine Handkarte gegen die oberste Karte deiner Ablage tauschen.',
      },
      drawing: `<path d="M20 56C4 54 4 34 20 34 18 16 40 10 48 22c8-14 34-8 32 10 16 2 16 24 0 26z" fill="#c9ced4" ${INK}/><path d="M26 44c0-6 4-8 8-8M52 34c4-5 10-5 14-2" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M38 56h24v36c0 4-4 6-12 6s-12-2-12-6z" fill="#4f6a4c" ${INK}/><path d="M38 66h24M38 78h24" stroke="#33402a" stroke-width="4"/><path d="M42 46h16v10H42z" fill="#6f747c" ${INK}/><path d="M58 48c12-2 16 8 14 24" fill="none" ${ink(5)}/><circle cx="34" cy="62" r="6" fill="none" ${ink(3)}/>`,
    },
  },
};
