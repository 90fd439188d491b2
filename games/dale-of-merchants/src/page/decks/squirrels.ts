import { squirrels as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const squirrels: DeckFace = {
  told,
  colour: '#17706a',
  pattern: 'repeating-linear-gradient(-45deg, rgb(255 255 255 / 0.2) 0 2px, transparent 2px 6px)',
  emblem: `<path d="M18 34L20 6l22 20zM82 34L80 6 58 26z" fill="#a3602e" ${INK}/><path d="M12 54c0-22 16-36 38-36s38 14 38 36c0 20-16 36-38 36S12 74 12 54z" fill="#c47a3a" ${INK}/>
    <path d="M50 54c20 0 26 14 20 24-6 10-34 10-40 0-6-10 0-24 20-24z" fill="#fbe6c8"/><circle cx="32" cy="46" r="9" fill="#241a12"/><circle cx="68" cy="46" r="9" fill="#241a12"/><circle cx="35" cy="43" r="3" fill="#fff"/><circle cx="71" cy="43" r="3" fill="#fff"/>
    <path d="M44 60h12l-6 7z" fill="#241a12"/><path d="M46 70h8v10h-8z" fill="#fff" ${INK}/><path d="M50 70v10" ${INK}/>`,
  hyphens: ['Akkor|deon', 'Erinnerungs|stück', 'Hamstern|der'],
  cards: {
    'stashing-vendor': {
      brief: {
        en: 'Its stack may hold junk',
        de: 'Sein Stapel darf Gerümpel enthalten',
      },
      text: {
        de: 'Ein Stapel mit dieser Karte darf Gerümpel enthalten.',
      },
    },
    'empty-chest': {
      brief: {
        en: 'Its stack may mix sets',
        de: 'Ihr Stapel darf Völker mischen',
      },
      text: {
        de: 'Ein Stapel mit dieser Karte darf Tierkarten verschiedener Sätze enthalten.',
      },
      drawing: `<path d="M12 52h76v36H12z" fill="#8a5a32" ${INK}/><path d="M18 58h64v12H18z" fill="#3a2414"/><path d="M12 44l8-28h60l8 28z" fill="#a86f3f" ${INK}/><path d="M30 16l-4 28M70 16l4 28M30 52v36M70 52v36" stroke="#e0b05c" stroke-width="5"/><path d="M44 70h12v10H44z" fill="#e0b05c" ${INK}/>`,
    },
    'nostalgic-item': {
      brief: {
        en: 'Its stack may use a discarded card',
        de: 'Sein Stapel darf eine abgelegte Karte nutzen',
      },
      text: {
        de: 'Ein Stapel mit dieser Karte darf eine beliebige Karte deiner Ablage enthalten.',
      },
      drawing: `<path d="M18 12h64v76H18z" fill="#a5703c" ${INK}/><path d="M27 21h46v58H27z" fill="#f4e6c3" ${INK}/><path d="M27 66l14-18 12 14 8-8 12 12v13H27z" fill="#7ab53a"/><circle cx="60" cy="36" r="7" fill="#ffd34d" ${INK}/><path d="M44 12l6-8 6 8" fill="none" ${INK}/>`,
    },
    acorn: {
      brief: {
        en: 'Swap it for a card in a rival’s stall',
        de: 'Gegen eine Karte aus fremdem Stand tauschen',
      },
      text: {
        de: 'Tausche diese Karte gegen eine Karte eines fremden Standes; nimm jene auf die Hand.',
      },
      drawing: `<path d="M22 46c0 30 16 46 28 48 12-2 28-18 28-48z" fill="#c98332" ${INK}/><path d="M14 46c0-18 16-28 36-28s36 10 36 28z" fill="#7a4a22" ${INK}/><path d="M26 30l8 14M42 22l6 22M60 22l-4 22M76 32l-8 12" stroke="#55310f" stroke-width="3"/><path d="M50 18c0-6 4-10 10-12" fill="none" ${ink(5)}/><path d="M36 56c0 12 4 20 8 26" fill="none" stroke="#f0c07a" stroke-width="5" stroke-linecap="round"/>`,
    },
    accordion: {
      brief: {
        en: 'Counts 4, 5 or 6 when you build',
        de: 'Zählt beim Bauen 4, 5 oder 6',
      },
      text: {
        de: 'Baust du mit dieser Karte, darfst du ihren Wert um eins heben oder senken.',
      },
      drawing: `<path d="M8 28h20v48H8z" fill="#b0305f" ${INK}/><path d="M72 28h20v48H72z" fill="#b0305f" ${INK}/><path d="M28 30l7 44 8-44 7 44 8-44 7 44 7-44" fill="#fbe6c8" ${INK}/><circle cx="18" cy="40" r="3.500" fill="#fff"/><circle cx="18" cy="52" r="3.500" fill="#fff"/><circle cx="18" cy="64" r="3.500" fill="#fff"/><path d="M78 38h9M78 48h9M78 58h9" stroke="#fff" stroke-width="4"/>`,
    },
    'winter-is-coming': {
      brief: {
        en: 'Build the next stack right after',
        de: 'Baue gleich danach den nächsten Stapel',
      },
      text: {
        de: 'Nach dem Bau eines Stapels mit dieser Karte darfst du gleich den nächsten bauen.',
      },
      drawing: `<path d="M50 8v84M14 29l72 42M14 71l72-42" stroke="#5aa8d8" stroke-width="7" stroke-linecap="round"/><path d="M40 14l10 10 10-10M40 86l10-10 10 10M16 42l13-4-3-13M84 58l-13 4 3 13M16 58l13 4-3 13M84 42l-13-4 3-13" fill="none" stroke="#5aa8d8" stroke-width="5" stroke-linecap="round"/><circle cx="50" cy="50" r="8" fill="#fff" ${INK}/>`,
    },
  },
};
