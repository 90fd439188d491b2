import { dodos as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const dodos: DeckFace = {
  told,
  colour: '#4f6878',
  pattern:
    'radial-gradient(ellipse 4px 1.2px, rgb(255 255 255 / 0.5) 95%, transparent) 0 0 / 10px 10px, radial-gradient(ellipse 1.2px 4px, rgb(255 255 255 / 0.5) 95%, transparent) 0 0 / 10px 10px',
  emblem: `<path d="M12 46C12 24 28 10 50 10s36 14 36 34c0 16-8 24-10 34-2 8-12 14-26 14-24 0-38-20-38-46z" fill="#9fa6ae" ${INK}/><path d="M40 12c-4-8 2-12 6-6 2-8 10-6 8 4z" fill="#c9ced4" ${INK}/><path d="M44 40c20-8 44 0 50 18 4 14-4 28-14 30 2-10-2-14-10-14-14 0-28-8-30-20 0-6 0-12 4-14z" fill="#e6c06a" ${INK}/><path d="M68 38c14 0 24 10 26 20 4 14-4 28-14 30 2-12 0-18-8-22" fill="#c98f3a" ${INK}/><circle cx="58" cy="50" r="2.500" fill="#3a2a14"/><circle cx="34" cy="40" r="11" fill="#fff4d8" ${INK}/><circle cx="36" cy="40" r="5" fill="#241a12"/><circle cx="38" cy="38" r="2" fill="#fff"/><path d="M20 70q8 8 18 8" fill="none" ${INK}/>`,
  hyphens: [
    'Erfin|dung',
    'Firmen|anteil',
    'Inven|tion',
    'Promis|ing',
    'Schuld|ner',
    'Sonnen|brille',
    'Steck|puppe',
    'Sun|glasses',
  ],
  cards: {
    'eager-borrower': {
      brief: {
        en: 'Gain 2 coins; finish 2 to get it back',
        de: 'Nimm 2 Münzen; Abschluss 2 holt ihn zurück',
      },
      text: {
        de: 'Nimm 2 Münzen. Diese Karte bleibt vor dir liegen, bis du Abschluss 2 zahlst.',
      },
    },
    'promising-invention': {
      brief: {
        en: 'Building, spend up to 3: it counts more',
        de: 'Gib beim Bauen bis zu 3 aus: zählt mehr',
      },
      text: {
        de: 'Baust du mit dieser Karte, darfst du dafür 1 bis 3 ausgeben: Sie ist in diesem Stapel so viel mehr wert.',
      },
      drawing: `<path d="M50 6c20 0 32 14 32 30 0 14-8 20-12 30H30c-4-10-12-16-12-30C18 20 30 6 50 6z" fill="#ffe98a" ${INK}/><path d="M42 66V48l-6-8M58 66V48l6-8M42 48q8 6 16 0" fill="none" stroke="#c98b1c" stroke-width="3.500" stroke-linecap="round"/><path d="M32 66h36v8H32zM34 74h32v8H34z" fill="#a9b0b8" ${INK}/><path d="M40 82h20c0 8-4 12-10 12s-10-4-10-12z" fill="#6f747c" ${INK}/><path d="M28 34c0-8 6-14 12-16" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M6 14l8 6M94 14l-8 6M2 42h8M98 42h-8" stroke="#e0a92f" stroke-width="5" stroke-linecap="round"/>`,
    },
    'pet-boar': {
      brief: {
        en: 'Throw a card away, gain 2 coins; finish 3',
        de: 'Wirf eine Karte weg, 2 Münzen; Abschluss 3',
      },
      text: {
        de: 'Wirf eine Handkarte weg. Nimm 2 Münzen. Diese Karte bleibt vor dir liegen, bis du Abschluss 3 zahlst.',
      },
      drawing: `<path d="M20 34l-10-14 20 2zM80 34l10-14-20 2z" fill="#6b4a34" ${INK}/><path d="M12 54c0-22 16-34 38-34s38 12 38 34c0 24-16 38-38 38S12 78 12 54z" fill="#8f6548" ${INK}/><path d="M32 12l6 10M44 8l3 12M56 8l-3 12M68 12l-6 10" ${ink(5)}/><path d="M28 66c0-12 10-16 22-16s22 4 22 16-8 18-22 18-22-6-22-18z" fill="#d99a8a" ${INK}/><ellipse cx="42" cy="66" rx="4" ry="6" fill="#5a2f2a"/><ellipse cx="58" cy="66" rx="4" ry="6" fill="#5a2f2a"/><path d="M28 70c-8 0-8-10-4-14 2 4 6 6 8 6zM72 70c8 0 8-10 4-14-2 4-6 6-8 6z" fill="#fffbe8" ${INK}/><circle cx="32" cy="42" r="5" fill="#241a12"/><circle cx="68" cy="42" r="5" fill="#241a12"/><path d="M20 86q30 14 60 0" fill="none" stroke="#d8412f" stroke-width="6" stroke-linecap="round"/><circle cx="50" cy="94" r="5" fill="#ffd34d" ${INK}/>`,
    },
    sunglasses: {
      brief: {
        en: 'Draw two; finish 3 to get it back',
        de: 'Ziehe zwei; Abschluss 3 holt sie zurück',
      },
      text: {
        de: 'Ziehe zwei Karten. Diese Karte bleibt vor dir liegen, bis du Abschluss 3 zahlst.',
      },
      drawing: `<path d="M6 34l8-14M94 34l-8-14" ${ink(5)}/><path d="M4 34h92v8H4z" fill="#3b3a45" ${INK}/><path d="M8 38h36c2 20-4 34-18 34S6 58 8 38zM56 38h36c2 20-4 34-18 34S54 58 56 38z" fill="#25303c" ${INK}/><path d="M44 42q6-6 12 0" fill="none" ${ink(5)}/><path d="M16 44l14 20M26 44l8 12M64 44l14 20M74 44l8 12" stroke="#7fa0b4" stroke-width="4" stroke-linecap="round"/><circle cx="50" cy="14" r="9" fill="#ffd34d" ${INK}/><path d="M34 14h-6M72 14h-6M38 4l-4-2M62 4l4-2" stroke="#e0a92f" stroke-width="4" stroke-linecap="round"/>`,
    },
    'nesting-doll': {
      brief: {
        en: 'Spend 1: draw two, gain 3 coins; finish 4',
        de: 'Gib 1 aus: zieh zwei, 3 Münzen; Abschluss 4',
      },
      text: {
        de: 'Gib 1 aus: Ziehe zwei Karten, dann nimm 3 Münzen, und diese Karte bleibt vor dir liegen, bis du Abschluss 4 zahlst.',
      },
      drawing: `<path d="M38 8c14 0 22 10 20 22 12 10 16 24 14 42-2 14-10 20-34 20S6 86 4 72C2 54 6 40 18 30 16 18 24 8 38 8z" fill="#d8412f" ${INK}/><circle cx="38" cy="27" r="13" fill="#ffe0c0" ${INK}/><path d="M26 24c4-8 20-8 24 0-8 2-16 2-24 0z" fill="#5a3418"/><circle cx="34" cy="28" r="2" fill="#241a12"/><circle cx="43" cy="28" r="2" fill="#241a12"/><path d="M34 34q4 3 8 0" fill="none" ${ink(2)}/><path d="M18 62c0-12 8-16 20-16s20 4 20 16-8 20-20 20-20-8-20-20z" fill="#ffd34d" ${INK}/><circle cx="38" cy="64" r="7" fill="#d8416a" ${INK}/><path d="M80 48c8 0 12 6 11 13 6 6 7 12 6 20-1 8-6 11-17 11s-16-3-17-11c-1-8 0-14 6-20-1-7 3-13 11-13z" fill="#3c9c8f" ${INK}/><circle cx="80" cy="60" r="7" fill="#ffe0c0" ${INK}/><circle cx="80" cy="79" r="6" fill="#ffd34d" ${INK}/>`,
    },
    'company-share': {
      brief: {
        en: 'Your hand holds two more this turn; finish 3',
        de: 'Hand fasst zwei mehr; Abschluss 3',
      },
      text: {
        de: 'Deine Hand fasst diesen Zug zwei Karten mehr. Diese Karte bleibt vor dir liegen, bis du Abschluss 3 zahlst.',
      },
      drawing: `<path d="M8 10h84v64H8z" fill="#fffbe8" ${INK}/><path d="M14 16h72v52H14z" fill="none" stroke="#5d9a45" stroke-width="3"/><path d="M24 28h52" stroke="#33402a" stroke-width="5" stroke-linecap="round"/><path d="M24 58l14-10 10 6 22-16" fill="none" stroke="#d8412f" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/><path d="M62 37l9 0 0 9" fill="none" stroke="#d8412f" stroke-width="4" stroke-linecap="round"/><circle cx="74" cy="72" r="13" fill="#e0b84a" ${INK}/><path d="M66 82l-4 14 12-5 12 5-4-14" fill="#c9892c" ${INK}/><path d="M74 64l3 5 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z" fill="#fff4c4"/>`,
    },
  },
};
