import { crocodiles as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const crocodiles: DeckFace = {
  told,
  colour: '#0d5a26',
  pattern: 'conic-gradient(from 135deg at 50% 0, rgb(255 255 255 / 0.26) 90deg, transparent 0) 0 0 / 9px 7px',
  emblem: `<circle cx="28" cy="28" r="15" fill="#7fb04e" ${INK}/><circle cx="72" cy="28" r="15" fill="#7fb04e" ${INK}/><path d="M10 58c0-20 16-28 40-28s40 8 40 28c0 20-14 34-40 34S10 78 10 58z" fill="#659a3f" ${INK}/><circle cx="28" cy="27" r="9" fill="#ffe98a" ${INK}/><circle cx="72" cy="27" r="9" fill="#ffe98a" ${INK}/><path d="M28 20v14M72 20v14" ${ink(4)}/><path d="M12 64q38 16 76 0" fill="none" ${ink(4)}/><path d="M20 67l5 11 6-8zM36 71l6 11 6-10zM52 72l6 10 6-11zM69 70l6 8 5-11z" fill="#fffbe8" ${INK}/><circle cx="42" cy="48" r="3.500" fill="#2c441a"/><circle cx="58" cy="48" r="3.500" fill="#2c441a"/>`,
  hyphens: ['Compe|tition', 'Konkur|renz', 'Nacht|schicht', 'Schau|rige', 'Schie|ßerei', 'Ship|ments', 'Verlo|rene'],
  cards: {
    'little-villain': {
      brief: {
        en: 'Rivals’ decks lose their top two cards',
        de: 'Fremde Decks verlieren ihre obersten zwei',
      },
      text: {
        de: 'Von jedem fremden Deck kommt die oberste Karte auf die Ablage dort, dann noch einmal.',
      },
    },
    'scary-gunfight': {
      brief: {
        en: 'Rivals pay two more until your next turn',
        de: 'Andere zahlen bis zu deinem Zug 2 mehr',
      },
      text: {
        de: 'Bis zu Beginn deines nächsten Zuges kosten Karten im Markt alle anderen zwei mehr.',
      },
      drawing: `<path d="M6 30h64v14H46l-4 10H30l-8 32H4l8-34z" fill="#6f747c" ${INK}/><path d="M14 52h16l-8 32H6z" fill="#8a5a32" ${INK}/><path d="M42 44q0 10-8 10" fill="none" ${INK}/><path d="M6 36h60" stroke="#a9b0b8" stroke-width="4"/><path d="M76 20l4 8 9-4-3 9 10 4-10 4 3 9-9-4-4 9-4-9-4 2 2-8-6-3 6-4-2-8 5 3z" fill="#ffd34d" ${INK}/><circle cx="80" cy="37" r="4" fill="#e9573f"/>`,
    },
    'night-shift': {
      brief: {
        en: 'See the tops of all decks and deal them anew',
        de: 'Sieh alle obersten Karten, verteile sie neu',
      },
      text: {
        de: 'Ziehe von jedem Deck, auch deinem, eine Karte und sieh sie dir an. Lege auf jedes dieser Decks eine davon.',
      },
      drawing: `<circle cx="50" cy="50" r="42" fill="#25305c" ${INK}/><path d="M60 18a32 32 0 1 0 20 46 26 26 0 0 1-20-46z" fill="#ffe9a8" ${INK}/><path d="M72 24l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM82 50l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff4c4"/><circle cx="46" cy="46" r="3" fill="#e0bd6a"/><circle cx="38" cy="62" r="5" fill="#e0bd6a"/>`,
    },
    'ruthless-competition': {
      brief: {
        en: 'Draw from a rival’s deck, put a card back',
        de: 'Zieh von fremdem Deck, gib eine zurück',
      },
      text: {
        de: 'Ziehe eine Karte von einem fremden Deck auf die Hand. Dann lege eine Handkarte auf jenes Deck.',
      },
      drawing: `<path d="M6 62l10-28 16 6 10-10c6-4 14-2 16 2l-14 16 18-4 22 22-6 14-26 10-28-6-8-12z" fill="#e0a878" ${INK}/><path d="M94 62L84 34l-16 6" fill="none" ${INK}/><path d="M94 62L84 34l-14 4-12-6-14 16c4 6 12 4 18-2l20 20z" fill="#a9713f" ${INK}/><path d="M2 66l12-34 8 4-12 34zM98 66L86 32l-8 4 12 34z" fill="#3c5a8f" ${INK}/><path d="M50 6l4 9 9-4-3 9M50 6l-4 9-9-4 3 9" fill="none" stroke="#d8412f" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
    },
    'nasty-threat': {
      brief: {
        en: 'Rivals’ stacks need one more till your turn',
        de: 'Fremde Stapel brauchen eins mehr',
      },
      text: {
        de: 'Bis zu Beginn deines nächsten Zuges muss jeder Stapel aller anderen eins mehr wert sein.',
      },
      drawing: `<path d="M20 6h60v66H20z" fill="#f4e6c3" ${INK}/><path d="M50 16c12 0 18 8 18 17 0 6-3 9-6 11v8H38v-8c-3-2-6-5-6-11 0-9 6-17 18-17z" fill="#3b3037" ${INK}/><circle cx="42" cy="34" r="5" fill="#f4e6c3"/><circle cx="58" cy="34" r="5" fill="#f4e6c3"/><path d="M50 40l3 5h-6zM44 52v-5M50 52v-5M56 52v-5" fill="#f4e6c3" stroke="#f4e6c3" stroke-width="2"/><path d="M28 60h44" ${INK}/><path d="M64 52l26 34-8 8-26-34z" fill="#c9ced4" ${INK}/><path d="M78 82l8-8" ${ink(4)}/><path d="M82 86l12 10" ${ink(7)}/>`,
    },
    'lost-shipments': {
      brief: {
        en: 'Rivals fill their hands with one card only',
        de: 'Andere füllen ihre Hand nur um eine Karte auf',
      },
      text: {
        de: 'Bis zu Beginn deines nächsten Zuges ziehen alle anderen beim Auffüllen der Hand höchstens eine Karte.',
      },
      drawing: `<path d="M26 34l26-12 26 12v28L52 74 26 62z" fill="#d9a860" ${INK}/><path d="M26 34l26 12 26-12M52 46v28" fill="none" ${INK}/><path d="M40 27l26 13v10" fill="none" stroke="#fff4dc" stroke-width="5"/><path d="M4 66q12-10 23 0t23 0 23 0 23 0v26H4z" fill="#3f8fb8" ${INK}/><path d="M4 80q12-8 23 0t23 0 23 0 23 0" fill="none" stroke="#bfe6f2" stroke-width="4"/><path d="M46 12c0-8 14-8 12 1-1 4-6 4-6 8" fill="none" stroke="#d8412f" stroke-width="4" stroke-linecap="round"/>`,
    },
  },
};
