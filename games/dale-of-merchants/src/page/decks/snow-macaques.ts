import { snowMacaques as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const snowMacaques: DeckFace = {
  told,
  colour: '#5a6478',
  pattern:
    'radial-gradient(rgb(255 255 255 / 0.4) 2.6px, transparent 3px) 0 0 / 12px 12px, radial-gradient(rgb(255 255 255 / 0.4) 1.2px, transparent 1.6px) 6px 6px / 12px 12px',
  emblem: `<path d="M50 4l8 8 12-4 4 12 12 2-2 12 10 8-6 10 6 12-12 6-2 12-12 2-8 10-10-6-10 6-8-10-12-2-2-12L6 64l6-12-6-10 10-8-2-12 12-2 4-12 12 4z" fill="#e4ddd0" ${INK}/><path d="M24 44c4-12 16-16 26-8 10-8 22-4 26 8 4 12-2 16-4 22 0 12-10 20-22 20S28 78 28 66c-2-6-8-10-4-22z" fill="#e0887a" ${INK}/><circle cx="38" cy="48" r="5" fill="#241a12"/><circle cx="40" cy="46" r="2" fill="#fff"/><circle cx="62" cy="48" r="5" fill="#241a12"/><circle cx="64" cy="46" r="2" fill="#fff"/><path d="M32 38q6-4 12 0M68 38q-6-4-12 0" fill="none" ${INK}/><path d="M44 60q6-4 12 0M46 58v6M54 58v6" fill="none" ${INK}/><path d="M38 74q12 6 24 0" fill="none" ${INK}/>`,
  hyphens: ['Besit|zerin', 'Genera|tion', 'Genera|tions|wechsel', 'Spiel|automat'],
  cards: {
    'pristine-owner': {
      brief: {
        en: 'Draw two; put a junk on your deck',
        de: 'Ziehe zwei; lege ein Gerümpel auf dein Deck',
      },
      text: {
        de: 'Ziehe zwei Karten. Lege eine Gerümpelkarte auf dein Deck.',
      },
    },
    bonsai: {
      brief: {
        en: 'Turn’s end: discard two junk, draw three',
        de: 'Zugende: Lege zwei Gerümpel ab, zieh drei',
      },
      text: {
        de: 'Am Ende deines Zuges darfst du zwei Gerümpelkarten deiner Hand ablegen und drei Karten ziehen.',
      },
      drawing: `<path d="M16 76h68l-8 18H24z" fill="#3f6fb0" ${INK}/><path d="M10 68h80v10H10z" fill="#5688c8" ${INK}/><path d="M46 68c4-14-8-18-6-30M52 68c2-18 14-20 16-32" fill="none" ${ink(9)}/><path d="M46 68c4-14-8-18-6-30M52 68c2-18 14-20 16-32" fill="none" stroke="#8a5a32" stroke-width="5" stroke-linecap="round"/><path d="M8 40c-4-12 10-20 18-12 4-10 24-8 24 4 6 8 0 16-10 14-8 4-26 4-32-6z" fill="#5d9a45" ${INK}/><path d="M56 30c-4-12 6-18 14-14 6-8 22-2 20 8 8 6 4 16-6 14-8 4-22 2-28-8z" fill="#7ab53a" ${INK}/><path d="M18 36q6-6 12-2M66 24q6-4 10 0" fill="none" stroke="#c4e69a" stroke-width="4" stroke-linecap="round"/>`,
    },
    rake: {
      brief: {
        en: 'Your deck: throw one away, discard up to two',
        de: 'Dein Deck: eine weg, bis zu zwei ablegen',
      },
      text: {
        de: 'Sieh dein Deck durch. Du darfst eine seiner Karten wegwerfen und bis zu zwei andere ablegen. Mische dein Deck.',
      },
      drawing: `<path d="M86 6L40 66" ${ink(8)}/><path d="M86 6L40 66" stroke="#c98b3f" stroke-width="4.500" stroke-linecap="round"/><path d="M16 54l42 26" ${ink(8)}/><path d="M16 54l42 26" stroke="#6f747c" stroke-width="4.500" stroke-linecap="round"/><path d="M16 56l-8 14M26 62l-8 14M36 68l-8 14M46 74l-8 14M56 80l-8 14" ${ink(6)}/><path d="M16 56l-8 14M26 62l-8 14M36 68l-8 14M46 74l-8 14M56 80l-8 14" stroke="#a9b0b8" stroke-width="2.500" stroke-linecap="round"/><path d="M66 76c8-8 18-4 20 4-8 6-16 4-20-4z" fill="#e0902c" ${INK}/><path d="M84 54c0-8 8-10 12-8 0 8-4 12-12 8zM62 94c4-6 12-6 16-2-4 4-10 6-16 2z" fill="#d8412f" ${INK}/>`,
    },
    'slot-machine': {
      brief: {
        en: 'Draw until an animal comes, discard the junk',
        de: 'Zieh bis zum Tier; Gerümpel ablegen',
      },
      text: {
        de: 'Ziehe Karten, bis eine kein Gerümpel ist; nimm sie auf die Hand. Lege das gezogene Gerümpel ab.',
      },
      drawing: `<path d="M10 22c0-10 10-16 34-16s34 6 34 16v66H10z" fill="#d8412f" ${INK}/><path d="M18 30h52v28H18z" fill="#fffbe8" ${INK}/><path d="M35 30v28M53 30v28" ${INK}/><path d="M23 36h8l-5 14M41 36h8l-5 14M58 36h8l-5 14" fill="none" stroke="#b0305f" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M22 66h44v14H22z" fill="#3a1a14" ${INK}/><circle cx="38" cy="76" r="6" fill="#ffd34d" ${INK}/><circle cx="50" cy="76" r="6" fill="#ffd34d" ${INK}/><path d="M78 52h10V22" fill="none" ${ink(6)}/><circle cx="88" cy="18" r="8" fill="#ffd34d" ${INK}/><path d="M6 88h78v6H6z" fill="#8f2f20" ${INK}/><path d="M24 16h40" stroke="#ffe08a" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 9"/>`,
    },
    'generation-change': {
      brief: {
        en: 'Take two of your discards for two junk',
        de: 'Nimm zwei Abgelegte für zwei Gerümpel',
      },
      text: {
        de: 'Nimm zwei beliebige Karten deiner Ablage auf die Hand. Lege zwei Gerümpelkarten auf dein Deck.',
      },
      drawing: `<path d="M30 12l14 12-14 12" fill="none" ${ink(4.5)}/><path d="M42 24H22c-12 0-16 10-16 18v6M70 88L56 76l14-12" fill="none" ${ink(4.5)}/><path d="M58 76h20c12 0 16-10 16-18v-6" fill="none" ${ink(4.5)}/><path d="M60 44V26c0-6 4-10 9-10s9 4 9 10v18z" fill="#5688c8" ${INK}/><circle cx="69" cy="12" r="9" fill="#e8c4a0" ${INK}/><path d="M60 10c2-8 16-8 18 0" fill="#e4ddd0" ${INK}/><path d="M84 44V28" ${ink(4)}/><path d="M22 84V72c0-5 4-8 9-8s9 3 9 8v12z" fill="#7ab53a" ${INK}/><circle cx="31" cy="58" r="8" fill="#e8c4a0" ${INK}/><path d="M25 53c2-6 10-6 12 0" fill="#8a5a32" ${INK}/>`,
    },
    'warm-embrace': {
      brief: {
        en: 'In your stall: each stack may hold one junk',
        de: 'Im Stand: Jeder Stapel darf ein Gerümpel haben',
      },
      text: {
        de: 'Solange diese Karte in deinem Stand liegt, darf jeder Stapel, den du baust, eine Gerümpelkarte mehr enthalten.',
      },
      drawing: `<path d="M10 66c0-6 10-10 40-10s40 4 40 10v20c0 6-10 10-40 10s-40-4-40-10z" fill="#8f98a4" ${INK}/><ellipse cx="50" cy="66" rx="38" ry="10" fill="#8fd0e4" ${INK}/><circle cx="36" cy="48" r="14" fill="#e4ddd0" ${INK}/><circle cx="64" cy="48" r="14" fill="#e4ddd0" ${INK}/><path d="M28 50c2-8 14-8 16 0 0 6-4 10-8 10s-8-4-8-10zM56 50c2-8 14-8 16 0 0 6-4 10-8 10s-8-4-8-10z" fill="#e0887a" ${ink(2)}/><path d="M32 50q2 2 3 0M38 50q2 2 3 0M60 50q2 2 3 0M66 50q2 2 3 0" fill="none" ${ink(2)}/><path d="M24 66q26 10 52 0" fill="none" ${INK}/><path d="M50 28c-12-7-16-14-10-19 5-4 9 0 10 4 1-4 5-8 10-4 6 5 2 12-10 19z" fill="#d8416a" ${INK}/><path d="M14 40q-5-7 0-14M86 40q-5-7 0-14" fill="none" stroke="#9fb4c4" stroke-width="4" stroke-linecap="round"/>`,
    },
  },
};
