import { ocelots as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const ocelots: DeckFace = {
  told,
  colour: '#9a5a08',
  pattern: 'radial-gradient(rgb(255 240 200 / 0.45) 2px, transparent 2.5px) 0 0 / 11px 9px',
  emblem: `<path d="M16 40L14 10l26 14zM84 40l2-30-26 14z" fill="#c98332" ${INK}/><path d="M10 54c0-22 18-36 40-36s40 14 40 36c0 22-18 36-40 36S10 76 10 54z" fill="#eeb155" ${INK}/>
    <path d="M38 20q4 12 0 18M62 20q-4 12 0 18M50 18v18" fill="none" stroke="#4a2c10" stroke-width="5" stroke-linecap="round"/><ellipse cx="18" cy="60" rx="5" ry="7" fill="#4a2c10"/><ellipse cx="82" cy="60" rx="5" ry="7" fill="#4a2c10"/><ellipse cx="26" cy="76" rx="5" ry="4" fill="#4a2c10"/><ellipse cx="74" cy="76" rx="5" ry="4" fill="#4a2c10"/>
    <path d="M24 52q10-12 20 0-10 8-20 0zM56 52q10-12 20 0-10 8-20 0z" fill="#d6f08a" ${INK}/><path d="M34 46v10M66 46v10" ${INK}/><path d="M42 64h16l-8 8z" fill="#b5533c" ${INK}/><path d="M50 72q-6 10-14 6M50 72q6 10 14 6" fill="none" ${INK}/>`,
  hyphens: ['Augen|binde', 'Glücks|bringer', 'Glücks|spiel', 'Wirbel|kreisel'],
  cards: {
    'bold-haggler': {
      brief: {
        en: 'Roll once: it counts that much more',
        de: 'Einmal würfeln: Er zählt so viel mehr',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du den Ozelotwürfel werfen: Diese Karte ist diesen Zug um so viel mehr wert.',
      },
    },
    'new-season': {
      brief: {
        en: 'Throw a discard away, draw from the market',
        de: 'Wirf Abgelegtes weg, zieh vom Marktstapel',
      },
      text: {
        de: 'Wirf eine Tierkarte deiner Ablage weg. Wenn ja, ziehe die oberste Karte des Marktstapels.',
      },
      drawing: `<circle cx="50" cy="50" r="40" fill="#fff4dc" ${INK}/><path d="M50 50V10a40 40 0 0 1 40 40z" fill="#ffd34d" ${INK}/><path d="M50 50h40a40 40 0 0 1-40 40z" fill="#e07a3a" ${INK}/><path d="M50 50v40a40 40 0 0 1-40-40z" fill="#bfe0f2" ${INK}/><path d="M50 50H10a40 40 0 0 1 40-40z" fill="#8fcf6a" ${INK}/>`,
    },
    whirligig: {
      brief: {
        en: 'New hand, then mixed with a rival’s',
        de: 'Neue Hand, dann mit einer fremden gemischt',
      },
      text: {
        de: 'Lege deine Hand ab und ziehe ebenso viele Karten. Dann mischt sie mit der Hand von jemand anderem und teilt zufällig so viele aus wie vorher.',
      },
      drawing: `<path d="M50 54V92" ${ink(6)}/><path d="M50 48C20 48 12 24 24 12c14 0 24 14 26 36zM50 48c0-30 24-38 36-26 0 14-14 24-36 26z" fill="#d8412f" ${INK}/><path d="M50 48c30 0 38 24 26 36-14 0-24-14-26-36zM50 48c0 30-24 38-36 26 0-14 14-24 36-26z" fill="#ffd34d" ${INK}/><circle cx="50" cy="48" r="7" fill="#fff" ${INK}/>`,
    },
    charm: {
      brief: {
        en: 'Draw from the market: build or lose it',
        de: 'Zieh vom Marktstapel: bauen oder verlieren',
      },
      text: {
        de: 'Ziehe die oberste Karte des Marktstapels. Kann sie allein dein nächster Stapel sein, baue ihn; sonst wirf sie weg.',
      },
      drawing: `<path d="M50 50c-20-6-30-30-12-36 12-2 14 14 12 36zM50 50c20-6 30-30 12-36-12-2-14 14-12 36zM50 50c-20 6-30 30-12 36 12 2 14-14 12-36zM50 50c20 6 30 30 12 36-12 2-14-14-12-36z" fill="#5d9a45" ${INK}/><path d="M50 50c10 12 22 18 30 40" fill="none" ${ink(4)}/><circle cx="50" cy="50" r="5" fill="#ffd34d" ${INK}/>`,
    },
    gamble: {
      brief: {
        en: 'Roll: swap that many with a rival',
        de: 'Würfle: so viele Handkarten tauschen',
      },
      text: {
        de: 'Wähle jemand anderen und wirf den Ozelotwürfel: Tauscht so viele zufällige Handkarten.',
      },
      drawing: `<path d="M14 40l34-14 22 26-34 16z" fill="#fff8ea" ${INK}/><path d="M36 68l34-16v24L36 92z" fill="#e0cda8" ${INK}/><path d="M14 40l22 28v24L14 66z" fill="#cdb688" ${INK}/><circle cx="34" cy="46" r="4" fill="#d8412f"/><circle cx="50" cy="48" r="4" fill="#d8412f"/><circle cx="54" cy="70" r="4" fill="#33241a"/><circle cx="24" cy="66" r="4" fill="#33241a"/><path d="M72 10l3 9 9 3-9 3-3 9-3-9-9-3 9-3z" fill="#ffd34d" ${INK}/>`,
    },
    blindfold: {
      brief: {
        en: 'A rival guesses; wrong: name its value',
        de: 'Wird falsch geraten, bestimmst du den Wert',
      },
      text: {
        de: 'Jemand anderes rät den Wert einer Handkarte deiner Wahl. Richtig: Lege sie ab. Falsch: Sie hat diesen Zug einen Wert von 1 bis 5 nach deiner Wahl.',
      },
      drawing: `<circle cx="50" cy="52" r="36" fill="#eeb155" ${INK}/><path d="M12 40c24-8 52-8 76 0v16c-24 8-52 8-76 0z" fill="#3b3a5c" ${INK}/><path d="M86 42l12-10v14l-4 4 4 12-12-6" fill="#3b3a5c" ${INK}/><path d="M36 72q14 10 28 0" fill="none" ${ink(4)}/>`,
    },
  },
};
