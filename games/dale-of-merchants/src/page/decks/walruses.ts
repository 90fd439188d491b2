import { walruses as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const walruses: DeckFace = {
  told,
  colour: '#8a4a55',
  pattern: 'repeating-linear-gradient(90deg, rgb(255 255 255 / 0.3) 0 1px, transparent 1px 5px)',
  emblem: `<path d="M12 44c0-22 16-34 38-34s38 12 38 34c0 16-8 28-16 34H28c-8-6-16-18-16-34z" fill="#a8705a" ${INK}/><path d="M36 68l4 26 8-24zM64 68l-4 26-8-24z" fill="#fffbe8" ${INK}/><path d="M50 50c16-4 30 4 30 14s-10 16-20 14c-4 0-8-2-10-6-2 4-6 6-10 6-10 2-20-4-20-14s14-18 30-14z" fill="#e2bfa4" ${INK}/><path d="M40 46h20l-10 10z" fill="#3a2620" ${INK}/><circle cx="32" cy="64" r="2" fill="#3a2620"/><circle cx="40" cy="68" r="2" fill="#3a2620"/><circle cx="68" cy="64" r="2" fill="#3a2620"/><circle cx="60" cy="68" r="2" fill="#3a2620"/><circle cx="32" cy="36" r="5" fill="#241a12"/><circle cx="34" cy="34" r="2" fill="#fff"/><circle cx="68" cy="36" r="5" fill="#241a12"/><circle cx="70" cy="34" r="2" fill="#fff"/><path d="M24 26q6-4 12 0M76 26q-6-4-12 0" fill="none" ${INK}/>`,
  hyphens: ['Schatz|hort', 'Schuh|plattler', 'Wuch|tiger'],
  cards: {
    'hefty-director': {
      brief: {
        en: 'Counts 2 or 3 when you build',
        de: 'Zählt beim Bauen 2 oder 3',
      },
      text: {
        de: 'Baust du mit dieser Karte, ist sie eins oder zwei mehr wert, wie du wählst.',
      },
    },
    'slappy-tappy': {
      brief: {
        en: 'This turn your stacks may mix sets',
        de: 'In diesem Zug dürfen Stapel Völker mischen',
      },
      text: {
        de: 'Bis zum Ende deines Zuges dürfen deine Stapel Tierkarten verschiedener Sätze enthalten.',
      },
      drawing: `<path d="M24 6h22v46c0 8 12 10 30 14 8 2 10 10 10 16H24z" fill="#8a5a32" ${INK}/><path d="M22 6h26v12H22z" fill="#f4e6c3" ${INK}/><path d="M20 82h68v10H20z" fill="#4a2c18" ${INK}/><path d="M34 34h12M34 44h12M40 56l12 4" stroke="#f4e6c3" stroke-width="4" stroke-linecap="round"/><path d="M6 64l10 4M4 78h10M8 92l8-5" stroke="#e0a92f" stroke-width="5" stroke-linecap="round"/><path d="M64 8v28M64 8l20-4v28" fill="none" ${ink(4)}/><circle cx="59" cy="37" r="6" fill="#d8412f" ${INK}/><circle cx="79" cy="33" r="6" fill="#d8412f" ${INK}/>`,
    },
    'sea-salt': {
      brief: {
        en: 'This turn each stack may hold one junk',
        de: 'Je Stapel diesen Zug ein Gerümpel',
      },
      text: {
        de: 'Bis zum Ende deines Zuges darf jeder deiner Stapel eine Gerümpelkarte mehr enthalten.',
      },
      drawing: `<path d="M34 26h32l8 56c0 6-4 10-10 10H36c-6 0-10-4-10-10z" fill="#d6ecf8" ${INK}/><path d="M30 54h40l4 28c0 5-4 8-10 8H36c-6 0-10-3-10-8z" fill="#fff"/><path d="M34 26c0-12 6-18 16-18s16 6 16 18z" fill="#a9b0b8" ${INK}/><circle cx="43" cy="19" r="2" fill="#33241a"/><circle cx="50" cy="15" r="2" fill="#33241a"/><circle cx="57" cy="19" r="2" fill="#33241a"/><path d="M40 40h20" stroke="#3f8fb8" stroke-width="6" stroke-linecap="round"/><circle cx="42" cy="70" r="2.500" fill="#c4d4e0"/><circle cx="54" cy="64" r="2.500" fill="#c4d4e0"/><circle cx="58" cy="78" r="2.500" fill="#c4d4e0"/><path d="M8 84q4-8 8 0t8 0M78 84q4-8 8 0t8 0" fill="none" stroke="#3f8fb8" stroke-width="4"/>`,
    },
    salvage: {
      brief: {
        en: 'Take one of your bottom three discards',
        de: 'Nimm eine der untersten drei deiner Ablage',
      },
      text: {
        de: 'Nimm eine der untersten drei Karten deiner Ablage auf die Hand.',
      },
      drawing: `<path d="M50 4v26" ${ink(5)}/><path d="M50 28c0-6 12-6 12 2s-10 8-12 16" fill="none" ${ink(5)}/><path d="M22 48l28-12 28 12v24L50 84 22 72z" fill="#8a5a32" ${INK}/><path d="M22 48l28 12 28-12M50 60v24" fill="none" ${INK}/><path d="M36 42l28 12v24" fill="none" stroke="#e0b05c" stroke-width="5"/><path d="M2 74q12-10 24 0t24 0 24 0 24 0v22H2z" fill="#3f8fb8" opacity="0.85"/><path d="M2 74q12-10 24 0t24 0 24 0 24 0" fill="none" ${INK}/><circle cx="14" cy="62" r="4" fill="#bfe6f2" ${INK}/><circle cx="86" cy="58" r="5" fill="#bfe6f2" ${INK}/>`,
    },
    'treasure-hoard': {
      brief: {
        en: 'No stack this turn: your hand holds two more',
        de: 'Ohne Stapel im Zug: Hand fasst zwei mehr',
      },
      text: {
        de: 'Hast du in diesem Zug keinen Stapel gebaut, fasst deine Hand beim Auffüllen zwei Karten mehr.',
      },
      drawing: `<path d="M6 84c6-18 14-18 20-26 8-12 18-18 28-12 12 4 16 14 22 20 8 4 14 10 18 18z" fill="#e9b83a" ${INK}/><circle cx="30" cy="70" r="8" fill="#ffd34d" ${INK}/><circle cx="52" cy="58" r="8" fill="#ffd34d" ${INK}/><circle cx="68" cy="74" r="8" fill="#ffd34d" ${INK}/><circle cx="48" cy="78" r="7" fill="#ffd34d" ${INK}/><path d="M60 18l12 0 6 9-12 16-12-16z" fill="#d8416a" ${INK}/><path d="M54 27h24M66 43l-4-16 4-9 4 9z" fill="none" ${INK}/><path d="M22 20c-6 6-4 12 4 12h10c8 0 10-6 4-12l-2 6-7-10-7 10z" fill="#ffd34d" ${INK}/><path d="M18 44l12-6" ${ink(3)}/>`,
    },
    'oceanic-icon': {
      brief: {
        en: 'In your last stack: the next may be 1 off',
        de: 'Im letzten Stapel: Der nächste darf ±1 zählen',
      },
      text: {
        de: 'Solange diese Karte in deinem letzten Stapel liegt, darf dein nächster eins weniger oder mehr wert sein.',
      },
      drawing: `<circle cx="50" cy="50" r="42" fill="#1d5c80" ${INK}/><circle cx="50" cy="50" r="34" fill="#3f9cc4" ${INK}/><path d="M50 16v68M36 28c0 22 4 28 14 28s14-6 14-28M36 28l-5 8h10zM64 28l-5 8h10zM50 14l-6 10h12z" fill="none" stroke="#ffe08a" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path d="M18 66q8-8 16 0t16 0 16 0 16 0" fill="none" stroke="#d6f0fa" stroke-width="5" stroke-linecap="round"/>`,
    },
  },
};
