import { tasmanianDevils as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const tasmanianDevils: DeckFace = {
  told,
  colour: '#8c1c3c',
  pattern:
    'linear-gradient(135deg, rgb(255 255 255 / 0.24) 25%, transparent 0) -4px 0 / 8px 8px, linear-gradient(225deg, rgb(255 255 255 / 0.24) 25%, transparent 0) -4px 0 / 8px 8px, linear-gradient(315deg, rgb(255 255 255 / 0.24) 25%, transparent 0) 0 0 / 8px 8px, linear-gradient(45deg, rgb(255 255 255 / 0.24) 25%, transparent 0) 0 0 / 8px 8px',
  emblem: `<circle cx="20" cy="22" r="16" fill="#2e2a2c" ${INK}/><circle cx="80" cy="22" r="16" fill="#2e2a2c" ${INK}/><circle cx="20" cy="22" r="9" fill="#e08a8a"/><circle cx="80" cy="22" r="9" fill="#e08a8a"/><path d="M12 50c0-22 16-34 38-34s38 12 38 34c0 26-16 42-38 42S12 76 12 50z" fill="#3d383b" ${INK}/><path d="M26 62c6-8 14-12 24-12s18 4 24 12c2 16-10 26-24 26S24 78 26 62z" fill="#c9564a" ${INK}/><path d="M29 61l5 11 6-13zM44 55l6 10 6-10zM60 59l6 13 5-11z" fill="#fffbe8" ${INK}/><path d="M32 84l5-8 5 10zM58 86l5-10 5 8z" fill="#fffbe8" ${INK}/><path d="M43 46h14l-7 7z" fill="#e08a8a" ${INK}/><path d="M22 34l16 8M78 34l-16 8" ${ink(4)}/><circle cx="32" cy="42" r="5" fill="#ffe45c"/><circle cx="68" cy="42" r="5" fill="#ffe45c"/><circle cx="33" cy="43" r="2.500" fill="#17130f"/><circle cx="67" cy="43" r="2.500" fill="#17130f"/>`,
  hyphens: [
    'Bloß|stellung',
    'Disrup|tive',
    'Geris|sene',
    'Gleich|heit',
    'Humili|ation',
    'Retour|kutsche',
    'Shame|less',
    'Trick|ster',
  ],
  cards: {
    'shrewd-trickster': {
      brief: {
        en: 'See the top of any deck; you may discard it',
        de: 'Sieh die oberste eines Decks; sie darf weg',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du dir die oberste Karte eines Decks ansehen, auch deines; du darfst sie dort ablegen.',
      },
    },
    'disruptive-speech': {
      brief: {
        en: 'Two random cards of any hand are renewed',
        de: 'Eine Hand erneuert zwei zufällige Karten',
      },
      text: {
        de: 'Wähle jemanden, auch dich: Zwei zufällige Karten jener Hand werden abgelegt und ebenso viele gezogen.',
      },
      drawing: `<path d="M10 42h20l44-28v60L30 56H10z" fill="#d8412f" ${INK}/><path d="M10 42h14v14H10z" fill="#8f2f20" ${INK}/><path d="M26 56l8 30h14l-8-26" fill="#6f747c" ${INK}/><path d="M74 14c8 18 8 42 0 60" fill="none" ${INK}/><path d="M84 30l10-6M86 44h12M84 58l10 6" stroke="#e0a92f" stroke-width="5" stroke-linecap="round"/>`,
    },
    'tit-for-tat': {
      brief: {
        en: 'Two discards of any player go into the deck',
        de: 'Mische zwei einer Ablage in ihr Deck zurück',
      },
      text: {
        de: 'Wähle jemanden, auch dich, und zwei Karten jener Ablage: Mische sie in das Deck dort.',
      },
      drawing: `<path d="M8 22h40v26H8z" fill="#d8412f" ${INK}/><path d="M28 22v26M8 34h40" stroke="#ffd34d" stroke-width="5"/><path d="M28 22c-10 0-14-10-6-12 4 0 6 6 6 12 0-6 2-12 6-12 8 2 4 12-6 12z" fill="#ffd34d" ${INK}/><path d="M52 64h40v26H52z" fill="#3c9c8f" ${INK}/><path d="M72 64v26M52 76h40" stroke="#fff4dc" stroke-width="5"/><path d="M72 64c-10 0-14-10-6-12 4 0 6 6 6 12 0-6 2-12 6-12 8 2 4 12-6 12z" fill="#fff4dc" ${INK}/><path d="M58 20c16 0 24 6 26 18l-6-4M84 38l6-6M42 82c-16 0-24-6-26-18l6 4M16 64l-6 6" fill="none" ${ink(4)}/>`,
    },
    'shameless-rummage': {
      brief: {
        en: 'See any deck’s top three, discard, shuffle',
        de: 'Oberste drei: ablegen oder mischen',
      },
      text: {
        de: 'Wähle jemanden, auch dich. Sieh dir die obersten drei Karten jenes Decks an, lege beliebig viele dort ab und mische die anderen ins Deck.',
      },
      drawing: `<path d="M22 40h56l-6 50H28z" fill="#8f959e" ${INK}/><path d="M38 50l2 32M50 50v32M62 50l-2 32" ${INK}/><path d="M30 40c-4-14 4-22 12-16 2-12 18-12 18 0 10-4 14 6 10 16z" fill="#e8d8b0" ${INK}/><path d="M34 34L24 12l10-4 8 20zM58 32l12-22 8 6-10 22z" fill="#fff8ea" ${INK}/><path d="M46 34c0-12 8-14 10-4z" fill="#d8412f" ${INK}/><path d="M16 40h68v8H16z" fill="#6f747c" ${INK}/><path d="M8 18l6 6M10 32H2M90 18l-6 6M90 32h8" stroke="#e0a92f" stroke-width="4" stroke-linecap="round"/>`,
    },
    'public-humiliation': {
      brief: {
        en: 'Once a turn a hand discards a random card',
        de: 'Einmal im Zug: Eine Hand legt zufällig eine ab',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du jemanden wählen, auch dich: Eine zufällige Karte jener Hand wird abgelegt.',
      },
      drawing: `<path d="M26 94h48l-8-30H34z" fill="#7a4a2b" ${INK}/><path d="M36 64h28l4 12H32z" fill="#a5703c" ${INK}/><circle cx="50" cy="42" r="20" fill="#e8b48a" ${INK}/><path d="M28 38c0-26 14-36 22-34 14-2 22 10 22 32z" fill="#d8c048" ${INK}/><path d="M28 36l-8-20 14 6M72 36l8-20-14 6" fill="#d8c048" ${INK}/><circle cx="20" cy="14" r="4" fill="#d8412f" ${INK}/><circle cx="80" cy="14" r="4" fill="#d8412f" ${INK}/><path d="M42 54q8-6 16 0" fill="none" ${INK}/><circle cx="43" cy="44" r="2.500" fill="#241a12"/><circle cx="57" cy="44" r="2.500" fill="#241a12"/><path d="M6 40c8-2 10 2 12 8-6 4-12 2-12-8zM94 52c-8-2-10 2-12 8 6 4 12 2 12-8z" fill="#d8412f" ${INK}/>`,
    },
    equality: {
      brief: {
        en: 'Three of a hand swap with that discard pile',
        de: 'Drei einer Hand tauschen mit der Ablage dort',
      },
      text: {
        de: 'Wähle jemanden, auch dich. Mische jene Ablage, dann tausche ihre obersten drei Karten gegen drei zufällige jener Hand.',
      },
      drawing: `<path d="M14 30h72v16H14zM14 56h72v16H14z" fill="#ffd34d" ${INK}/><path d="M20 36h58M20 62h58" stroke="#fff4c4" stroke-width="4" stroke-linecap="round"/><path d="M28 8l-12 12M28 8l12 12M28 8v18M72 94L60 82M72 94l12-12M72 94V76" fill="none" stroke="#8c1c3c" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
    },
  },
};
