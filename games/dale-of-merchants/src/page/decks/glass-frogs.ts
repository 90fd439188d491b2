import { glassFrogs as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const glassFrogs: DeckFace = {
  told,
  colour: '#2a7a50',
  pattern:
    'radial-gradient(circle, transparent 3px, rgb(255 255 255 / 0.34) 3px 4px, transparent 4.5px) 0 0 / 13px 13px, radial-gradient(rgb(255 255 255 / 0.4) 1px, transparent 1.5px) 6px 6px / 13px 13px',
  emblem: `<circle cx="26" cy="30" r="20" fill="#b6e08a" ${INK}/><circle cx="74" cy="30" r="20" fill="#b6e08a" ${INK}/><path d="M8 62c0-20 16-30 42-30s42 10 42 30-16 30-42 30S8 82 8 62z" fill="#a4d878" ${INK}/><path d="M24 66c4-8 14-12 26-12s22 4 26 12c-2 12-12 20-26 20s-24-8-26-20z" fill="#dff2c0"/><circle cx="26" cy="30" r="13" fill="#fff4c4" ${INK}/><circle cx="74" cy="30" r="13" fill="#fff4c4" ${INK}/><ellipse cx="27" cy="31" rx="7" ry="5" fill="#17130f"/><ellipse cx="73" cy="31" rx="7" ry="5" fill="#17130f"/><path d="M16 64q34 20 68 0" fill="none" ${INK}/><circle cx="45" cy="54" r="2" fill="#3f6a2c"/><circle cx="55" cy="54" r="2" fill="#3f6a2c"/><path d="M50 84c-6-4-8-8-4-10 2-1 3 0 4 2 1-2 2-3 4-2 4 2 2 6-4 10z" fill="#d8616a"/>`,
  hyphens: [
    'For|scherin',
    'Gyro|scope',
    "Magi|cian's",
    'Resear|cher',
    'Stetho|scope',
    'Stetho|skop',
    'Zauber|hand',
    'Zeit|kapsel',
  ],
  cards: {
    'bouncy-researcher': {
      brief: {
        en: 'Up to twice: discard a card, draw a card',
        de: 'Bis zu zweimal: eine ablegen, eine ziehen',
      },
      text: {
        de: 'Bis zu zweimal: Lege eine Handkarte ab und ziehe eine Karte.',
      },
    },
    gyroscope: {
      brief: {
        en: 'Twice: replace a market card by the deck’s top',
        de: 'Zweimal: Ersetze eine Marktkarte',
      },
      text: {
        de: 'Zweimal: Sieh dir die oberste Karte des Marktstapels an, wirf eine Marktkarte weg und lege jene an ihren Platz.',
      },
      drawing: `<path d="M50 4v92" ${ink(6)}/><path d="M50 4v92" stroke="#c9ced4" stroke-width="2.500"/><circle cx="50" cy="48" r="36" fill="none" ${ink(9)}/><circle cx="50" cy="48" r="36" fill="none" stroke="#e0b84a" stroke-width="5"/><ellipse cx="50" cy="48" rx="36" ry="11" fill="none" ${ink(8)}/><ellipse cx="50" cy="48" rx="36" ry="11" fill="none" stroke="#e0b84a" stroke-width="4"/><ellipse cx="50" cy="48" rx="24" ry="8" fill="#4f9cd0" ${INK}/><ellipse cx="50" cy="44" rx="24" ry="8" fill="#8fc8e8" ${INK}/><circle cx="50" cy="43" r="5" fill="#d8412f" ${INK}/><path d="M40 96h20" ${ink(6)}/><path d="M10 20q-6 8-4 18M90 20q6 8 4 18" fill="none" stroke="#5d9a45" stroke-width="4" stroke-linecap="round"/>`,
    },
    'time-capsule': {
      brief: {
        en: 'Discarded: throw a card of the pile away',
        de: 'Abgelegt: Wirf eine Karte der Ablage weg',
      },
      text: {
        de: 'Kommt diese Karte auf die Ablage von jemandem, so wird von dort eine Karte eigener Wahl weggeworfen.',
      },
      drawing: `<path d="M30 20c0-10 8-16 20-16s20 6 20 16v60c0 10-8 16-20 16s-20-6-20-16z" fill="#a9b8c4" ${INK}/><path d="M30 30h40v42H30z" fill="#d6ecf2" ${INK}/><path d="M30 26h40v8H30zM30 68h40v8H30z" fill="#6f8894" ${INK}/><path d="M42 40h16l-6 11 6 11H42l6-11z" fill="#ffd34d" ${INK}/><path d="M36 14c2-3 6-4 10-4M36 82v6" fill="none" stroke="#e6eef2" stroke-width="4" stroke-linecap="round"/><path d="M14 40a40 40 0 0 0 0 24M86 40a40 40 0 0 1 0 24M14 64l-6-4M14 64l4-7M86 40l6 4M86 40l-4 7" fill="none" stroke="#5d9a45" stroke-width="4" stroke-linecap="round"/>`,
    },
    stethoscope: {
      brief: {
        en: 'Put any two cards of your deck on its top',
        de: 'Lege zwei beliebige deines Decks nach oben',
      },
      text: {
        de: 'Suche zwei Karten aus deinem Deck. Mische dein Deck und lege sie obenauf, die erste und dann die zweite.',
      },
      drawing: `<path d="M20 8v24c0 14 8 22 20 22s20-8 20-22V8" fill="none" ${ink(8)}/><path d="M20 8v24c0 14 8 22 20 22s20-8 20-22V8" fill="none" stroke="#4f6878" stroke-width="4.500"/><path d="M40 54v16c0 16 10 22 22 22s20-8 20-22" fill="none" ${ink(8)}/><path d="M40 54v16c0 16 10 22 22 22s20-8 20-22" fill="none" stroke="#4f6878" stroke-width="4.500"/><circle cx="82" cy="58" r="14" fill="#dfe4e8" ${INK}/><circle cx="82" cy="58" r="7" fill="#8fc8e8" ${INK}/><path d="M14 8h12M54 8h12" ${ink(8)}/><path d="M30 26c-6-4-8-8-5-11 2-2 4 0 5 2 1-2 3-4 5-2 3 3 1 7-5 11z" transform="translate(10 2)" fill="#d8412f" ${INK}/>`,
    },
    yoyo: {
      brief: {
        en: 'Twice: a random hand card counts one more',
        de: 'Zweimal: eine Handkarte zählt +1',
      },
      text: {
        de: 'Zweimal: Eine zufällige deiner Handkarten wird gezeigt und ist diesen Zug eins mehr wert.',
      },
      drawing: `<path d="M52 4c-6 0-8 8-2 10s8-8 2-10zM50 14c10 12-2 18 4 32" fill="none" ${ink(3.5)}/><circle cx="52" cy="66" r="28" fill="#d8412f" ${INK}/><circle cx="52" cy="66" r="17" fill="#ffd34d" ${INK}/><path d="M52 54l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="#fffbe8" ${INK}/><path d="M32 56c3-7 8-11 14-12" fill="none" stroke="#ff9a86" stroke-width="5" stroke-linecap="round"/><path d="M14 50c-4 10-4 22 2 32M90 50c4 10 4 22-2 32" fill="none" stroke="#5d9a45" stroke-width="4" stroke-linecap="round"/>`,
    },
    'magicians-touch': {
      brief: {
        en: 'Once a turn swap the tops of your two piles',
        de: 'Einmal im Zug: Deck und Ablage oben tauschen',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du dir die oberste Karte deines Decks ansehen; du darfst sie gegen die oberste Karte deiner Ablage tauschen.',
      },
      drawing: `<path d="M10 92l44-44" ${ink(10)}/><path d="M10 92l44-44" stroke="#25282f" stroke-width="7" stroke-linecap="round"/><path d="M46 56l10-10" ${ink(9)}/><path d="M46 56l10-10" stroke="#fffbe8" stroke-width="6" stroke-linecap="round"/><path d="M66 10l6 18 18 6-18 6-6 18-6-18-18-6 18-6z" fill="#ffd34d" ${INK}/><path d="M30 14l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM84 66l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#c9a8ec" ${INK}/><circle cx="92" cy="12" r="3" fill="#8fc8e8"/><circle cx="14" cy="52" r="3" fill="#8fc8e8"/><circle cx="60" cy="88" r="3" fill="#ff9ab4"/>`,
    },
  },
};
