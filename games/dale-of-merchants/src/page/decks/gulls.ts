import { gulls as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const gulls: DeckFace = {
  told,
  colour: '#23708f',
  pattern:
    'radial-gradient(circle at 50% 100%, transparent 3px, rgb(255 255 255 / 0.32) 3px 4.2px, transparent 4.7px) 0 0 / 8px 10px, radial-gradient(circle at 50% 100%, transparent 3px, rgb(255 255 255 / 0.32) 3px 4.2px, transparent 4.7px) 4px 5px / 8px 10px',
  emblem: `<path d="M8 56C8 28 28 10 50 12c20 2 32 16 32 32 0 10-4 16-6 24-4 16-16 26-32 26C20 94 8 78 8 56z" fill="#fbf8f0" ${INK}/><path d="M10 64c12-4 24 0 30 12 4 8 4 14 2 18-18 0-30-12-32-30z" fill="#b8c2cc" ${INK}/><path d="M74 40c12-2 22 6 24 16 0 8-4 14-10 16 0-6-2-8-6-8-6 2-12 0-14-4-4-8 0-18 6-20z" fill="#ffc83a" ${INK}/><path d="M70 54q14 4 26 2" fill="none" ${INK}/><circle cx="90" cy="62" r="4" fill="#d8412f"/><circle cx="54" cy="42" r="8" fill="#fff0b8" ${INK}/><circle cx="56" cy="42" r="4" fill="#17130f"/><path d="M42 30l20 4" ${ink(4)}/>`,
  hyphens: [
    'Alter|native',
    'Ausweich|plan',
    'Enter|prise',
    'Manu|factured',
    'Market|eer',
    'Markt|frau',
    'Werbe|geschenke',
  ],
  cards: {
    'meddling-marketeer': {
      brief: {
        en: 'See your top three, discard any, sort the rest',
        de: 'Oberste drei: ablegen oder neu ordnen',
      },
      text: {
        de: 'Sieh dir die obersten drei Karten deines Decks an. Lege beliebig viele ab und die anderen in beliebiger Reihenfolge zurück.',
      },
    },
    'goodwill-presents': {
      brief: {
        en: 'Put a junk on one or two discard piles',
        de: 'Ein Gerümpel auf eine oder zwei Ablagen',
      },
      text: {
        de: 'Wähle eine oder zwei Personen, auch dich: Lege auf jede dieser Ablagen eine Gerümpelkarte.',
      },
      drawing: `<path d="M14 46h72v46H14z" fill="#3fa0c4" ${INK}/><path d="M8 32h84v16H8z" fill="#5dbbdc" ${INK}/><path d="M42 32h16v60H42z" fill="#fff4dc" ${INK}/><path d="M50 32c-20 2-28-14-16-20 10-4 16 8 16 20 0-12 6-24 16-20 12 6 4 22-16 20z" fill="#fff4dc" ${INK}/><path d="M22 62c4-4 8 0 6 6s-8 4-8 0M70 74c4-4 8 0 6 6s-8 4-8 0" fill="#8fae4c"/><path d="M68 58q4-4 2-8M24 84q4-4 2-8" fill="none" stroke="#8fae4c" stroke-width="3.500" stroke-linecap="round"/>`,
    },
    'alternative-plan': {
      brief: {
        en: 'Throw away any card you discarded',
        de: 'Wirf eine Karte deiner Ablage weg',
      },
      text: {
        de: 'Wirf eine beliebige Karte deiner Ablage weg.',
      },
      drawing: `<path d="M10 16l24-8 28 8 28-8v70l-28 8-28-8-24 8z" fill="#f0dcae" ${INK}/><path d="M34 8v70M62 16v70" stroke="#c9ab6a" stroke-width="3"/><path d="M20 70c8-30 16-8 24-26" fill="none" stroke="#a9a08a" stroke-width="4" stroke-dasharray="5 5"/><path d="M20 70c18 6 34 2 44-12s6-22 16-26" fill="none" stroke="#2f6fc4" stroke-width="5" stroke-linecap="round"/><path d="M74 26l10 4-6 8" fill="none" stroke="#2f6fc4" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 34l12 12M52 34L40 46" stroke="#d8412f" stroke-width="6" stroke-linecap="round"/><circle cx="20" cy="70" r="5" fill="#d8412f" ${INK}/>`,
    },
    anchor: {
      brief: {
        en: 'One of your top three onto any discard pile',
        de: 'Eine der obersten drei auf eine Ablage',
      },
      text: {
        de: 'Sieh dir die obersten drei Karten deines Decks an. Lege eine davon auf die Ablage von jemandem, auch deine, und die anderen in beliebiger Reihenfolge zurück.',
      },
      drawing: `<circle cx="50" cy="16" r="10" fill="none" ${ink(9)}/><circle cx="50" cy="16" r="10" fill="none" stroke="#8f98a4" stroke-width="4"/><path d="M50 26v60M30 38h40M12 58c2 20 18 30 38 32 20-2 36-12 38-32" fill="none" ${ink(12)}/><path d="M50 26v60M30 38h40M12 58c2 20 18 30 38 32 20-2 36-12 38-32" fill="none" stroke="#6f7884" stroke-width="7" stroke-linecap="round"/><path d="M4 66l8-16 12 12zM96 66l-8-16-12 12z" fill="#6f7884" ${INK}/><path d="M50 20c10 16-14 20 0 40 8 12 20 6 26 16" fill="none" stroke="#e0b05c" stroke-width="4" stroke-linecap="round"/>`,
    },
    'manufactured-joy': {
      brief: {
        en: 'Take any deck card; a hand card to any pile',
        de: 'Nimm eine des Decks, gib eine ab',
      },
      text: {
        de: 'Suche eine Karte aus deinem Deck und nimm sie auf die Hand. Mische dein Deck. Dann lege eine Handkarte auf die Ablage von jemandem, auch deine.',
      },
      drawing: `<path d="M4 70h92v14H4z" fill="#535a66" ${INK}/><circle cx="16" cy="77" r="5" fill="#c9ced4" ${INK}/><circle cx="39" cy="77" r="5" fill="#c9ced4" ${INK}/><circle cx="62" cy="77" r="5" fill="#c9ced4" ${INK}/><circle cx="85" cy="77" r="5" fill="#c9ced4" ${INK}/><circle cx="22" cy="54" r="16" fill="#ffd34d" ${INK}/><circle cx="60" cy="54" r="16" fill="#ffd34d" ${INK}/><path d="M14 56q8 10 16 0M52 56q8 10 16 0" fill="none" ${ink(3.5)}/><circle cx="17" cy="49" r="2.500" fill="#33241a"/><circle cx="27" cy="49" r="2.500" fill="#33241a"/><circle cx="55" cy="49" r="2.500" fill="#33241a"/><circle cx="65" cy="49" r="2.500" fill="#33241a"/><path d="M50 4h20v16H50z" fill="#8f959e" ${INK}/><path d="M60 20v14M54 34h12" ${ink(6)}/><path d="M88 62a13 13 0 0 1 0-22" fill="#ffd34d" ${INK}/><path d="M14 84v10M86 84v10" ${ink(6)}/>`,
    },
    'shaky-enterprise': {
      brief: {
        en: 'Top discards: one to any pile, rest on deck',
        de: 'Oberste der Ablage: eine fort, Rest aufs Deck',
      },
      text: {
        de: 'Wähle beliebige der obersten drei Karten deiner Ablage. Lege eine davon auf die Ablage von jemandem, auch deine, und die anderen in beliebiger Reihenfolge auf dein Deck.',
      },
      drawing: `<path d="M10 86h80" ${ink(6)}/><path d="M18 86l6-26 26 4-4 22z" fill="#c98a52" ${INK}/><path d="M50 86l4-24 28-2-2 26z" fill="#a5703c" ${INK}/><path d="M30 60l-2-26 26-6 6 30z" fill="#e8b368" ${INK}/><path d="M52 30l6-24 24 8-8 24z" fill="#d8613a" ${INK}/><path d="M64 14l10 4M60 24l10 4M36 40l14-3M26 72l14 2M62 70h12" stroke="#fff4dc" stroke-width="4" stroke-linecap="round"/><path d="M92 22c4 4 4 10 0 14M8 40c-4-4-4-10 0-14M96 60l-6 4M4 62l6 4" fill="none" stroke="#e0a92f" stroke-width="4" stroke-linecap="round"/>`,
    },
  },
};
