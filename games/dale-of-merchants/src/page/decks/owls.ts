import { owls as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const owls: DeckFace = {
  told,
  colour: '#6b4440',
  pattern: 'repeating-radial-gradient(circle, rgb(255 255 255 / 0.24) 0 1.5px, transparent 1.5px 4px) 0 0 / 12px 12px',
  emblem: `<path d="M14 8l24 16h24L86 8c4 16 4 24 2 36 2 30-14 48-38 48S10 74 12 44c-2-12-2-20 2-36z" fill="#8c6a48" ${INK}/><circle cx="32" cy="46" r="19" fill="#f1dcae" ${INK}/><circle cx="68" cy="46" r="19" fill="#f1dcae" ${INK}/><circle cx="32" cy="46" r="11" fill="#f0a52c" ${INK}/><circle cx="68" cy="46" r="11" fill="#f0a52c" ${INK}/><circle cx="32" cy="46" r="6" fill="#241a12"/><circle cx="34" cy="44" r="2" fill="#fff"/><circle cx="68" cy="46" r="6" fill="#241a12"/><circle cx="70" cy="44" r="2" fill="#fff"/><path d="M50 52l8 10-8 14-8-14z" fill="#e0b84a" ${INK}/><path d="M26 74q6 6 12 2M74 74q-6 6-12 2M40 84q10 6 20 0" fill="none" ${INK}/>`,
  hyphens: [
    'Balan|cing',
    'Balance|akt',
    'Bino|culars',
    'Feld|stecher',
    'Inspec|tion',
    'Know|ledge',
    'Qualitäts|kontrolle',
    'Rand|bemer|kungen',
  ],
  cards: {
    'wise-spy': {
      brief: {
        en: 'Once a turn sort the top three of your deck',
        de: 'Einmal im Zug: Ordne die obersten drei neu',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du dir die obersten drei Karten deines Decks ansehen und in beliebiger Reihenfolge zurücklegen.',
      },
    },
    'ancient-knowledge': {
      brief: {
        en: 'After a rival’s technique: draw two',
        de: 'Nach fremder Technik: Ziehe zwei',
      },
      text: {
        de: 'Nach der Technik-Aktion von jemand anderem darfst du diese Karte zeigen und zwei Karten ziehen; dann lege sie ab.',
      },
      drawing: `<path d="M8 22c16-6 32-4 42 4 10-8 26-10 42-4v58c-16-6-32-4-42 4-10-8-26-10-42-4z" fill="#8a5a32" ${INK}/><path d="M14 24c14-4 26-2 36 6v48c-10-8-22-10-36-6zM86 24c-14-4-26-2-36 6v48c10-8 22-10 36-6z" fill="#f4e6c3" ${INK}/><path d="M22 36q10-2 20 3M22 46q10-2 20 3M22 56q10-2 20 3M58 39q10-5 20-3M58 49q10-5 20-3" fill="none" stroke="#a5865a" stroke-width="3"/><circle cx="68" cy="60" r="6" fill="none" stroke="#d8412f" stroke-width="3"/><path d="M50 14l3 7 7 2-7 3-3 7-3-7-7-3 7-2z" fill="#ffd34d" ${INK}/>`,
    },
    'quality-inspection': {
      brief: {
        en: 'On arrival: throw a hand card away, draw one',
        de: 'Kommt sie, wirf eine Handkarte weg, zieh eine',
      },
      text: {
        de: 'Kommt diese Karte auf deine Hand, zeige sie und wirf eine Handkarte weg; dann ziehe eine Karte.',
      },
      drawing: `<path d="M16 18h56v74H16z" fill="#a5703c" ${INK}/><path d="M22 26h44v60H22z" fill="#fffbe8"/><path d="M32 10h24v14H32z" fill="#c9ced4" ${INK}/><path d="M28 38l4 4 7-8M28 54l4 4 7-8" fill="none" stroke="#5d9a45" stroke-width="4" stroke-linecap="round"/><path d="M44 40h16M44 56h10" ${ink(3)}/><circle cx="66" cy="64" r="18" fill="#bfe6f2" ${ink(4)}/><path d="M79 77l15 15" ${ink(9)}/><path d="M56 60c1-5 4-8 9-8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
    },
    binoculars: {
      brief: {
        en: 'After a rival buys: take two of your deck',
        de: 'Nach fremdem Kauf: Nimm zwei deines Decks',
      },
      text: {
        de: 'Nach der Markt-Aktion von jemand anderem darfst du diese Karte zeigen, zwei Karten aus deinem Deck suchen, auf die Hand nehmen und dein Deck mischen; dann lege sie ab.',
      },
      drawing: `<path d="M18 16h22l6 40H8zM60 16h22l10 40H54z" fill="#3b3a45" ${INK}/><path d="M40 30h20v18H40z" fill="#535a66" ${INK}/><path d="M6 56h40v10H6zM54 56h40v10H54z" fill="#6f747c" ${INK}/><circle cx="26" cy="74" r="17" fill="#bfe6f2" ${ink(4)}/><circle cx="74" cy="74" r="17" fill="#bfe6f2" ${ink(4)}/><path d="M16 72c1-5 4-8 9-9M64 72c1-5 4-8 9-9" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M18 10h22v8H18zM60 10h22v8H60z" fill="#6f747c" ${INK}/>`,
    },
    balancing: {
      brief: {
        en: 'Your deck was shuffled: discard two, draw two',
        de: 'Nach Mischen: zwei ablegen, zwei ziehen',
      },
      text: {
        de: 'Wurde dein Deck gemischt, darfst du, einmal in jedem Zug, diese Karte zeigen, zwei Handkarten ablegen und zwei ziehen.',
      },
      drawing: `<path d="M50 10v72M28 90h44" ${ink(6)}/><path d="M10 26q40-14 80 6" fill="none" ${ink(5)}/><circle cx="50" cy="12" r="6" fill="#e0b84a" ${INK}/><path d="M12 26L2 56h20zM88 31L78 61h20z" fill="none" ${INK}/><path d="M0 56h24c0 10-6 14-12 14S0 66 0 56zM76 61h24c0 10-6 14-12 14s-12-4-12-14z" fill="#e0b84a" ${INK}/><path d="M6 56c0-8 12-8 12 0z" fill="#7ab53a" ${INK}/><circle cx="88" cy="56" r="5" fill="#d8412f" ${INK}/><path d="M36 82h28l6 8H30z" fill="#8a5a32" ${INK}/>`,
    },
    'extra-remarks': {
      brief: {
        en: 'After a rival builds: take two discards',
        de: 'Nach fremdem Bau: Nimm zwei deiner Ablage',
      },
      text: {
        de: 'Hat jemand anderes einen Stapel gebaut, darfst du diese Karte zeigen und zwei beliebige Karten deiner Ablage auf die Hand nehmen; dann lege sie ab.',
      },
      drawing: `<path d="M8 12h64v44H36L22 72V56H8z" fill="#fff8ea" ${INK}/><path d="M18 24h44M18 34h44M18 44h26" stroke="#a5865a" stroke-width="4" stroke-linecap="round"/><path d="M94 26c-12 6-24 22-32 48l-4 16 4-2c10-20 14-24 20-28 8-6 12-20 12-34z" fill="#3f8fb8" ${INK}/><path d="M90 32C80 44 70 62 60 88" fill="none" ${INK}/><path d="M36 92q12-6 22-2" fill="none" ${ink(3)}/>`,
    },
  },
};
