import type { DeckId } from '@souk/games/dale-of-merchants';
import { asPicture, INK } from './picture.js';

/** The head of each animalfolk, on a grid of 100. */
const HEADS: { readonly [D in DeckId]: string } = {
  macaws: `<path d="M20 60C14 30 30 8 54 8s36 18 34 42c-2 24-16 42-38 42-16 0-27-12-30-32z" fill="#d8412f" ${INK}/>
    <path d="M50 34c16-6 32 2 34 18-10 6-26 4-34-18z" fill="#fff4e4" ${INK}/><circle cx="66" cy="46" r="5" fill="#241a12"/>
    <path d="M78 52c16 2 18 24 4 34-2-10-10-14-16-16 0-10 4-18 12-18z" fill="#3a3330" ${INK}/><path d="M22 66c6 14 16 22 28 24-8 6-24 2-28-24z" fill="#2f6fc4" ${INK}/>`,
  pandas: `<circle cx="24" cy="24" r="15" fill="#25211f" ${INK}/><circle cx="76" cy="24" r="15" fill="#25211f" ${INK}/>
    <path d="M12 54c0-24 16-38 38-38s38 14 38 38-16 38-38 38-38-14-38-38z" fill="#fbf7ef" ${INK}/>
    <path d="M22 52c2-12 16-14 20-4s-4 20-12 20-9-8-8-16zM78 52c-2-12-16-14-20-4s4 20 12 20 9-8 8-16z" fill="#25211f"/>
    <circle cx="33" cy="54" r="4" fill="#fff"/><circle cx="67" cy="54" r="4" fill="#fff"/><path d="M42 68h16l-8 8z" fill="#25211f"/><path d="M50 76q-6 8-12 4M50 76q6 8 12 4" fill="none" ${INK}/>`,
  raccoons: `<path d="M14 36L18 8l24 16zM86 36L82 8 58 24z" fill="#6f747c" ${INK}/><path d="M8 54c0-22 18-36 42-36s42 14 42 36c-8 24-24 36-42 36S16 78 8 54z" fill="#9aa0a8" ${INK}/>
    <path d="M12 54c8-14 26-14 34 0-4 16-18 20-28 14zM88 54c-8-14-26-14-34 0 4 16 18 20 28 14z" fill="#2c2f36"/>
    <circle cx="32" cy="54" r="6" fill="#ffe9a8"/><circle cx="68" cy="54" r="6" fill="#ffe9a8"/><circle cx="32" cy="54" r="3" fill="#17130f"/><circle cx="68" cy="54" r="3" fill="#17130f"/>
    <path d="M50 58c12 6 16 18 0 28-16-10-12-22 0-28z" fill="#f4efe6" ${INK}/><path d="M42 70q8-6 16 0l-8 8z" fill="#17130f"/>`,
  squirrels: `<path d="M18 34L20 6l22 20zM82 34L80 6 58 26z" fill="#a3602e" ${INK}/><path d="M12 54c0-22 16-36 38-36s38 14 38 36c0 20-16 36-38 36S12 74 12 54z" fill="#c47a3a" ${INK}/>
    <path d="M50 54c20 0 26 14 20 24-6 10-34 10-40 0-6-10 0-24 20-24z" fill="#fbe6c8"/><circle cx="32" cy="46" r="9" fill="#241a12"/><circle cx="68" cy="46" r="9" fill="#241a12"/><circle cx="35" cy="43" r="3" fill="#fff"/><circle cx="71" cy="43" r="3" fill="#fff"/>
    <path d="M44 60h12l-6 7z" fill="#241a12"/><path d="M46 70h8v10h-8z" fill="#fff" ${INK}/><path d="M50 70v10" ${INK}/>`,
  ocelots: `<path d="M16 40L14 10l26 14zM84 40l2-30-26 14z" fill="#c98332" ${INK}/><path d="M10 54c0-22 18-36 40-36s40 14 40 36c0 22-18 36-40 36S10 76 10 54z" fill="#eeb155" ${INK}/>
    <path d="M38 20q4 12 0 18M62 20q-4 12 0 18M50 18v18" fill="none" stroke="#4a2c10" stroke-width="5" stroke-linecap="round"/><ellipse cx="18" cy="60" rx="5" ry="7" fill="#4a2c10"/><ellipse cx="82" cy="60" rx="5" ry="7" fill="#4a2c10"/><ellipse cx="26" cy="76" rx="5" ry="4" fill="#4a2c10"/><ellipse cx="74" cy="76" rx="5" ry="4" fill="#4a2c10"/>
    <path d="M24 52q10-12 20 0-10 8-20 0zM56 52q10-12 20 0-10 8-20 0z" fill="#d6f08a" ${INK}/><path d="M34 46v10M66 46v10" ${INK}/><path d="M42 64h16l-8 8z" fill="#b5533c" ${INK}/><path d="M50 72q-6 10-14 6M50 72q6 10 14 6" fill="none" ${INK}/>`,
  chameleons: `<path d="M8 62c0-14 12-22 24-26C36 14 60 4 82 16c6 12 4 24-2 32 12 4 14 18 6 26-12 12-60 18-74 2-3-4-4-8-4-14z" fill="#7ab53a" ${INK}/>
    <path d="M36 34c6-14 26-22 44-16-4 10-16 16-44 16z" fill="#a6d85c"/><circle cx="44" cy="50" r="15" fill="#a6d85c" ${INK}/><circle cx="44" cy="50" r="7" fill="#fff4c4" ${INK}/><circle cx="42" cy="50" r="3" fill="#17130f"/>
    <path d="M12 68c20 8 48 8 72-2" fill="none" ${INK}/><circle cx="68" cy="44" r="4" fill="#3f8f5c"/><circle cx="76" cy="56" r="3" fill="#3f8f5c"/><circle cx="66" cy="58" r="3" fill="#d0592f"/>`,
};

/** For folk that have no emblem yet. */
const STRANGER = `<circle cx="50" cy="50" r="36" fill="#c9b58e" ${INK}/>`;

const isKnown = (deck: string): deck is DeckId => Object.hasOwn(HEADS, deck);

const pictures = new Map<string, string>();

export function emblemOf(deck: string): string {
  const known = pictures.get(deck);
  if (known !== undefined) return known;
  const picture = asPicture(isKnown(deck) ? HEADS[deck] : STRANGER);
  pictures.set(deck, picture);
  return picture;
}
