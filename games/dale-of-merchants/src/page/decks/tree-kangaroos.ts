import { treeKangaroos as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const treeKangaroos: DeckFace = {
  told,
  colour: '#a04a2c',
  pattern:
    'linear-gradient(rgb(255 255 255 / 0.28) 1px, transparent 1px) 0 0 / 10px 5px, linear-gradient(90deg, rgb(255 255 255 / 0.28) 1px, transparent 1px) 0 0 / 10px 10px',
  emblem: `<circle cx="20" cy="20" r="13" fill="#a85a2c" ${INK}/><circle cx="80" cy="20" r="13" fill="#a85a2c" ${INK}/><circle cx="20" cy="21" r="6" fill="#f0c49a"/><circle cx="80" cy="21" r="6" fill="#f0c49a"/><path d="M14 44c2-20 18-30 36-30s34 10 36 30c0 16-10 22-16 32-4 10-10 18-20 18s-16-8-20-18c-6-10-16-16-16-32z" fill="#c4733a" ${INK}/><path d="M50 46c12 0 18 10 18 24S60 94 50 94s-18-10-18-24 6-24 18-24z" fill="#f0d2a4"/><path d="M34 16q16 16 32 0" fill="none" stroke="#f0d2a4" stroke-width="5" stroke-linecap="round"/><circle cx="30" cy="44" r="6" fill="#241a12"/><circle cx="32" cy="42" r="2" fill="#fff"/><circle cx="70" cy="44" r="6" fill="#241a12"/><circle cx="72" cy="42" r="2" fill="#fff"/><path d="M38 70q12-10 24 0-2 10-12 10T38 70z" fill="#3a2a24" ${INK}/><path d="M50 80v4M42 88q8 4 16 0" fill="none" ${INK}/>`,
  hyphens: [
    'Barri|cade',
    'Barri|kade',
    'Measure|ment',
    'Schub|karre',
    'Vermes|sung',
    'Vigi|lance',
    'Vorrats|lager',
    'Wachsam|keit',
    'Wheel|barrow',
  ],
  cards: {
    'clever-guardian': {
      brief: {
        en: 'Store a hand card until your next turn',
        de: 'Lagere eine Handkarte ein',
      },
      text: {
        de: 'Lagere eine Handkarte bis zu Beginn deines nächsten Zuges ein.',
      },
    },
    barricade: {
      brief: {
        en: 'Turn’s end: take one or two junk back',
        de: 'Zugende: Nimm ein oder zwei Gerümpel zurück',
      },
      text: {
        de: 'Am Ende deines Zuges darfst du eine oder zwei Gerümpelkarten deiner Ablage auf die Hand nehmen.',
      },
      drawing: `<path d="M16 22v74M84 22v74" ${ink(9)}/><path d="M16 22v74M84 22v74" stroke="#8a5a32" stroke-width="5" stroke-linecap="round"/><path d="M4 26h92v20H4z" fill="#fff4dc" ${INK}/><path d="M4 60h92v18H4z" fill="#fff4dc" ${INK}/><path d="M12 26h16L14 46H4v-8zM44 26h16L46 46H30zM76 26h16L78 46H62zM96 36v10h-2zM12 60h16L16 78H4v-6zM44 60h16L48 78H32zM76 60h16L80 78H64z" fill="#d8412f"/><path d="M4 26h92v20H4zM4 60h92v18H4z" fill="none" ${INK}/><circle cx="16" cy="14" r="8" fill="#f0902c" ${INK}/><circle cx="84" cy="14" r="8" fill="#f0902c" ${INK}/>`,
    },
    wheelbarrow: {
      brief: {
        en: 'Your deck’s top: throw it away or store it',
        de: 'Oberste des Decks: weg oder einlagern',
      },
      text: {
        de: 'Sieh dir die oberste Karte deines Decks an: Wirf sie weg, oder lagere sie bis zu Beginn deines nächsten Zuges ein.',
      },
      drawing: `<path d="M4 34l28 6M76 66L92 94M40 70l-6 24" ${ink(6)}/><path d="M20 36h66L72 70H38z" fill="#5d9a45" ${INK}/><path d="M28 36c2-14 12-18 20-12 4-12 20-10 22 0 6-4 12 2 10 12z" fill="#8a6a48" ${INK}/><path d="M4 34l34 36" ${ink(6)}/><circle cx="60" cy="82" r="13" fill="#3b3a45" ${INK}/><circle cx="60" cy="82" r="6" fill="#c9ced4" ${INK}/><path d="M42 28l4-10M60 24l4-12 4 4" fill="none" stroke="#7ab53a" stroke-width="4" stroke-linecap="round"/><path d="M30 46h42" stroke="#a4d878" stroke-width="4" stroke-linecap="round"/>`,
    },
    vigilance: {
      brief: {
        en: 'Store any card of your deck until next turn',
        de: 'Lagere eine beliebige Karte deines Decks ein',
      },
      text: {
        de: 'Suche eine Karte aus deinem Deck und lagere sie bis zu Beginn deines nächsten Zuges ein. Mische dein Deck.',
      },
      drawing: `<path d="M32 92l6-52h24l6 52z" fill="#fff4dc" ${INK}/><path d="M36 56h28l2 14H34zM32 84h36l1 8H31z" fill="#d8412f" ${INK}/><path d="M34 40V22h32v18z" fill="#ffe9a8" ${INK}/><path d="M50 22v18M42 22v18M58 22v18" ${INK}/><path d="M28 40h44v6H28z" fill="#3b3a45" ${INK}/><path d="M30 22c4-12 14-14 20-14s16 2 20 14z" fill="#d8412f" ${INK}/><path d="M66 28l30-10v26l-30-8zM34 28L4 18v26l30-8z" fill="#ffe08a" opacity="0.75"/><path d="M8 92h84" ${ink(5)}/>`,
    },
    'supply-depot': {
      brief: {
        en: 'Store your deck’s top two until next turn',
        de: 'Lagere die obersten zwei deines Decks ein',
      },
      text: {
        de: 'Lagere die obersten zwei Karten deines Decks bis zu Beginn deines nächsten Zuges ein.',
      },
      drawing: `<path d="M6 40L50 10l44 30v54H6z" fill="#c97a4a" ${INK}/><path d="M2 42L50 8l48 34" fill="none" ${ink(7)}/><path d="M22 50h56v44H22z" fill="#4a2c18" ${INK}/><path d="M26 70h22v24H26zM52 70h22v24H52zM38 50h24v20H38z" fill="#d9a860" ${INK}/><path d="M37 70v24M63 70v24M50 50v20" stroke="#a5743a" stroke-width="3"/><path d="M42 30h16v10H42z" fill="#fff4dc" ${INK}/>`,
    },
    'tactical-measurement': {
      brief: {
        en: 'Turn’s end: draw two, put two on your deck',
        de: 'Zugende: Zieh zwei, lege zwei aufs Deck',
      },
      text: {
        de: 'Am Ende deines Zuges darfst du zwei Karten ziehen und dann zwei Handkarten in beliebiger Reihenfolge auf dein Deck legen.',
      },
      drawing: `<path d="M6 72L72 6l22 22-66 66z" fill="#ffd34d" ${INK}/><path d="M18 60l8 8M28 50l12 12M38 40l8 8M48 30l12 12M58 20l8 8" ${ink(3.5)}/><path d="M66 94l22-44M88 50l8 42" ${ink(6)}/><path d="M66 94l22-44M88 50l8 42" stroke="#8f959e" stroke-width="3"/><circle cx="88" cy="48" r="7" fill="#d8412f" ${INK}/><path d="M72 78q12 8 22 0" fill="none" ${ink(3)}/>`,
    },
  },
};
