import { polecats as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const polecats: DeckFace = {
  told,
  colour: '#4c4468',
  pattern:
    'radial-gradient(rgb(255 255 255 / 0.42) 1.2px, transparent 1.7px) 0 0 / 7px 7px, radial-gradient(rgb(255 255 255 / 0.42) 1.2px, transparent 1.7px) 3.5px 3.5px / 7px 7px',
  emblem: `<circle cx="20" cy="26" r="13" fill="#d9c6a3" ${INK}/><circle cx="80" cy="26" r="13" fill="#d9c6a3" ${INK}/><path d="M10 50c0-22 16-34 40-34s40 12 40 34c0 24-18 42-40 42S10 74 10 50z" fill="#f1e4c8" ${INK}/><path d="M12 46c12-14 28-12 38-4 10-8 26-10 38 4 0 12-8 20-18 20-8 0-14-6-20-6s-12 6-20 6c-10 0-18-8-18-20z" fill="#4a3a34"/><path d="M30 22q20-12 40 0-6 10-20 10T30 22z" fill="#6b564a"/><circle cx="32" cy="50" r="6" fill="#ffe9a8"/><circle cx="68" cy="50" r="6" fill="#ffe9a8"/><circle cx="32" cy="50" r="3" fill="#17130f"/><circle cx="68" cy="50" r="3" fill="#17130f"/><path d="M42 70h16l-8 9z" fill="#3a2a28" ${INK}/><path d="M50 78q-6 8-13 4M50 78q6 8 13 4" fill="none" ${INK}/>`,
  hyphens: ['Aben|teurerin', 'Adven|turer', 'Prot|zerei', 'Riskan|tes', 'Über|lebens|künstler'],
  cards: {
    'daring-adventurer': {
      brief: {
        en: 'Roll: draw that many, then discard as many',
        de: 'Würfle: so viele ziehen, so viele ablegen',
      },
      text: {
        de: 'Wirf den Iltiswürfel und ziehe so viele Karten. Dann lege so viele Handkarten ab, wie du gezogen hast.',
      },
    },
    'rare-artefact': {
      brief: {
        en: 'Roll: multiply a hand card’s value by it',
        de: 'Würfle: Eine Handkarte zählt so viele Male',
      },
      text: {
        de: 'Zeige eine Handkarte und wirf den Iltiswürfel: Sie ist diesen Zug so viele Male so viel wert.',
      },
      drawing: `<path d="M30 90h40l-6-14H36z" fill="#8a5a32" ${INK}/><path d="M26 24c-16 2-16 26 4 28M74 24c16 2 16 26-4 28" fill="none" ${ink(5)}/><path d="M26 12h48c2 26-4 46-18 52v12H44V64C30 58 24 38 26 12z" fill="#ffd34d" ${INK}/><path d="M36 20c-2 14 2 26 8 34" fill="none" stroke="#fff4c4" stroke-width="5" stroke-linecap="round"/><path d="M54 24l9 9-9 11-9-11z" fill="#3f8fb8" ${INK}/><path d="M84 66l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM12 64l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff4c4" ${INK}/>`,
    },
    swank: {
      brief: {
        en: 'Throw a card away; an animal earns a new one',
        de: 'Wirf eine weg; für ein Tier gibt es Ersatz',
      },
      text: {
        de: 'Wirf eine Handkarte weg. War es eine Tierkarte, ziehe die oberste Karte des Marktstapels.',
      },
      drawing: `<path d="M26 56V14h48v42z" fill="#2b2a33" ${INK}/><path d="M26 42h48v14H26z" fill="#b0305f" ${INK}/><path d="M8 56h84c0 8-10 12-20 12H28C18 68 8 64 8 56z" fill="#3b3a45" ${INK}/><path d="M34 20v16" stroke="#76747f" stroke-width="5" stroke-linecap="round"/><circle cx="62" cy="80" r="12" fill="#e6f2f4" ${INK}/><circle cx="62" cy="80" r="12" fill="none" stroke="#e0b84a" stroke-width="4"/><path d="M74 82c8 4 10 8 14 14" fill="none" stroke="#e0b84a" stroke-width="3"/><path d="M80 10l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#ffd34d" ${INK}/>`,
    },
    'risky-business': {
      brief: {
        en: 'Guess the market deck’s top card to get it',
        de: 'Errate die oberste des Marktstapels: deine',
      },
      text: {
        de: 'Nenne einen Wert von 1 bis 5 und decke die oberste Karte des Marktstapels auf. Richtig: Nimm sie auf die Hand. Falsch: Wirf sie weg.',
      },
      drawing: `<path d="M4 64h30l6 28H4zM96 64H66l-6 28h36z" fill="#8a6a48" ${INK}/><path d="M4 64h30l2 8H4zM96 64H66l-2 8h32z" fill="#7ab53a" ${INK}/><path d="M30 60q20 10 40 0" fill="none" ${ink(4)}/><circle cx="52" cy="14" r="8" fill="#f1e4c8" ${INK}/><path d="M52 22v22M52 44l-10 20M52 44l8 20M26 30l26 2 26-6" fill="none" ${ink(5)}/><path d="M12 30h84" stroke="#a5743a" stroke-width="4" stroke-linecap="round"/>`,
    },
    'natural-survivor': {
      brief: {
        en: 'Roll: swap that many cards with your deck',
        de: 'Würfle: so viele Karten mit dem Deck tauschen',
      },
      text: {
        de: 'Wirf den Iltiswürfel. Sieh dein Deck durch und tausche so viele seiner Karten gegen Handkarten. Mische dein Deck.',
      },
      drawing: `<path d="M50 14L88 84H12z" fill="#d9822c" ${INK}/><path d="M50 14L66 84H34z" fill="#f0a84a" ${INK}/><path d="M50 40l10 44H40z" fill="#4a2c18" ${INK}/><path d="M50 14l-6-8M50 14l6-8" ${ink(4)}/><path d="M4 84h92" ${ink(5)}/><path d="M78 78c-8-8 0-14 0-22 8 6 14 14 6 22z" fill="#e9573f" ${INK}/><path d="M80 78c-3-4 0-6 0-10 4 4 6 6 2 10z" fill="#ffd34d"/><path d="M70 84h22" stroke="#8a5a32" stroke-width="6" stroke-linecap="round"/><path d="M16 18l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff4c4" ${INK}/>`,
    },
    sofa: {
      brief: {
        en: 'In your stall: your hand holds one more',
        de: 'Im Stand: Deine Hand fasst eine mehr',
      },
      text: {
        de: 'Solange diese Karte in deinem Stand liegt, fasst deine Hand eine Karte mehr.',
      },
      drawing: `<path d="M18 46V30c0-10 8-14 16-14h32c8 0 16 4 16 14v16z" fill="#b0305f" ${INK}/><path d="M50 16v32" ${INK}/><path d="M22 46h56v24H22z" fill="#d0507a" ${INK}/><path d="M50 46v24" ${INK}/><path d="M6 52c0-10 16-12 18 0v26H6zM94 52c0-10-16-12-18 0v26h18z" fill="#b0305f" ${INK}/><path d="M14 78v10M86 78v10" ${ink(6)}/><path d="M24 70h52v8H24z" fill="#8f2048" ${INK}/><path d="M28 34c0-6 4-8 8-9" fill="none" stroke="#e88aa8" stroke-width="4" stroke-linecap="round"/>`,
    },
  },
};
