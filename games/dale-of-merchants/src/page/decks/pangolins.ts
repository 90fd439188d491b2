import { pangolins as told } from '@souk/games/dale-of-merchants/telling/decks';
import { INK, ink } from '../art/picture.js';
import type { DeckFace } from './deck-face.js';

export const pangolins: DeckFace = {
  told,
  colour: '#7a5270',
  pattern:
    'radial-gradient(circle at 50% 0, rgb(255 255 255 / 0.26) 4px, transparent 4.5px) 0 0 / 10px 10px, radial-gradient(circle at 50% 0, rgb(255 255 255 / 0.26) 4px, transparent 4.5px) 5px 5px / 10px 10px',
  emblem: `<path d="M12 46c0-22 16-38 38-38s38 16 38 38c0 10-6 14-14 18-4 14-12 30-24 30S30 78 26 64c-8-4-14-8-14-18z" fill="#b3875a" ${INK}/><path d="M50 8l14 14-14 14-14-14zM30 18l8 16-14 10-10-10zM70 18l-8 16 14 10 10-10zM50 36l10 10-10 12-10-12z" fill="#8a6038" ${INK}/><path d="M50 56c10 0 14 8 12 18-2 12-6 20-12 20s-10-8-12-20c-2-10 2-18 12-18z" fill="#e8c8a4" ${INK}/><circle cx="31" cy="54" r="5" fill="#241a12"/><circle cx="33" cy="52" r="2" fill="#fff"/><circle cx="69" cy="54" r="5" fill="#241a12"/><circle cx="71" cy="52" r="2" fill="#fff"/><path d="M44 86h12l-6 6z" fill="#3a2620"/><path d="M44 76q6 4 12 0" fill="none" ${INK}/>`,
  hyphens: ['Besche|rung', 'Kaffee|mühle', 'Miss|geschick', 'Schuss|lige', 'Souve|nirs', 'Träu|merin'],
  cards: {
    'fumbling-dreamer': {
      brief: {
        en: 'Roll: a card of any player changes its place',
        de: 'Würfle: Eine Karte wechselt den Ort',
      },
      text: {
        de: 'Wirf beide Schuppentierwürfel, bis sie verschieden sind, dann wähle jemanden, auch dich: Eine Karte geht dort vom ersten Ort zum zweiten.',
      },
    },
    'coffee-grinder': {
      brief: {
        en: 'Once a turn discard 1–3 cards off any deck',
        de: 'Einmal im Zug: 1–3 Karten eines Decks ablegen',
      },
      text: {
        de: 'Einmal in deinem Zug darfst du jemanden wählen, auch dich: Lege dort die oberste Karte des Decks ab, dann einzeln bis zu zwei weitere.',
      },
      drawing: `<path d="M16 52h58v40H16z" fill="#8a5a32" ${INK}/><path d="M10 46h70v10H10z" fill="#a5703c" ${INK}/><path d="M32 66h26v16H32z" fill="#c98b4a" ${INK}/><circle cx="45" cy="74" r="3" fill="#33241a"/><path d="M24 46c0-16 8-22 21-22s21 6 21 22z" fill="#e0b84a" ${INK}/><path d="M45 24V12h32v-2" fill="none" ${ink(6)}/><circle cx="78" cy="10" r="7" fill="#d8412f" ${INK}/><path d="M32 40c1-6 4-9 9-10" fill="none" stroke="#fff4c4" stroke-width="4" stroke-linecap="round"/><ellipse cx="88" cy="82" rx="9" ry="6" transform="rotate(-30 88 82)" fill="#4a2c18" ${INK}/><path d="M83 85l10-6" stroke="#a5703c" stroke-width="2"/><ellipse cx="86" cy="62" rx="7" ry="5" transform="rotate(25 86 62)" fill="#4a2c18" ${INK}/><path d="M12 92h66" ${ink(5)}/>`,
    },
    accident: {
      brief: {
        en: 'Draw from the market, throw an animal away',
        de: 'Zieh vom Marktstapel, wirf ein Tier weg',
      },
      text: {
        de: 'Ziehe die oberste Karte des Marktstapels. Wirf eine Tierkarte deiner Hand weg.',
      },
      drawing: `<path d="M28 84c-8-12-6-30 6-38l-8-2 26-14c10-4 24 2 26 12 4 14-10 16-8 26l4 16z" fill="#c9793f" ${INK}/><path d="M44 34l6 16-10 8 12 10-8 18" fill="none" ${ink(4)}/><path d="M50 30c4-10 14-12 18-6" fill="none" ${ink(5)}/><path d="M8 88l14-8 4 10zM80 84l14-4-4 12zM60 92l8-8 8 10z" fill="#c9793f" ${INK}/><path d="M10 70c8-8 14-6 22-2" fill="none" stroke="#4f8fb8" stroke-width="5" stroke-linecap="round"/><path d="M6 94h88" ${ink(4)}/><path d="M16 30l-8-6M30 16l-4-9M84 26l8-6" stroke="#d8412f" stroke-width="5" stroke-linecap="round"/>`,
    },
    'loose-marbles': {
      brief: {
        en: 'Roll: a card goes from one player to another',
        de: 'Würfle: Eine Karte wechselt zu jemand anderem',
      },
      text: {
        de: 'Wirf beide Schuppentierwürfel, dann wähle zwei Personen, auch dich: Eine Karte geht vom ersten Ort der einen zum zweiten der anderen.',
      },
      drawing: `<circle cx="28" cy="62" r="22" fill="#4f9cd0" ${INK}/><path d="M16 52c12-4 20 4 22 18" fill="none" stroke="#fff4dc" stroke-width="6" stroke-linecap="round"/><circle cx="70" cy="70" r="20" fill="#d8412f" ${INK}/><path d="M58 64c10 2 16 8 16 20" fill="none" stroke="#ffd34d" stroke-width="6" stroke-linecap="round"/><circle cx="58" cy="28" r="17" fill="#5d9a45" ${INK}/><path d="M48 24c8-4 16 0 18 10" fill="none" stroke="#d6f0c0" stroke-width="5" stroke-linecap="round"/><path d="M20 50c2-3 4-5 8-6M64 57c2-2 4-3 6-3M52 18c2-2 4-2 6-2" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/><path d="M80 20l10-6M82 32h12M4 34l8 4M6 92h88" fill="none" ${ink(3.5)}/>`,
    },
    'another-fine-mess': {
      brief: {
        en: 'Roll: two players swap two cards',
        de: 'Würfle: Zwei tauschen je zwei Karten',
      },
      text: {
        de: 'Wirf beide Schuppentierwürfel, dann wähle zwei Personen, auch dich: Zwei Karten vom ersten Ort der einen und zwei vom zweiten der anderen tauschen die Plätze.',
      },
      drawing: `<path d="M6 90c2-14 18-16 26-8 8-12 30-12 36 0 10-6 24-2 26 8z" fill="#8a6a48" ${INK}/><path d="M18 24l22-12 12 22-22 12z" fill="#8a5cc0" ${INK}/><path d="M60 14h20v24H60z" fill="#e0b84a" ${INK}/><path d="M60 14l20 24M80 14L60 38" ${INK}/><path d="M20 60l10-12 26 22-10 12z" fill="#d8412f" ${INK}/><circle cx="72" cy="62" r="14" fill="#3c9c8f" ${INK}/><path d="M66 58h12M66 66h12" stroke="#d6f5ec" stroke-width="3" stroke-linecap="round"/><path d="M46 40l6 10M84 44l8-6M12 48l-8-4" stroke="#e0a92f" stroke-width="4" stroke-linecap="round"/><path d="M40 90c-2-6 6-10 10-4" fill="none" ${INK}/>`,
    },
    souvenirs: {
      brief: {
        en: 'Deal everybody a card off the market deck',
        de: 'Verteile an alle je eine vom Marktstapel',
      },
      text: {
        de: 'Ziehe so viele Karten vom Marktstapel, wie Personen mitspielen, und sieh sie dir an. Gib allen, auch dir, je eine auf die Hand.',
      },
      drawing: `<path d="M16 88h68v8H16z" fill="#8a5a32" ${INK}/><path d="M22 88V50c0-24 10-38 28-38s28 14 28 38v38z" fill="#d6ecf8" opacity="0.75"/><circle cx="50" cy="50" r="34" fill="#d6ecf8" ${INK}/><path d="M20 64q30-12 60 0-8 20-30 20T20 64z" fill="#fff" ${INK}/><path d="M40 62V44l10-9 10 9v18z" fill="#d8613a" ${INK}/><path d="M36 46l14-13 14 13" fill="none" ${ink(4)}/><path d="M64 62V52l6-6 6 6v10z" fill="#5d9a45" ${INK}/><circle cx="36" cy="30" r="2.500" fill="#8fb4cc"/><circle cx="60" cy="26" r="2.500" fill="#8fb4cc"/><circle cx="30" cy="46" r="2.500" fill="#8fb4cc"/><circle cx="70" cy="38" r="2.500" fill="#8fb4cc"/><path d="M26 38c3-8 8-12 14-14" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M28 82h44l4 8H24z" fill="#a5703c" ${INK}/>`,
    },
  },
};
