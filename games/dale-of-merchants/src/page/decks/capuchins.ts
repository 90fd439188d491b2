import { capuchins as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const capuchins: DeckFace = {
  told,
  colour: '#4a2a16',
  pattern:
    'repeating-linear-gradient(45deg, rgb(255 255 255 / 0.13) 0 6px, transparent 6px 12px), repeating-linear-gradient(-45deg, rgb(255 255 255 / 0.13) 0 6px, transparent 6px 12px)',
  emblem: `<circle cx="12" cy="52" r="10" fill="#e8c49a" ${INK}/><circle cx="88" cy="52" r="10" fill="#e8c49a" ${INK}/><path d="M14 50C14 26 30 10 50 10s36 16 36 40c0 26-14 42-36 42S14 76 14 50z" fill="#f2dcae" ${INK}/><path d="M16 40C20 20 32 8 50 8s30 12 34 32c-10-2-16-10-20-10-6 0-8 10-14 10s-8-10-14-10c-4 0-10 8-20 10z" fill="#4a2c18" ${INK}/><path d="M26 56c6-8 16-8 24-2 8-6 18-6 24 2 4 14-4 30-24 30S22 70 26 56z" fill="#f0bf94"/><circle cx="36" cy="52" r="5" fill="#241a12"/><circle cx="38" cy="50" r="2" fill="#fff"/><circle cx="64" cy="52" r="5" fill="#241a12"/><circle cx="66" cy="50" r="2" fill="#fff"/><path d="M44 66q6-4 12 0l-3 5h-6z" fill="#6b3f2c"/><path d="M34 76q16 12 32 0" fill="none" ${INK}/>`,
  hyphens: ['Angel|rute', 'Brech|stange', 'Decep|tive', 'Herren|loses', 'Münz|hüter', 'Reise|leiter', 'Unat|tended'],
  cards: {
    'deceptive-guide': {
      brief: {
        en: 'Gain 2 coins; a rival gains one',
        de: 'Nimm 2 Münzen; jemand anderes bekommt eine',
      },
      text: {
        de: 'Wähle jemand anderen. Nimm 2 Münzen, die andere Person nimmt 1.',
      },
    },
    'coin-keeper': {
      brief: {
        en: 'Once a turn gain a coin',
        de: 'Einmal im Zug: Nimm eine Münze',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du 1 Münze nehmen.',
      },
      drawing: `<path d="M20 40c0-18 12-28 30-28s30 10 30 28v40c0 8-6 12-14 12H34c-8 0-14-4-14-12z" fill="#e8a0b0" ${INK}/><path d="M36 22h28" ${ink(6)}/><circle cx="50" cy="8" r="8" fill="#ffd34d" ${INK}/><path d="M80 44c8-6 14 0 10 8s-8 8-10 6M26 92v6M74 92v6" fill="none" ${ink(5)}/><circle cx="38" cy="50" r="4" fill="#241a12"/><circle cx="62" cy="50" r="4" fill="#241a12"/><path d="M38 62c0-8 24-8 24 0s-4 12-12 12-12-4-12-12z" fill="#f6c4d0" ${INK}/><circle cx="45" cy="63" r="2.500" fill="#8a4a58"/><circle cx="55" cy="63" r="2.500" fill="#8a4a58"/><path d="M20 34l-8-12 16 4M80 34l8-12-16 4" fill="#e8a0b0" ${INK}/>`,
    },
    cocktail: {
      brief: {
        en: 'Give a rival a card and take a coin',
        de: 'Gib eine Karte her und nimm eine Münze',
      },
      text: {
        de: 'Gib jemand anderem eine Handkarte. Nimm 1 Münze von dort.',
      },
      drawing: `<path d="M12 22h66L50 58v28h18v8H22v-8h18V58z" fill="#e6f2f4" ${INK}/><path d="M24 34h42L45 60z" fill="#f0902c"/><path d="M12 22h66L45 62z" fill="none" ${INK}/><path d="M56 42L84 6" ${ink(4)}/><path d="M66 12c10-10 24-8 30 4-8 4-14 8-20 14z" fill="#d8416a" ${INK}/><path d="M76 30C72 24 70 18 66 12" fill="none" ${INK}/><circle cx="24" cy="20" r="11" fill="#7ab53a" ${INK}/><circle cx="24" cy="20" r="6" fill="#d6f0c0"/><circle cx="46" cy="44" r="4" fill="#ffd34d"/>`,
    },
    'fishing-pole': {
      brief: {
        en: 'Spend 2: see a rival’s card, take it or not',
        de: 'Gib 2 aus: Sieh eine fremde Karte, nimm sie',
      },
      text: {
        de: 'Gib 2 aus: Sieh dir eine zufällige Handkarte von jemand anderem an; du darfst sie nehmen.',
      },
      drawing: `<path d="M8 94L72 10" ${ink(7)}/><path d="M8 94L72 10" stroke="#c98b3f" stroke-width="3.500" stroke-linecap="round"/><path d="M72 10c10 0 12 10 12 20v24" fill="none" ${INK}/><circle cx="30" cy="68" r="9" fill="#6f747c" ${INK}/><path d="M30 68l8 6" ${ink(4)}/><path d="M78 52h12v4H78z" fill="#d8412f" ${INK}/><path d="M84 56v8c0 10-14 8-12-2" fill="none" ${ink(3.5)}/><path d="M58 78c10-12 26-10 32 0 4-4 8-6 8-6v16s-4-2-8-6c-6 10-22 12-32-4z" fill="#4f8fb8" ${INK}/><circle cx="68" cy="77" r="2.500" fill="#17130f"/>`,
    },
    crowbar: {
      brief: {
        en: 'Spend 2: take one of a rival’s top two cards',
        de: 'Gib 2 aus: Nimm eine von zwei fremder Decks',
      },
      text: {
        de: 'Gib 2 aus: Sieh dir die obersten zwei Karten eines fremden Decks an. Du darfst eine auf die Hand nehmen; der Rest wird dort in deiner Reihenfolge abgelegt.',
      },
      drawing: `<path d="M22 92L66 30c6-10 2-16-6-16-6 0-10 4-12 10" fill="none" ${ink(13)}/><path d="M22 92L66 30c6-10 2-16-6-16-6 0-10 4-12 10" fill="none" stroke="#d8412f" stroke-width="8" stroke-linecap="round"/><path d="M34 74L60 37" stroke="#ff9a86" stroke-width="3" stroke-linecap="round"/><path d="M62 60h34v34H50z" fill="#d9a860" ${INK}/><path d="M58 70h38M54 82h42M78 60v34" stroke="#a5743a" stroke-width="3"/><path d="M84 46l-6 10M94 50l-6 6M74 44v8" stroke="#e0a92f" stroke-width="4" stroke-linecap="round"/>`,
    },
    'unattended-property': {
      brief: {
        en: 'Spend 2: take a rival’s top or second discard',
        de: 'Gib 2 aus: Nimm eine von zwei fremder Ablage',
      },
      text: {
        de: 'Gib 2 aus: Nimm eine der obersten zwei Karten einer fremden Ablage auf die Hand.',
      },
      drawing: `<path d="M36 26V14h28v12" fill="none" ${ink(6)}/><path d="M8 26h84v52H8z" fill="#a5703c" ${INK}/><path d="M22 26v52M78 26v52" stroke="#6b3f1c" stroke-width="6"/><path d="M8 48h84" ${INK}/><path d="M44 42h12v14H44z" fill="#ffd34d" ${INK}/><path d="M60 56l28-6 4 30-28 6z" fill="#fffbe8" ${INK}/><path d="M76 58c4-1 6 2 5 4s-4 3-4 6M78 74l0 1" fill="none" stroke="#d8412f" stroke-width="4" stroke-linecap="round"/><path d="M14 78v8M86 86v2" ${ink(6)}/><path d="M30 36h10" stroke="#d9a860" stroke-width="4" stroke-linecap="round"/>`,
    },
  },
};
