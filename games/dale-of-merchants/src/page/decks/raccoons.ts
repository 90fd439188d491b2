import { raccoons as told } from '@souk/games/dale-of-merchants/telling/decks';
import { MERCHANTS } from '../art/merchants.js';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const raccoons: DeckFace = {
  told,
  colour: '#5f3f96',
  pattern: 'repeating-conic-gradient(rgb(255 255 255 / 0.16) 0 25%, transparent 0 50%) 0 0 / 10px 10px',
  emblem: MERCHANTS.raccoons,
  hyphens: ['Schatz|sucher', 'Schlau|kopf', 'Schmutzi|ger', 'Verdor|benes'],
  cards: {
    'wily-fellow': {
      brief: {
        en: 'Your deck and discard change places',
        de: 'Dein Deck und deine Ablage tauschen',
      },
      text: {
        de: 'Drehe dein Deck um: Es ist nun deine Ablage, und deine bisherige Ablage ist, gemischt, dein Deck.',
      },
    },
    nuisance: {
      brief: {
        en: 'Up to two rivals discard a random card',
        de: 'Bis zu zwei legen zufällig eine Karte ab',
      },
      text: {
        de: 'Bis zu zwei andere legen je eine zufällige Handkarte ab.',
      },
      drawing: `<path d="M50 12c20 0 30 14 30 32S70 84 50 84 20 62 20 44s10-32 30-32z" fill="#6f747c" ${INK}/><path d="M28 36l18 8-18 8zM72 36l-18 8 18 8z" fill="#fff4c4" ${INK}/><path d="M32 66q18-14 36 0" fill="none" ${ink(4)}/><path d="M16 14l8 10M84 14l-8 10M8 50h8M84 50h8" stroke="#d8412f" stroke-width="5" stroke-linecap="round"/>`,
    },
    'rotten-food': {
      brief: {
        en: 'Put a hand card on a rival’s deck',
        de: 'Lege eine Handkarte auf ein fremdes Deck',
      },
      text: {
        de: 'Lege eine Handkarte verdeckt auf das Deck von jemand anderem.',
      },
      drawing: `<path d="M50 26c22-10 36 6 34 28-2 20-16 36-34 36S18 74 16 54C14 32 28 16 50 26z" fill="#8fae4c" ${INK}/><path d="M50 26c0-10 4-16 12-18" fill="none" ${ink(4)}/><path d="M30 50c8-4 12 2 10 8s-12 6-14 0 0-6 4-8zM60 62c6-2 10 2 8 7s-10 5-11 0 0-6 3-7z" fill="#5a6b2a"/><path d="M74 14q8 2 8 10M86 20q6 4 4 12M66 4q4 2 4 6" fill="none" stroke="#7a9a5a" stroke-width="3.500" stroke-linecap="round"/>`,
    },
    'dirty-exchange': {
      brief: {
        en: 'Take a rival’s random card, give one',
        de: 'Nimm blind eine fremde Karte, gib eine',
      },
      text: {
        de: 'Nimm eine zufällige Handkarte von jemand anderem und gib dafür eine von deinen.',
      },
      drawing: `<path d="M18 36h48l-8-12 26 20-26 20 8-12H18z" fill="#8a5cc0" ${INK}/><path d="M82 66H40l6-10-24 17 24 17-6-10h42z" fill="#6f747c" ${INK}/><circle cx="20" cy="20" r="4" fill="#8a7a4c"/><circle cx="86" cy="92" r="4" fill="#8a7a4c"/>`,
    },
    sabotage: {
      brief: {
        en: 'Throw away one of a rival’s top two cards',
        de: 'Wirf eine der obersten zwei von jemand weg',
      },
      text: {
        de: 'Sieh dir die obersten zwei Karten eines fremden Decks an. Wirf eine weg; die andere kommt auf die Ablage dort.',
      },
      drawing: `<circle cx="44" cy="60" r="30" fill="#2f2c33" ${INK}/><path d="M62 36l8-10" ${ink(8)}/><path d="M70 26c6-12 16-8 18 0" fill="none" stroke="#a5743a" stroke-width="4"/><path d="M88 12l2 7 7 2-7 2-2 7-2-7-7-2 7-2z" fill="#ffd34d" ${INK}/><path d="M28 50c3-8 8-12 15-13" fill="none" stroke="#8f8a99" stroke-width="6" stroke-linecap="round"/>`,
    },
    'treasure-hunter': {
      brief: {
        en: 'Take the top of a rival’s discard pile',
        de: 'Nimm die oberste einer fremden Ablage',
      },
      text: {
        de: 'Nimm die oberste Karte einer fremden Ablage auf die Hand.',
      },
      drawing: `<path d="M12 24l24-8 28 8 24-8v60l-24 8-28-8-24 8z" fill="#f0dcae" ${INK}/><path d="M36 16v60M64 24v60" stroke="#b99a5a" stroke-width="2.600"/><path d="M20 64q12-20 22-10t20-12" fill="none" stroke="#8a5a2c" stroke-width="4" stroke-dasharray="6 5"/><path d="M64 34l14 14M78 34L64 48" stroke="#d8412f" stroke-width="6" stroke-linecap="round"/>`,
    },
  },
};
