import { junglefowls as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const junglefowls: DeckFace = {
  told,
  colour: '#7f6f00',
  pattern: 'repeating-conic-gradient(at 50% 0, rgb(255 255 255 / 0.2) 0 9deg, transparent 9deg 22deg)',
  emblem: `<path d="M30 34c-8-14 2-22 8-16 0-14 14-16 16-4 6-10 20-4 14 8 8-2 12 8 4 16z" fill="#d8342a" ${INK}/><path d="M18 60c0-22 14-34 32-34s32 12 32 34c0 20-14 32-32 32S18 80 18 60z" fill="#e0a03a" ${INK}/><path d="M18 64c8 6 14 4 16-4 4 8 10 8 16 2 6 6 12 6 16-2 2 8 8 10 16 4-2 18-16 28-32 28S20 82 18 64z" fill="#b8601f" ${INK}/><path d="M38 76c-8 6-4 18 4 16 6-2 6-8 8-12 2 4 2 10 8 12 8 2 12-10 4-16z" fill="#d8342a" ${INK}/><path d="M34 62l16-12 16 12-16 14z" fill="#ffd65c" ${INK}/><path d="M34 62h32" ${INK}/><circle cx="34" cy="48" r="5" fill="#241a12"/><circle cx="36" cy="46" r="2" fill="#fff"/><circle cx="66" cy="48" r="5" fill="#241a12"/><circle cx="68" cy="46" r="2" fill="#fff"/>`,
  hyphens: [
    'Essen|tials',
    'Früh|aufsteher',
    'Morgen|dienst',
    'Organ|ised',
    'Servier|platte',
    'Sortier|te',
    'Staub|wedel',
  ],
  cards: {
    'early-riser': {
      brief: {
        en: 'Draw one; at dawn two',
        de: 'Ziehe eine; am Morgen zwei',
      },
      text: {
        de: 'Ziehe eine Karte; am Morgen zwei.',
      },
    },
    'morning-duty': {
      brief: {
        en: 'Draw a market card; at dawn 3 more in hand',
        de: 'Zieh vom Marktstapel; am Morgen: Hand +3',
      },
      text: {
        de: 'Ziehe die oberste Karte des Marktstapels. Am Morgen fasst deine Hand diesen Zug auch drei Karten mehr.',
      },
      drawing: `<path d="M4 76h92" ${ink(5)}/><path d="M16 76c0-20 14-34 34-34s34 14 34 34z" fill="#ffc83a" ${INK}/><path d="M50 34V18M24 44L14 32M76 44l10-12M12 62L2 58M88 62l10-4" stroke="#f0902c" stroke-width="6" stroke-linecap="round"/><path d="M26 86h48" stroke="#f0902c" stroke-width="4" stroke-linecap="round"/><path d="M34 66q4-10 14-12" fill="none" stroke="#fff4c4" stroke-width="5" stroke-linecap="round"/><path d="M42 92h16" stroke="#f0902c" stroke-width="4" stroke-linecap="round"/>`,
    },
    'sewing-essentials': {
      brief: {
        en: 'Throw a hand card away; at dawn draw two',
        de: 'Handkarte weg; am Morgen zieh zwei',
      },
      text: {
        de: 'Wirf eine Handkarte weg. Am Morgen ziehe dann zwei Karten.',
      },
      drawing: `<path d="M28 14h44v12H28zM28 74h44v12H28z" fill="#c98b3f" ${INK}/><path d="M34 26h32v48H34z" fill="#d8416a" ${INK}/><path d="M34 36l32-4M34 46l32-4M34 56l32-4M34 66l32-4" ${INK}/><path d="M66 62c18 4 10 18 22 22" fill="none" stroke="#d8416a" stroke-width="3"/><path d="M92 8L74 60" ${ink(5)}/><path d="M92 8L74 60" stroke="#dfe4e8" stroke-width="2.500" stroke-linecap="round"/><circle cx="91" cy="12" r="3" fill="none" ${INK}/><circle cx="14" cy="76" r="9" fill="#fff8ea" ${INK}/><circle cx="11" cy="74" r="1.600" fill="#33241a"/><circle cx="17" cy="74" r="1.600" fill="#33241a"/><circle cx="11" cy="79" r="1.600" fill="#33241a"/><circle cx="17" cy="79" r="1.600" fill="#33241a"/>`,
    },
    'feather-duster': {
      brief: {
        en: 'Take one of your top two cards; dawn: four',
        de: 'Nimm eine der obersten zwei; am Morgen vier',
      },
      text: {
        de: 'Sieh dir die obersten zwei Karten deines Decks an, am Morgen vier. Nimm eine auf die Hand und lege die anderen in beliebiger Reihenfolge zurück.',
      },
      drawing: `<path d="M10 92l34-36" ${ink(9)}/><path d="M10 92l34-36" stroke="#a5743a" stroke-width="5" stroke-linecap="round"/><path d="M40 60c-6-10 0-18 6-18-2-10 4-18 12-16 0-12 10-18 18-12 8-6 18 2 14 12 6 8 0 18-10 18 0 10-10 16-18 12-2 8-14 12-22 4z" fill="#7a4ab0" ${INK}/><path d="M46 54c12-8 24-20 34-34M52 42l6 6M62 32l6 6M72 22l6 6" fill="none" stroke="#c9a8ec" stroke-width="3.500" stroke-linecap="round"/><path d="M16 20l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM30 36l2 4 4 2-4 2-2 4-2-4-4-2 4-2z" fill="#ffd34d" ${INK}/>`,
    },
    'organised-cabinets': {
      brief: {
        en: 'Shuffle discards, take 1 of top 2; dawn: of 4',
        de: 'Mische Ablage, nimm 1 von 2; morgens 4',
      },
      text: {
        de: 'Mische deine Ablage. Nimm eine ihrer obersten zwei Karten, am Morgen der obersten vier, auf die Hand.',
      },
      drawing: `<path d="M12 8h76v80H12z" fill="#a5703c" ${INK}/><path d="M18 14h30v22H18zM52 14h30v22H52zM18 40h30v22H18zM52 40h30v22H52zM18 66h64v16H18z" fill="#d9a860" ${INK}/><circle cx="33" cy="25" r="3" fill="#33241a"/><circle cx="67" cy="25" r="3" fill="#33241a"/><circle cx="33" cy="51" r="3" fill="#33241a"/><circle cx="50" cy="74" r="3" fill="#33241a"/><path d="M56 44h22v12H56z" fill="#fff8ea" ${INK}/><path d="M60 50h14" ${INK}/><path d="M18 88v6M82 88v6" ${ink(6)}/>`,
    },
    'serving-dish': {
      brief: {
        en: 'Draw; dawn +2, day +1, night −1 to its value',
        de: 'Zieh; Wert am Morgen +2, Tag +1, Nacht −1',
      },
      text: {
        de: 'Ziehe eine Karte und zeige sie. Sie ist diesen Zug am Morgen zwei mehr wert, am Tag eins mehr, in der Nacht eins weniger.',
      },
      drawing: `<path d="M4 62c8-6 84-6 92 0-4 14-20 22-46 22S8 76 4 62z" fill="#dfe4e8" ${INK}/><path d="M16 62c10-3 58-3 68 0" fill="none" stroke="#a9b0b8" stroke-width="4"/><path d="M24 58c-2-16 8-26 26-26s30 10 26 26q-26 6-52 0z" fill="#c9793f" ${INK}/><path d="M76 48c10-2 14-10 12-14 4-4-4-10-8-6-6 0-8 6-8 12" fill="#fff4dc" ${INK}/><path d="M34 50c0-8 6-12 14-13" fill="none" stroke="#f0b878" stroke-width="5" stroke-linecap="round"/><path d="M34 20q-5-6 0-12M50 20q-5-6 0-12M66 20q-5-6 0-12" fill="none" stroke="#9fb4c4" stroke-width="4" stroke-linecap="round"/><circle cx="22" cy="60" r="5" fill="#7ab53a" ${INK}/><circle cx="80" cy="60" r="4" fill="#d8412f" ${INK}/>`,
    },
  },
};
