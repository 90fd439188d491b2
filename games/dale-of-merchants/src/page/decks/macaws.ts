import { macaws as told } from '@souk/games/dale-of-merchants/telling/decks';
import { MERCHANTS } from '../art/merchants.js';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const macaws: DeckFace = {
  told,
  colour: '#b52f20',
  pattern: 'repeating-linear-gradient(45deg, rgb(255 255 255 / 0.22) 0 3px, transparent 3px 9px)',
  emblem: MERCHANTS.macaws,
  hyphens: ['Lieblings|spielzeug', 'Zerbro|chene'],
  cards: {
    'swift-broker': {
      brief: {
        en: 'Discard your hand, draw as many',
        de: 'Hand ablegen und ebenso viele ziehen',
      },
      text: {
        de: 'Lege deine ganze Hand ab und ziehe ebenso viele Karten.',
      },
    },
    cookies: {
      brief: {
        en: 'Your hand holds one card more',
        de: 'Deine Hand fasst eine Karte mehr',
      },
      text: {
        de: 'Solange sie auf deiner Hand ist, darfst du eine Karte mehr halten.',
      },
      drawing: `<circle cx="44" cy="54" r="34" fill="#d99a4e" ${INK}/><circle cx="44" cy="54" r="27" fill="#e8b368"/><circle cx="34" cy="42" r="5" fill="#5a3418"/><circle cx="54" cy="48" r="5" fill="#5a3418"/><circle cx="40" cy="64" r="5" fill="#5a3418"/><circle cx="58" cy="68" r="4" fill="#5a3418"/><path d="M74 16a20 20 0 1 1-12 34l6-12-8-8 10-6z" fill="#d99a4e" ${INK}/><circle cx="82" cy="34" r="4" fill="#5a3418"/>`,
    },
    'shattered-relic': {
      brief: {
        en: 'Throw a hand card away, draw one',
        de: 'Eine Handkarte wegwerfen, eine ziehen',
      },
      text: {
        de: 'Wirf eine Handkarte weg, dann ziehe eine Karte.',
      },
      drawing: `<path d="M38 8h24l-4 14c18 8 24 26 18 44-4 12-12 20-16 24H40c-4-4-12-12-16-24-6-18 0-36 18-44z" fill="#c9793f" ${INK}/><path d="M28 46c14 6 30 6 44 0M26 60c16 8 32 8 48 0" fill="none" stroke="#6b2f14" stroke-width="4"/><path d="M56 22l-10 16 12 8-10 20 6 22" fill="none" ${ink(3.5)}/><path d="M80 84l10 6-12 4z" fill="#c9793f" ${INK}/>`,
    },
    spyglass: {
      brief: {
        en: 'Take one of your deck’s top three',
        de: 'Nimm eine der obersten drei deines Decks',
      },
      text: {
        de: 'Sieh dir die obersten drei Karten deines Decks an. Nimm eine auf die Hand und lege die anderen in beliebiger Reihenfolge zurück.',
      },
      drawing: `<path d="M6 70l20 20 22-20-22-22z" fill="#8a5a2c" ${INK}/><path d="M30 46l22 22 20-20-20-20z" fill="#c98b3f" ${INK}/><path d="M56 26l18 18 16-16-14-18z" fill="#e0b05c" ${INK}/><path d="M76 10c10-2 16 6 14 18" fill="none" stroke="#8fd0ec" stroke-width="6"/><path d="M22 52l22 22" stroke="#ffe9a8" stroke-width="4"/>`,
    },
    'flashy-show': {
      brief: {
        en: 'Each card counts one more this turn',
        de: 'Jede Karte zählt in diesem Zug eins mehr',
      },
      text: {
        de: 'Bis zum Ende deines Zuges ist jede Karte, mit der du zahlst oder baust, eins mehr wert.',
      },
      drawing: `<path d="M50 6l9 26 28 1-22 17 8 27-23-16-23 16 8-27L13 33l28-1z" fill="#ffd34d" ${INK}/><path d="M20 90q30-16 60 0" fill="none" stroke="#d8412f" stroke-width="6" stroke-linecap="round"/><circle cx="50" cy="44" r="8" fill="#fff4c4"/><path d="M12 14l4 6M88 14l-4 6M8 60h8M84 60h8" ${ink(3.5)}/>`,
    },
    'favourite-toy': {
      brief: {
        en: 'Take the top of your discard pile',
        de: 'Nimm die oberste Karte deiner Ablage',
      },
      text: {
        de: 'Nimm die oberste Karte deiner Ablage auf die Hand.',
      },
      drawing: `<circle cx="30" cy="26" r="11" fill="#b9793c" ${INK}/><circle cx="70" cy="26" r="11" fill="#b9793c" ${INK}/><circle cx="50" cy="36" r="24" fill="#cf9150" ${INK}/><path d="M24 90c-4-22 8-34 26-34s30 12 26 34z" fill="#cf9150" ${INK}/><ellipse cx="50" cy="44" rx="11" ry="9" fill="#f4dcb4"/><circle cx="41" cy="32" r="3" fill="#241a12"/><circle cx="59" cy="32" r="3" fill="#241a12"/><path d="M46 41h8l-4 4z" fill="#241a12"/><path d="M38 66l12 6 12-6v12l-12-6-12 6z" fill="#d8412f" ${INK}/>`,
    },
  },
};
