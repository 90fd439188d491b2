import { platypuses as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const platypuses: DeckFace = {
  told,
  colour: '#7a4a2b',
  pattern:
    'radial-gradient(circle at 50% 0, transparent 3px, rgb(255 255 255 / 0.3) 3px 4.5px, transparent 5px) 0 0 / 9px 7px',
  emblem: `<path d="M12 44c0-22 16-34 38-34s38 12 38 34c0 18-14 30-38 30S12 62 12 44z" fill="#8f5f3b" ${INK}/><path d="M24 54c8-10 16-12 26-12s18 2 26 12c14 6 16 20 6 28-8 8-56 8-64 0-10-8-8-22 6-28z" fill="#535a66" ${INK}/><path d="M18 74q32 14 64 0" fill="none" ${INK}/><circle cx="43" cy="58" r="3" fill="#241a12"/><circle cx="57" cy="58" r="3" fill="#241a12"/><circle cx="30" cy="36" r="6" fill="#241a12"/><circle cx="32" cy="34" r="2" fill="#fff"/><circle cx="70" cy="36" r="6" fill="#241a12"/><circle cx="72" cy="34" r="2" fill="#fff"/><path d="M26 24q6-6 12-4M74 24q-6-6-12-4" fill="none" ${INK}/>`,
  hyphens: [
    'Berech|nungen',
    'Calcu|lations',
    'Danger|ous',
    'Gefähr|licher',
    'Kleb|stoff',
    'Precau|tion',
    'Vorsichts|maß|nahme',
  ],
  cards: {
    'tireless-tinkerer': {
      brief: {
        en: 'Put your top discard on your deck',
        de: 'Oberste deiner Ablage auf dein Deck',
      },
      text: {
        de: 'Lege die oberste Karte deiner Ablage auf dein Deck.',
      },
    },
    calculations: {
      brief: {
        en: 'Paying with it, rearrange the market first',
        de: 'Ordne beim Kauf damit erst den Markt neu',
      },
      text: {
        de: 'Kaufst du mit dieser Karte, darfst du vorher die Karten im Markt lückenlos neu anordnen.',
      },
      drawing: `<path d="M20 8h60v84H20z" fill="#535a66" ${INK}/><path d="M28 16h44v18H28z" fill="#cfe6b8" ${INK}/><path d="M44 30v-8h-5M54 22h8v8h-8zM54 26h8" fill="none" stroke="#33402a" stroke-width="2.600"/><g fill="#fff4dc" ${INK}><path d="M28 42h11v11H28zM44 42h11v11H44zM28 58h11v11H28zM44 58h11v11H44zM28 74h11v11H28zM44 74h11v11H44z"/></g><path d="M61 42h11v11H61zM61 58h11v27H61z" fill="#e9573f" ${INK}/>`,
    },
    'safety-precaution': {
      brief: {
        en: 'Swap it for a card in your own stall',
        de: 'Gegen eine Karte aus eigenem Stand',
      },
      text: {
        de: 'Tausche diese Karte gegen eine Karte deines Standes; nimm jene auf die Hand.',
      },
      drawing: `<path d="M14 62c0-26 14-42 36-42s36 16 36 42z" fill="#ffc83a" ${INK}/><path d="M42 22h16l4 40H38z" fill="#ffdf7a" ${INK}/><path d="M6 62h88c0 10-8 14-14 14H20c-6 0-14-4-14-14z" fill="#e0a52c" ${INK}/><path d="M24 54c0-10 4-18 10-22" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M30 76v10M70 76v10" stroke="#535a66" stroke-width="6" stroke-linecap="round"/>`,
    },
    magnet: {
      brief: {
        en: 'Take any card from your deck',
        de: 'Nimm eine beliebige Karte deines Decks',
      },
      text: {
        de: 'Suche eine Karte aus deinem Deck und nimm sie auf die Hand. Mische dein Deck.',
      },
      drawing: `<path d="M18 20h20v32c0 8 4 12 12 12s12-4 12-12V20h20v32c0 22-12 34-32 34S18 74 18 52z" fill="#d8412f" ${INK}/><path d="M18 20h20v14H18zM62 20h20v14H62z" fill="#e4e7ea" ${INK}/><path d="M28 12V4M14 14L8 8M72 12V4M86 14l6-6" stroke="#3f6fd0" stroke-width="4" stroke-linecap="round"/><path d="M27 42v14c0 8 4 14 10 17" fill="none" stroke="#ff9a86" stroke-width="4" stroke-linecap="round"/>`,
    },
    'dangerous-test': {
      brief: {
        en: 'Draw three, then discard three',
        de: 'Drei ziehen, dann drei ablegen',
      },
      text: {
        de: 'Ziehe drei Karten, dann lege drei Handkarten ab.',
      },
      drawing: `<path d="M40 8h20v26l24 44c4 8 0 14-8 14H24c-8 0-12-6-8-14l24-44z" fill="#e6f2f4" ${INK}/><path d="M30 56h40l12 22c3 6 1 10-6 10H24c-7 0-9-4-6-10z" fill="#7ac74a"/><path d="M36 8h28" ${ink(5)}/><circle cx="42" cy="72" r="5" fill="#d6f5a8"/><circle cx="58" cy="66" r="4" fill="#d6f5a8"/><circle cx="54" cy="80" r="3" fill="#d6f5a8"/><path d="M76 14l4 8 8 2-8 4-4 8-4-8-8-4 8-2z" fill="#ffd34d" ${INK}/><path d="M48 34v14" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
    },
    glue: {
      brief: {
        en: 'Pay with it and keep it',
        de: 'Zahle damit und behalte ihn',
      },
      text: {
        de: 'Kaufst du mit dieser Karte, darfst du sie auf der Hand behalten statt abzulegen.',
      },
      drawing: `<path d="M30 40h40v44c0 5-3 8-8 8H38c-5 0-8-3-8-8z" fill="#fff4dc" ${INK}/><path d="M34 40l8-22h16l8 22z" fill="#e9573f" ${INK}/><path d="M45 18l2-12h6l2 12z" fill="#ffd34d" ${INK}/><path d="M30 54h40v22H30z" fill="#2f8fb0" ${INK}/><path d="M40 65q5-8 10 0t10 0" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/><path d="M53 6c10-6 22 0 24 10 1 6-3 10-3 14s2 6 4 6 4-2 4-6" fill="none" stroke="#f7f1dc" stroke-width="5" stroke-linecap="round"/>`,
    },
  },
};
