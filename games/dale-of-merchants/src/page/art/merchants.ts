import { INK } from './picture.js';

/** The heads of the animalfolk whose faces merchants have, on a grid of 100: they are at every table, whichever decks are played, in the order of the seats. */
export const MERCHANTS = {
  raccoons: `<path d="M14 36L18 8l24 16zM86 36L82 8 58 24z" fill="#6f747c" ${INK}/><path d="M8 54c0-22 18-36 42-36s42 14 42 36c-8 24-24 36-42 36S16 78 8 54z" fill="#9aa0a8" ${INK}/>
    <path d="M12 54c8-14 26-14 34 0-4 16-18 20-28 14zM88 54c-8-14-26-14-34 0 4 16 18 20 28 14z" fill="#2c2f36"/>
    <circle cx="32" cy="54" r="6" fill="#ffe9a8"/><circle cx="68" cy="54" r="6" fill="#ffe9a8"/><circle cx="32" cy="54" r="3" fill="#17130f"/><circle cx="68" cy="54" r="3" fill="#17130f"/>
    <path d="M50 58c12 6 16 18 0 28-16-10-12-22 0-28z" fill="#f4efe6" ${INK}/><path d="M42 70q8-6 16 0l-8 8z" fill="#17130f"/>`,
  pandas: `<circle cx="24" cy="24" r="15" fill="#25211f" ${INK}/><circle cx="76" cy="24" r="15" fill="#25211f" ${INK}/>
    <path d="M12 54c0-24 16-38 38-38s38 14 38 38-16 38-38 38-38-14-38-38z" fill="#fbf7ef" ${INK}/>
    <path d="M22 52c2-12 16-14 20-4s-4 20-12 20-9-8-8-16zM78 52c-2-12-16-14-20-4s4 20 12 20 9-8 8-16z" fill="#25211f"/>
    <circle cx="33" cy="54" r="4" fill="#fff"/><circle cx="67" cy="54" r="4" fill="#fff"/><path d="M42 68h16l-8 8z" fill="#25211f"/><path d="M50 76q-6 8-12 4M50 76q6 8 12 4" fill="none" ${INK}/>`,
  macaws: `<path d="M20 60C14 30 30 8 54 8s36 18 34 42c-2 24-16 42-38 42-16 0-27-12-30-32z" fill="#d8412f" ${INK}/>
    <path d="M50 34c16-6 32 2 34 18-10 6-26 4-34-18z" fill="#fff4e4" ${INK}/><circle cx="66" cy="46" r="5" fill="#241a12"/>
    <path d="M78 52c16 2 18 24 4 34-2-10-10-14-16-16 0-10 4-18 12-18z" fill="#3a3330" ${INK}/><path d="M22 66c6 14 16 22 28 24-8 6-24 2-28-24z" fill="#2f6fc4" ${INK}/>`,
  chameleons: `<path d="M8 62c0-14 12-22 24-26C36 14 60 4 82 16c6 12 4 24-2 32 12 4 14 18 6 26-12 12-60 18-74 2-3-4-4-8-4-14z" fill="#7ab53a" ${INK}/>
    <path d="M36 34c6-14 26-22 44-16-4 10-16 16-44 16z" fill="#a6d85c"/><circle cx="44" cy="50" r="15" fill="#a6d85c" ${INK}/><circle cx="44" cy="50" r="7" fill="#fff4c4" ${INK}/><circle cx="42" cy="50" r="3" fill="#17130f"/>
    <path d="M12 68c20 8 48 8 72-2" fill="none" ${INK}/><circle cx="68" cy="44" r="4" fill="#3f8f5c"/><circle cx="76" cy="56" r="3" fill="#3f8f5c"/><circle cx="66" cy="58" r="3" fill="#d0592f"/>`,
} as const;
