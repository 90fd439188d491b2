import { magpies as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const magpies: DeckFace = {
  told,
  colour: '#1c3a4a',
  pattern: 'repeating-conic-gradient(from 45deg, rgb(255 255 255 / 0.2) 0 25%, transparent 0 50%) 0 0 / 9px 9px',
  emblem: `<path d="M10 52C12 26 30 10 54 12c20 2 32 16 30 34-2 8-4 12-4 20-4 16-18 26-34 26-24 0-38-16-36-40z" fill="#20242e" ${INK}/><path d="M12 66c14-8 30-6 42 4 8 6 14 8 22 4-6 12-18 18-30 18-18 0-30-10-34-26z" fill="#fbf8f0" ${INK}/><path d="M78 40l20 12-20 10c-6-6-6-16 0-22z" fill="#3f434e" ${INK}/><path d="M78 52h18" ${INK}/><path d="M22 34c8-12 20-16 32-14" fill="none" stroke="#3f7fb8" stroke-width="5" stroke-linecap="round"/><circle cx="60" cy="40" r="8" fill="#fff4c4" ${INK}/><circle cx="62" cy="40" r="4" fill="#17130f"/>`,
  hyphens: ['Beste|chung', 'Nicker|chen', 'Peri|scope', 'Profes|sional'],
  cards: {
    'pompous-professional': {
      brief: {
        en: 'Name a set: take one of it from your top four',
        de: 'Nenne ein Volk: eine davon aus obersten vier',
      },
      text: {
        de: 'Nenne einen Satz und decke die obersten vier Karten deines Decks auf. Nimm eine dieses Satzes auf die Hand und lege die anderen ab.',
      },
    },
    bribe: {
      brief: {
        en: 'Buying it or with it: hand holds one more',
        de: 'Beim Kauf, auch damit: Hand fasst eine mehr',
      },
      text: {
        de: 'Kaufst du diese Karte oder kaufst du mit ihr, fasst deine Hand diesen Zug eine Karte mehr.',
      },
      drawing: `<path d="M8 36h62v40H8z" fill="#e8d8b0" ${INK}/><path d="M8 36l31 22 31-22" fill="none" ${INK}/><path d="M16 20h46v24L39 58 16 44z" fill="#8fcf6a" ${INK}/><circle cx="39" cy="36" r="9" fill="#d6f0c0" ${INK}/><path d="M42 32c-3-3-7-1-6 1 1 3 6 2 6 5s-5 3-7 1M39 29v14" fill="none" ${ink(2)}/><path d="M52 74c6-10 16-14 26-14l20-8v30l-14 6c-10 6-24 6-30 2z" fill="#e0a878" ${INK}/><path d="M62 66c6 2 10 4 14 10" fill="none" ${INK}/>`,
    },
    burglary: {
      brief: {
        en: 'Guess the top of a rival’s deck to take it',
        de: 'Errate die oberste eines fremden Decks: deine',
      },
      text: {
        de: 'Wähle jemand anderen und nenne einen Wert. Decke die oberste Karte jenes Decks auf. Richtig: Nimm sie auf die Hand. Falsch: Sie wird dort abgelegt.',
      },
      drawing: `<path d="M14 24h72v66H14z" fill="#6f747c" ${INK}/><path d="M22 32h56v50H22z" fill="#8f959e" ${INK}/><circle cx="50" cy="57" r="17" fill="#dfe4e8" ${INK}/><path d="M50 40v8M50 66v8M33 57h8M59 57h8M38 45l5 5M57 64l5 5M62 45l-5 5M43 64l-5 5" ${INK}/><circle cx="50" cy="57" r="5" fill="#33241a"/><path d="M20 90v6M80 90v6" ${ink(6)}/><path d="M28 24c2-14 12-20 22-20s20 6 22 20c-6 6-12 4-22-2-10 6-16 8-22 2z" fill="#25282f" ${INK}/><circle cx="42" cy="17" r="4" fill="#fff4c4"/><circle cx="58" cy="17" r="4" fill="#fff4c4"/>`,
    },
    grasp: {
      brief: {
        en: 'Guess a rival’s random hand card to take it',
        de: 'Errate eine zufällige fremde Handkarte: deine',
      },
      text: {
        de: 'Wähle jemand anderen und nenne einen Wert. Eine zufällige Karte jener Hand wird gezeigt. Richtig: Nimm sie auf die Hand. Falsch: Sie wird dort abgelegt.',
      },
      drawing: `<path d="M4 30c20-6 30-2 42 6l26-2c8 0 8 10 0 11l-20 3 32 2c8 0 8 11 0 11H60l20 4c8 2 6 11-2 10l-24-4 14 8c6 4 1 12-6 9-20-8-34-12-58-12z" fill="#7fae5a" ${INK}/><path d="M4 24h10v58H4z" fill="#25303c" ${INK}/><circle cx="86" cy="40" r="10" fill="#ffd34d" ${INK}/><path d="M82 37c1-2 3-3 5-3" fill="none" stroke="#fff4c4" stroke-width="3" stroke-linecap="round"/><path d="M88 16l4-8M96 24l4-4M74 20l-2-8" stroke="#e0a92f" stroke-width="4" stroke-linecap="round"/>`,
    },
    periscope: {
      brief: {
        en: 'Guess set and value of a rival’s top two',
        de: 'Errate Volk und Wert zweier fremder Karten',
      },
      text: {
        de: 'Wähle jemand anderen und nenne Satz und Wert. Zweimal wird die oberste Karte jenes Decks abgelegt; stimmt beides, nimm sie auf die Hand.',
      },
      drawing: `<path d="M36 22h20v60H36z" fill="#5d8a92" ${INK}/><path d="M36 8h34c6 0 10 4 10 10v12H56v-8H36z" fill="#7aa8b0" ${INK}/><circle cx="80" cy="19" r="11" fill="#bfe6f2" ${ink(4)}/><path d="M75 18c0-3 2-5 5-5" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M42 34v40" stroke="#a9ccd2" stroke-width="4" stroke-linecap="round"/><path d="M22 56h14v10H22zM56 56h14v10H56z" fill="#3b3a45" ${INK}/><path d="M2 82q12-10 24 0t24 0 24 0 24 0v16H2z" fill="#3f8fb8" ${INK}/>`,
    },
    'sudden-nap': {
      brief: {
        en: 'Throw away a rival’s random hand card',
        de: 'Wirf zufällig eine fremde Handkarte weg',
      },
      text: {
        de: 'Wähle jemand anderen: Eine zufällige Karte jener Hand wird weggeworfen.',
      },
      drawing: `<path d="M8 74c0-14 10-20 24-20h46c10 0 16 6 16 16v10H8z" fill="#bfe0f2" ${INK}/><path d="M14 50c4-8 26-8 34 0 4 6 2 14-2 16H18c-6-2-8-10-4-16z" fill="#fffbe8" ${INK}/><path d="M44 60c14-6 34-4 48 8v12H44z" fill="#8a5cc0" ${INK}/><path d="M4 80h92v8H4zM8 88v8M92 88v8" fill="#8a5a32" ${INK}/><path d="M46 10h18L48 30h18M72 26h14L74 42h14" fill="none" ${ink(5)}/><circle cx="30" cy="52" r="9" fill="#e8b48a" ${INK}/><path d="M26 53q3 3 6 0" fill="none" ${ink(2)}/>`,
    },
  },
};
