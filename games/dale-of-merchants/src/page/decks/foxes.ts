import { foxes as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const foxes: DeckFace = {
  told,
  colour: '#b8480f',
  pattern:
    'linear-gradient(135deg, rgb(255 255 255 / 0.24) 25%, transparent 0) 0 0 / 9px 9px, linear-gradient(225deg, rgb(255 255 255 / 0.24) 25%, transparent 0) 0 0 / 9px 9px',
  emblem: `<path d="M10 46L10 6l32 20zM90 46L90 6 58 26z" fill="#b94f17" ${INK}/><path d="M6 50c6-18 24-28 44-28s38 10 44 28C86 72 66 78 50 94 34 78 14 72 6 50z" fill="#e8843a" ${INK}/><path d="M6 50c20-2 36 12 44 44C34 78 14 72 6 50zM94 50c-20-2-36 12-44 44 16-16 36-22 44-44z" fill="#fff4e4" ${INK}/><circle cx="33" cy="48" r="5" fill="#241a12"/><circle cx="35" cy="46" r="2" fill="#fff"/><circle cx="67" cy="48" r="5" fill="#241a12"/><circle cx="69" cy="46" r="2" fill="#fff"/><path d="M24 40q8-6 16 0M76 40q-8-6-16 0" fill="none" ${INK}/><circle cx="50" cy="89" r="7" fill="#241a12"/>`,
  hyphens: ['Kost|proben', 'Neigh|bour', 'Wohl|tätig|keit'],
  cards: {
    'cunning-neighbour': {
      brief: {
        en: 'Once a turn look at a rival’s hand',
        de: 'Einmal im Zug: Sieh dir eine fremde Hand an',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du dir die Hand von jemand anderem ansehen.',
      },
    },
    cheer: {
      brief: {
        en: 'All put their top discard on their deck',
        de: 'Alle: oberste Ablagekarte aufs Deck',
      },
      text: {
        de: 'Alle, auch du, legen die oberste Karte ihrer Ablage auf ihr Deck.',
      },
      drawing: `<path d="M12 34h28v44c0 6-4 10-14 10s-14-4-14-10z" fill="#f0b23c" ${INK}/><path d="M40 44c12-2 16 4 16 12s-6 14-16 12" fill="none" ${ink(5)}/><path d="M8 34c-2-10 6-14 10-12 2-8 16-8 18 0 8-2 10 8 6 12-2 6-10 4-12 2-4 6-10 6-12 0-4 4-9 2-10-2z" fill="#fff8ea" ${INK}/><path d="M20 46v30M30 46v30" stroke="#d88f22" stroke-width="4" stroke-linecap="round"/><path d="M66 16l20 6-6 26c-2 6-18 2-18-4zM71 50l-4 22M58 70l20 5" fill="#d8416a" ${INK}/><path d="M54 8l4 8M90 8l-2 9" stroke="#3c9c8f" stroke-width="4" stroke-linecap="round"/>`,
    },
    raffle: {
      brief: {
        en: 'All take a random card from one neighbour',
        de: 'Alle ziehen zufällig von nebenan',
      },
      text: {
        de: 'Wähle links oder rechts: Alle nehmen eine zufällige Karte aus der Hand nebenan auf dieser Seite.',
      },
      drawing: `<path d="M50 10c24 0 40 16 40 38H10c0-22 16-38 40-38z" fill="#bfe0f2" ${INK}/><path d="M10 48h80l-8 12H18z" fill="#d8412f" ${INK}/><path d="M26 60h48l6 30H20z" fill="#8f2f20" ${INK}/><path d="M40 70h20v12H40z" fill="#3a1a14" ${INK}/><path d="M26 40l8-12 10 8-8 12zM52 44l6-16 12 4-4 14zM44 22l12-4 4 10-12 4z" fill="#ffd34d" ${INK}/><path d="M18 42c2-10 8-18 16-22" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
    },
    charity: {
      brief: {
        en: 'Take a random card from all, deal them back',
        de: 'Nimm von allen eine zufällige, teil neu aus',
      },
      text: {
        de: 'Nimm aus jeder Hand, auch deiner, eine zufällige Karte und sieh sie dir an. Gib allen, von denen sie kommen, je eine davon.',
      },
      drawing: `<path d="M50 46C28 34 22 20 32 12c8-6 16-2 18 6 2-8 10-12 18-6 10 8 4 22-18 34z" fill="#d8412f" ${INK}/><path d="M34 16c-4 2-4 8-2 12" fill="none" stroke="#ff9a86" stroke-width="4" stroke-linecap="round"/><path d="M4 62h14l16-8h22c6 0 6 8 0 8H44h18l20-10c8-2 10 6 4 10L60 84H18H4z" fill="#e8b48a" ${INK}/><path d="M2 58h12v30H2z" fill="#3c5a8f" ${INK}/>`,
    },
    tasters: {
      brief: {
        en: 'Give everybody a market card, you too',
        de: 'Gib allen eine Marktkarte, auch dir',
      },
      text: {
        de: 'Gib allen, auch dir, je eine Karte deiner Wahl aus dem Markt auf die Hand.',
      },
      drawing: `<path d="M6 66c0-30 20-46 44-46s44 16 44 46z" fill="#cfd6dc" ${INK}/><circle cx="50" cy="16" r="6" fill="#e0b84a" ${INK}/><path d="M2 66h96v10H2z" fill="#a9b0b8" ${INK}/><path d="M18 58c2-14 10-24 20-28" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path d="M22 80l8 14M50 80v14M78 80l-8 14" stroke="#a5743a" stroke-width="4" stroke-linecap="round"/><circle cx="24" cy="84" r="5" fill="#d8412f" ${INK}/><circle cx="50" cy="84" r="5" fill="#7ab53a" ${INK}/><circle cx="76" cy="84" r="5" fill="#ffd34d" ${INK}/>`,
    },
    'sharing-is-caring': {
      brief: {
        en: 'One card off each deck; deal them to hands',
        de: 'Von jedem Deck eine: verteile sie auf Hände',
      },
      text: {
        de: 'Ziehe von jedem Deck, auch deinem, eine Karte und sieh sie dir an. Gib allen, von denen sie kommen, je eine davon auf die Hand.',
      },
      drawing: `<path d="M50 12c22 0 40 18 40 40S72 92 50 92 10 74 10 52s18-40 40-40z" fill="#e8b368" ${INK}/><path d="M50 20c18 0 32 14 32 32S68 84 50 84 18 70 18 52s14-32 32-32z" fill="#d8613a"/><path d="M50 52V12M50 52l34 20M50 52L16 72" stroke="#fff4dc" stroke-width="6"/><path d="M50 52V12M50 52l34 20M50 52L16 72" ${INK}/><circle cx="36" cy="40" r="6" fill="#ffd34d" ${INK}/><circle cx="64" cy="40" r="6" fill="#ffd34d" ${INK}/><circle cx="50" cy="70" r="6" fill="#ffd34d" ${INK}/><circle cx="30" cy="56" r="3.500" fill="#7ab53a"/><circle cx="70" cy="56" r="3.500" fill="#7ab53a"/><circle cx="62" cy="74" r="3" fill="#7ab53a"/>`,
    },
  },
};
