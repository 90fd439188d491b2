import { bats as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const bats: DeckFace = {
  told,
  colour: '#2b2f5c',
  pattern: 'repeating-radial-gradient(circle at 50% 0, transparent 0 4px, rgb(255 255 255 / 0.18) 4px 6px)',
  emblem: `<path d="M22 52C8 38 6 18 12 4c16 4 24 14 28 26zM78 52C92 38 94 18 88 4 72 8 64 18 60 30z" fill="#5a4a68" ${INK}/><path d="M22 42c-6-10-8-20-6-28 8 4 14 12 16 20zM78 42c6-10 8-20 6-28-8 4-14 12-16 20z" fill="#c994a8"/><path d="M18 60c0-22 14-34 32-34s32 12 32 34c0 20-14 32-32 32S18 80 18 60z" fill="#76648a" ${INK}/><circle cx="36" cy="54" r="7" fill="#241a12"/><circle cx="38" cy="51" r="2" fill="#fff"/><circle cx="64" cy="54" r="7" fill="#241a12"/><circle cx="66" cy="51" r="2" fill="#fff"/><path d="M42 66q8-6 16 0l-3 6h-10z" fill="#3a2e44" ${INK}/><path d="M36 76q14 8 28 0" fill="none" ${INK}/><path d="M41 78l4 8 3-7zM52 79l3 7 4-8z" fill="#fffbe8" ${INK}/>`,
  hyphens: [
    'Fehl|alarm',
    'Fest|nahme',
    'Geheim|auftrag',
    'Helden|tat',
    'Kund|schafter',
    'Provo|cation',
    'Provo|kation',
  ],
  cards: {
    'sneaky-scout': {
      brief: {
        en: 'Sort your deck’s top two; night: any deck’s',
        de: 'Ordne oberste zwei; Nacht: auch fremde',
      },
      text: {
        de: 'Sieh dir die obersten zwei Karten deines Decks an, in der Nacht auch eines fremden, und lege sie in beliebiger Reihenfolge zurück.',
      },
    },
    'false-alarm': {
      brief: {
        en: 'Draw one; night: or take your bottom discard',
        de: 'Zieh eine; Nacht: oder die unterste der Ablage',
      },
      text: {
        de: 'Ziehe eine Karte; in der Nacht darfst du stattdessen die unterste Karte deiner Ablage auf die Hand nehmen.',
      },
      drawing: `<path d="M50 14c18 0 28 12 28 30v18l8 12H14l8-12V44c0-18 10-30 28-30z" fill="#e0b84a" ${INK}/><circle cx="50" cy="11" r="6" fill="#c98b3f" ${INK}/><path d="M40 74h20c0 9-4 14-10 14s-10-5-10-14z" fill="#c98b3f" ${INK}/><path d="M32 56V44c0-10 4-16 10-19" fill="none" stroke="#fff4c4" stroke-width="5" stroke-linecap="round"/><path d="M10 18c-6 8-8 16-6 24M90 18c6 8 8 16 6 24" fill="none" stroke="#5668a8" stroke-width="5" stroke-linecap="round"/><path d="M20 88L84 8" stroke="#d8412f" stroke-width="7" stroke-linecap="round"/>`,
    },
    'heroic-deed': {
      brief: {
        en: 'Draw one; night: or from a rival’s deck',
        de: 'Zieh eine; Nacht: oder von fremdem Deck',
      },
      text: {
        de: 'Ziehe eine Karte; in der Nacht darfst du sie stattdessen von einem fremden Deck ziehen.',
      },
      drawing: `<path d="M34 14c10-6 22-6 32 0l18 70c-22 10-46 10-68 0z" fill="#b02a4a" ${INK}/><path d="M40 30l-8 56M60 30l8 56M50 30v60" fill="none" stroke="#7a1830" stroke-width="3.500"/><path d="M30 10h40v12H30z" fill="#ffd34d" ${INK}/><circle cx="50" cy="18" r="9" fill="#5668a8" ${INK}/><path d="M50 12l2 5h5l-4 3 2 5-5-3-5 3 2-5-4-3h5z" fill="#fff4c4"/><path d="M6 34l10 4M4 52h12M94 34l-10 4M96 52H84" stroke="#e0a92f" stroke-width="4" stroke-linecap="round"/>`,
    },
    'secret-mission': {
      brief: {
        en: 'Draw one; night: or one from a rival’s hand',
        de: 'Zieh eine; Nacht: oder aus fremder Hand',
      },
      text: {
        de: 'Ziehe eine Karte; in der Nacht darfst du stattdessen eine zufällige Handkarte von jemand anderem nehmen.',
      },
      drawing: `<path d="M6 26h88v56H6z" fill="#e8d8b0" ${INK}/><path d="M6 26l44 32 44-32M6 82l32-34M94 82L62 48" fill="none" ${INK}/><circle cx="50" cy="58" r="12" fill="#b02a1c" ${INK}/><path d="M50 51c4 0 5 3 5 5 0 2-1 3-2 4l1 6h-8l1-6c-1-1-2-2-2-4 0-2 1-5 5-5z" fill="#ffd9c4"/><path d="M30 14q20-14 40 0-20 14-40 0z" fill="#fff8ea" ${INK}/><circle cx="50" cy="14" r="5" fill="#25305c"/>`,
    },
    capture: {
      brief: {
        en: 'Take a market pile’s top; night: or a rival’s',
        de: 'Oberste vom Markt; Nacht: auch fremde',
      },
      text: {
        de: 'Nimm die oberste Karte des Marktstapels oder der Marktablage auf die Hand; in der Nacht auch die eines fremden Decks oder einer fremden Ablage.',
      },
      drawing: `<circle cx="24" cy="62" r="18" fill="none" ${ink(11)}/><circle cx="76" cy="62" r="18" fill="none" ${ink(11)}/><circle cx="24" cy="62" r="18" fill="none" stroke="#c9ced4" stroke-width="6"/><circle cx="76" cy="62" r="18" fill="none" stroke="#c9ced4" stroke-width="6"/><path d="M16 34h16v14H16zM68 34h16v14H68z" fill="#8f959e" ${INK}/><path d="M24 34c0-18 52-18 52 0" fill="none" ${ink(7)}/><path d="M24 34c0-18 52-18 52 0" fill="none" stroke="#c9ced4" stroke-width="3" stroke-dasharray="5 3"/><circle cx="24" cy="41" r="2.500" fill="#33241a"/><circle cx="76" cy="41" r="2.500" fill="#33241a"/>`,
    },
    provocation: {
      brief: {
        en: 'Discard a random hand card; night: a rival’s',
        de: 'Lege zufällig eine ab; Nacht: auch fremde',
      },
      text: {
        de: 'Eine zufällige Karte deiner Hand, in der Nacht auch einer fremden, wird abgelegt. Du darfst sie dann wegwerfen.',
      },
      drawing: `<path d="M14 90V62l-6-18c-2-6 6-10 9-4l5 12V16c0-7 10-7 10 0v22-28c0-7 10-7 10 0v28V14c0-7 10-7 10 0v30-18c0-6 9-6 9 0v40c0 14-8 24-20 24z" fill="#b89ac4" ${INK}/><path d="M32 38v10M42 38v10M52 44v6" ${INK}/><path d="M70 22c8-8 20-6 26 0-4 0-6 4-4 8-10 0-18-2-22-8zM72 58c8-4 16-2 22 4-6 0-8 2-8 6-8 0-12-4-14-10z" fill="#d8412f" ${INK}/><path d="M8 90h54v8H8z" fill="#25305c" ${INK}/>`,
    },
  },
};
