import { hares as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const hares: DeckFace = {
  told,
  colour: '#4a3f8c',
  pattern:
    'radial-gradient(rgb(255 255 255 / 0.7) 0.9px, transparent 1.3px) 1px 2px / 9px 11px, radial-gradient(rgb(255 255 255 / 0.45) 0.7px, transparent 1.1px) 6px 7px / 11px 9px',
  emblem: `<path d="M30 40C18 26 16 8 22 2c12 2 20 18 20 34zM70 40C82 26 84 8 78 2 66 4 58 20 58 36z" fill="#c9ad86" ${INK}/><path d="M31 32c-6-8-8-18-6-24 6 4 10 14 10 22zM69 32c6-8 8-18 6-24-6 4-10 14-10 22z" fill="#f0b8a8"/><path d="M16 62c0-18 14-30 34-30s34 12 34 30-14 32-34 32-34-14-34-32z" fill="#dcc39a" ${INK}/><path d="M50 62c12 0 20 6 20 14S60 92 50 92s-20-8-20-16 8-14 20-14z" fill="#fff6e4"/><circle cx="30" cy="56" r="6" fill="#241a12"/><circle cx="32" cy="54" r="2" fill="#fff"/><circle cx="70" cy="56" r="6" fill="#241a12"/><circle cx="72" cy="54" r="2" fill="#fff"/><path d="M43 64h14l-7 8z" fill="#c9656a" ${INK}/><path d="M50 72v6M50 78q-8 6-14 2M50 78q8 6 14 2" fill="none" ${INK}/><path d="M46 80h8v8h-8z" fill="#fff" ${INK}/><path d="M50 80v8" ${INK}/>`,
  hyphens: ['Baro|meter', 'Celes|tial', 'Himm|lischer', 'Stern|gelehrter', 'Volks|fest'],
  cards: {
    'arcane-scholar': {
      brief: {
        en: 'Once a turn roll for a card',
        de: 'Einmal im Zug: Würfle um eine Karte',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du den Hasenwürfel werfen. Komet: Nimm die oberste Karte deiner Ablage auf die Hand. Planet: Ziehe eine Karte. Sterne: nichts.',
      },
    },
    barometer: {
      brief: {
        en: 'Counts as much as the market deck’s top card',
        de: 'Zählt so viel wie die oberste vom Marktstapel',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du die oberste Karte des Marktstapels wegwerfen: Diese Karte ist diesen Zug so viel wert wie jene.',
      },
      drawing: `<circle cx="50" cy="46" r="38" fill="#c98b3f" ${INK}/><circle cx="50" cy="46" r="30" fill="#fffbe8" ${INK}/><path d="M28 60a26 26 0 0 1 0-28" fill="none" stroke="#4f8fb8" stroke-width="6"/><path d="M72 60a26 26 0 0 0 0-28" fill="none" stroke="#f0902c" stroke-width="6"/><path d="M36 24a26 26 0 0 1 28 0" fill="none" stroke="#7ab53a" stroke-width="6"/><path d="M50 46L64 30" ${ink(5)}/><path d="M50 46l-8 10" ${ink(3)}/><circle cx="50" cy="46" r="5" fill="#d8412f" ${INK}/><path d="M42 84h16l4 12H38z" fill="#8a5a32" ${INK}/><path d="M46 64h8" ${ink(3)}/>`,
    },
    'bad-omen': {
      brief: {
        en: 'See your top three, throw one away, sort them',
        de: 'Ordne die obersten drei; eine darf weg',
      },
      text: {
        de: 'Sieh dir die obersten drei Karten deines Decks an. Du darfst eine wegwerfen. Lege die anderen in beliebiger Reihenfolge zurück.',
      },
      drawing: `<path d="M20 62C6 60 6 42 20 40c-2-16 18-24 28-12 8-12 32-6 30 10 16 0 18 24 0 24z" fill="#535a78" ${INK}/><path d="M56 54H40l-6 20h12l-6 22 24-28H50z" fill="#ffd34d" ${INK}/><path d="M22 50c0-6 4-8 8-8M44 34c3-4 8-5 12-3" fill="none" stroke="#8a92b4" stroke-width="4" stroke-linecap="round"/><path d="M22 72l-6 14M76 70l-6 14M88 72l-4 10" stroke="#4f8fb8" stroke-width="4" stroke-linecap="round"/><path d="M82 8a13 13 0 1 0 10 20 10 10 0 0 1-10-20z" fill="#ffe9a8" ${INK}/>`,
    },
    festival: {
      brief: {
        en: 'Roll: draw from the market deck or your deck',
        de: 'Würfle: zieh vom Marktstapel oder vom Deck',
      },
      text: {
        de: 'Wirf den Hasenwürfel. Komet: Ziehe die oberste Karte des Marktstapels. Planet: Ziehe eine Karte. Sterne: nichts.',
      },
      drawing: `<path d="M50 8L92 48H8z" fill="#d8412f" ${INK}/><path d="M50 8L64 48H36z" fill="#fff4dc" ${INK}/><path d="M8 48q7 10 14 0 7 10 14 0 7 10 14 0 7 10 14 0 7 10 14 0 7 10 14 0v4H8z" fill="#ffd34d" ${INK}/><path d="M14 56h72v36H14z" fill="#e9a13a" ${INK}/><path d="M40 92c0-18 4-26 10-32 6 6 10 14 10 32z" fill="#3a1a14" ${INK}/><path d="M26 56v36M74 56v36" stroke="#fff4dc" stroke-width="5"/><path d="M50 8V0M50 0l14 4-14 4" fill="#5668a8" ${INK}/><path d="M18 14l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM84 16l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#ffd34d" ${INK}/>`,
    },
    'celestial-guidance': {
      brief: {
        en: 'Roll: take any card of market or discard pile',
        de: 'Würfle: Nimm eine aus Markt oder Ablage',
      },
      text: {
        de: 'Wirf den Hasenwürfel. Komet: Nimm eine Karte aus dem Markt auf die Hand. Planet: Nimm eine Karte deiner Ablage. Sterne: nichts.',
      },
      drawing: `<circle cx="50" cy="50" r="42" fill="#25305c" ${INK}/><path d="M50 14l8 28 28 8-28 8-8 28-8-28-28-8 28-8z" fill="#ffd34d" ${INK}/><path d="M50 14v72M14 50h72" stroke="#c9892c" stroke-width="2"/><path d="M50 50V14l8 28zM50 50h36l-28 8zM50 50v36l-8-28zM50 50H14l28-8z" fill="#fff4c4"/><circle cx="76" cy="24" r="3" fill="#fff4c4"/><circle cx="24" cy="28" r="2" fill="#fff4c4"/><circle cx="26" cy="74" r="3" fill="#fff4c4"/><circle cx="74" cy="74" r="2" fill="#fff4c4"/>`,
    },
    calendar: {
      brief: {
        en: 'Once a turn shuffle a discard into your deck',
        de: 'Oberste der Ablage in dein Deck mischen',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du die oberste Karte deiner Ablage in dein Deck mischen.',
      },
      drawing: `<path d="M10 18h80v74H10z" fill="#fffbe8" ${INK}/><path d="M10 18h80v20H10z" fill="#d8412f" ${INK}/><path d="M28 8v18M72 8v18" ${ink(7)}/><path d="M28 8v18M72 8v18" stroke="#dfe4e8" stroke-width="3.500" stroke-linecap="round"/><g fill="#d6c8a8"><path d="M18 46h10v10H18zM35 46h10v10H35zM52 46h10v10H52zM69 46h10v10H69zM18 62h10v10H18zM52 62h10v10H52zM69 62h10v10H69zM18 78h10v9H18zM35 78h10v9H35zM52 78h10v9H52z"/></g><circle cx="40" cy="67" r="9" fill="#5668a8" ${INK}/><path d="M44 62a6 6 0 1 0 0 10 5 5 0 0 1 0-10z" fill="#ffe9a8"/>`,
    },
  },
};
