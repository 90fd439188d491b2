import type { ItemId } from '@souk/games/arcane-alley';

/** Outlines are this dark, everywhere. */
const line = (width: number): string =>
  `stroke="#24142e" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
const LINE = line(2.6);
const SHINE = 'fill="#fff" opacity="0.75"';

/** Every item on a grid of 100, drawn by us. */
const DRAWINGS: { readonly [I in ItemId]: string } = {
  'cursed-mirror': `
    <path d="M50 6c22 0 32 18 32 38S70 80 50 80 18 64 18 44 28 6 50 6z" fill="#c79a3f" ${LINE}/>
    <path d="M50 14c17 0 25 14 25 30S66 72 50 72 25 60 25 44s8-30 25-30z" fill="#3b2a6b" ${LINE}/>
    <path d="M32 30c8-10 22-14 30-9L36 60c-6-7-8-20-4-30z" fill="#8f7ad6" opacity="0.8"/>
    <path d="M40 44c3-4 7-4 9 0M52 44c3-4 7-4 9 0M42 58c6-5 12-5 17 0" fill="none" stroke="#ff8fae" stroke-width="3" stroke-linecap="round"/>
    <path d="M44 80h12l4 14H40z" fill="#9a6f25" ${LINE}/><circle cx="50" cy="7" r="5" fill="#e2314f" ${LINE}/>`,
  'hypnotic-toad': `
    <path d="M14 72c-4-24 10-40 36-40s40 16 36 40c-1 10-8 14-18 14H32c-10 0-17-4-18-14z" fill="#5aa63f" ${LINE}/>
    <circle cx="31" cy="30" r="16" fill="#6fbf4e" ${LINE}/><circle cx="69" cy="30" r="16" fill="#6fbf4e" ${LINE}/>
    <circle cx="31" cy="30" r="11" fill="#fff3c4"/><circle cx="69" cy="30" r="11" fill="#fff3c4"/>
    <path d="M31 30m-8 0a8 8 0 1 1 8 8 6 6 0 1 1 3-9 3 3 0 1 1-3 1M69 30m-8 0a8 8 0 1 1 8 8 6 6 0 1 1 3-9 3 3 0 1 1-3 1" fill="none" stroke="#7a1fa0" stroke-width="2.6"/>
    <path d="M24 62c16 12 36 12 52 0" fill="none" ${LINE}/><path d="M34 72c10 6 22 6 32 0v8H34z" fill="#cfe8a0"/>
    <circle cx="22" cy="58" r="3" fill="#3d7a2a"/><circle cx="80" cy="60" r="3" fill="#3d7a2a"/><circle cx="50" cy="44" r="2.500" fill="#3d7a2a"/>`,
  'invisible-ring': `
    <circle cx="50" cy="60" r="29" fill="none" stroke="#24142e" stroke-width="15" stroke-dasharray="12 9" opacity="0.55"/>
    <path d="M22 64a29 29 0 0 0 40 22" fill="none" stroke="#24142e" stroke-width="15"/>
    <path d="M22 64a29 29 0 0 0 40 22" fill="none" stroke="#f0c04a" stroke-width="10"/>
    <circle cx="50" cy="60" r="29" fill="none" stroke="#f0c04a" stroke-width="9" stroke-dasharray="9 12" opacity="0.75"/>
    <path d="M38 12h24l10 13-22 19-22-19z" fill="#8fe6ef" ${LINE}/><path d="M38 12l12 32 12-32M28 25h44" fill="none" stroke="#24142e" stroke-width="1.800"/>
    <path d="M40 15l-7 9h10z" ${SHINE}/>`,
  'three-headed-coin': `
    <circle cx="50" cy="50" r="40" fill="#d99b2b" ${LINE}/><circle cx="50" cy="50" r="32" fill="#f6c655" ${LINE}/>
    <path d="M36 64c-9-2-12-10-10-17s9-12 15-9c-2 6 1 9 1 13s-2 5-2 8z" fill="#c98a1f" ${LINE}/>
    <path d="M64 64c9-2 12-10 10-17s-9-12-15-9c2 6-1 9-1 13s2 5 2 8z" fill="#c98a1f" ${LINE}/>
    <path d="M40 70c-4-6-2-12 0-16-3-10 2-22 10-22s13 12 10 22c2 4 4 10 0 16z" fill="#ffe08a" ${LINE}/>
    <circle cx="46" cy="46" r="1.800" fill="#24142e"/><circle cx="54" cy="46" r="1.800" fill="#24142e"/><path d="M46 56h8" ${LINE}/>
    <path d="M40 30l4-8 6 6 6-6 4 8z" fill="#e2314f" ${LINE}/>`,
  'older-wand': `
    <path d="M22 92l-8-8 46-50 10 8z" fill="#7a4a24" ${LINE}/><path d="M30 76l7 6M38 67l7 6" stroke="#f0c04a" stroke-width="4"/>
    <path d="M58 36c-2-10 6-14 10-12 0-6 8-8 12-3 6-1 9 6 5 10 3 5-1 11-7 10-3 5-11 5-12-1-4 2-8-1-8-4z" fill="#9a5e2c" ${LINE}/>
    <path d="M72 6l3 9 9 3-9 3-3 9-3-9-9-3 9-3z" fill="#fff09a" ${LINE}/>
    <path d="M90 44l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM46 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff09a" stroke="#24142e" stroke-width="1.600"/>`,
  'magic-boomerang': `
    <path d="M12 34c14-22 46-28 72-16 8 4 6 14-2 14-22-2-38 4-42 20-2 14 0 24 6 34 4 8-6 14-12 8C18 78 4 54 12 34z" fill="#b5532a" ${LINE}/>
    <path d="M20 38c10-16 34-20 54-14" fill="none" stroke="#ffcf6b" stroke-width="4.500" stroke-linecap="round"/>
    <path d="M22 50c0 14 5 26 12 34" fill="none" stroke="#7fe6ef" stroke-width="4.500" stroke-linecap="round"/>
    <circle cx="26" cy="42" r="5" fill="#fff3c4" ${LINE}/>
    <path d="M62 62c12-2 22 4 26 14M56 76c8 0 14 4 17 12" fill="none" stroke="#7c63c8" stroke-width="3" stroke-linecap="round"/>`,
  'floating-carpet': `
    <path d="M8 46c14-14 24 6 42-6s28 4 42-8v30c-14 12-24-4-42 8S22 64 8 78z" fill="#b0305f" ${LINE}/>
    <path d="M16 50c10-6 20 6 34-2s24 2 34-5v16c-10 7-20-3-34 5s-24-4-34 3z" fill="#e0629a"/>
    <path d="M30 58l8-7 8 6-8 8zM56 54l8-7 8 5-8 8z" fill="#ffd76b" stroke="#7c1f45" stroke-width="1.800"/>
    <path d="M8 52l-5 2M8 60l-5 2M8 68l-5 2M92 38l5-2M92 46l5-2M92 54l5-2" stroke="#ffd76b" stroke-width="2.600"/>
    <path d="M24 92q10-7 20 0M54 90q10-7 20 0" fill="none" stroke="#7c63c8" stroke-width="3" stroke-linecap="round"/>`,
  'crystal-ball': `
    <path d="M28 78h44l8 14H20z" fill="#c79a3f" ${LINE}/><path d="M30 78c4-8 36-8 40 0z" fill="#8a6420" ${LINE}/>
    <circle cx="50" cy="44" r="34" fill="#3f6fc4" ${LINE}/><circle cx="44" cy="38" r="24" fill="#7fc4f2" opacity="0.75"/>
    <path d="M30 52c8-8 14 6 22-2s10-12 20-8" fill="none" stroke="#e6f9ff" stroke-width="3.500" stroke-linecap="round"/>
    <path d="M60 26l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#fff6b8"/><path d="M28 28c4-8 10-11 17-11" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  'bottled-fairy': `
    <path d="M38 8h24v10H38z" fill="#a5703c" ${LINE}/>
    <path d="M40 18h20v12c14 5 20 16 20 30 0 20-12 32-30 32S20 80 20 60c0-14 6-25 20-30z" fill="#c9f2e6" ${LINE}/>
    <path d="M50 54c-14-16-24-8-20 2s14 6 20 2c6 4 16 8 20-2s-6-18-20-2z" fill="#8fd9ff" stroke="#24142e" stroke-width="1.800" opacity="0.95"/>
    <path d="M44 80l6-24 6 24z" fill="#3fa35c" ${LINE}/><circle cx="50" cy="50" r="7" fill="#ffdcb0" ${LINE}/>
    <path d="M43 49c0-10 14-10 14 0-4-4-10-4-14 0z" fill="#e0a030" ${LINE}/>
    <circle cx="30" cy="74" r="2.500" fill="#fff6a0"/><circle cx="70" cy="70" r="2.500" fill="#fff6a0"/><circle cx="64" cy="42" r="2" fill="#fff6a0"/><path d="M28 52c1-6 4-10 8-13" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
  'bubbling-cauldron': `
    <path d="M22 88l-6 8M78 88l6 8" ${line(5)}/>
    <path d="M14 46h72c4 28-10 44-36 44S10 74 14 46z" fill="#3a3f4c" ${LINE}/>
    <path d="M10 38h80v12H10z" fill="#525a6b" ${LINE}/>
    <path d="M18 38c2-12 12-10 16-6 4-12 18-12 22-2 6-6 20-6 24 8z" fill="#7ddc5a" ${LINE}/>
    <circle cx="36" cy="20" r="6" fill="#b5f59a" ${LINE}/><circle cx="58" cy="14" r="8" fill="#7ddc5a" ${LINE}/><circle cx="72" cy="26" r="4" fill="#b5f59a" ${LINE}/>
    <path d="M26 58c2 12 8 20 16 24" fill="none" stroke="#7c879c" stroke-width="4" stroke-linecap="round"/>`,
  'dragons-egg': `
    <path d="M18 86c6-8 58-8 64 0-6 10-58 10-64 0z" fill="#8a5a2c" ${LINE}/>
    <path d="M50 8c20 0 32 30 32 50S68 90 50 90 18 78 18 58 30 8 50 8z" fill="#b3261e" ${LINE}/>
    <path d="M34 34q8 10 16 0 8 10 16 0M26 52q8 10 16 0 8 10 16 0 8 10 16 0M28 70q7 9 14 0 8 10 16 0 7 9 14 0" fill="none" stroke="#6e0f12" stroke-width="3"/>
    <path d="M36 18c-6 6-9 14-11 22" fill="none" stroke="#ff9b86" stroke-width="5" stroke-linecap="round"/>
    <path d="M56 10l-6 14 8 4-6 12" fill="none" stroke="#ffe08a" stroke-width="3" stroke-linecap="round"/>`,
  'sovereign-sword': `
    <path d="M44 62V14l6-10 6 10v48z" fill="#cfd8e3" ${LINE}/><path d="M50 4v58h-6V14z" fill="#eef4fb"/>
    <path d="M22 60c8 6 48 6 56 0l2 8c-10 6-50 6-60 0z" fill="#e0a92f" ${LINE}/><path d="M45 70h10v16H45z" fill="#7a2f4a" ${LINE}/>
    <circle cx="50" cy="91" r="6.500" fill="#e0a92f" ${LINE}/><circle cx="50" cy="65" r="4.500" fill="#3f7cf0" ${LINE}/>
    <path d="M20 26l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM80 18l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff09a" stroke="#24142e" stroke-width="1.400"/>`,
  'dark-lotus': `
    <path d="M10 78c24-10 56-10 80 0-20 14-60 14-80 0z" fill="#2f7a5c" ${LINE}/>
    <path d="M50 78C26 78 10 62 10 42c16 2 30 14 40 36zM50 78c24 0 40-16 40-36-16 2-30 14-40 36z" fill="#5b2a8a" ${LINE}/>
    <path d="M50 78C32 70 24 50 30 26c12 8 20 28 20 52zM50 78c18-8 26-28 20-52-12 8-20 28-20 52z" fill="#7d3fb5" ${LINE}/>
    <path d="M50 78C38 62 38 32 50 10c12 22 12 52 0 68z" fill="#a864d8" ${LINE}/><path d="M50 30v26" stroke="#e9c4ff" stroke-width="3" stroke-linecap="round"/>`,
  skeletomicon: `
    <path d="M16 12h60c6 0 8 3 8 8v66c0 4-3 6-7 6H16z" fill="#4a2b3d" ${LINE}/><path d="M16 82h64v8H16z" fill="#f0e2c2" ${LINE}/>
    <path d="M24 12v70" stroke="#2a1622" stroke-width="4"/>
    <path d="M54 22c14 0 22 9 22 21 0 8-4 11-6 14v7H38v-7c-2-3-6-6-6-14 0-12 8-21 22-21z" fill="#f3ead2" ${LINE}/>
    <circle cx="46" cy="44" r="6" fill="#24142e"/><circle cx="62" cy="44" r="6" fill="#24142e"/><circle cx="46" cy="44" r="2" fill="#8dff7a"/><circle cx="62" cy="44" r="2" fill="#8dff7a"/>
    <path d="M54 50l-3 6h6zM46 64v7M54 64v7M62 64v7M40 72h28" fill="none" ${LINE}/>`,
  'haunted-doll': `
    <path d="M28 62c4-8 40-8 44 0l10 30H18z" fill="#8a4a7a" ${LINE}/><path d="M22 80c10 6 46 6 56 0" fill="none" stroke="#e8c4dc" stroke-width="4" stroke-dasharray="4 4"/>
    <path d="M22 46C18 20 34 8 50 8s32 12 28 38c-2 8-6 14-8 16H30c-2-2-6-8-8-16z" fill="#5b3a2a" ${LINE}/>
    <path d="M28 40c0-14 10-20 22-20s22 6 22 20c0 16-10 24-22 24s-22-8-22-24z" fill="#f6e4d4" ${LINE}/>
    <circle cx="41" cy="40" r="6.500" fill="#24142e"/><circle cx="59" cy="40" r="6.500" fill="#fff" ${LINE}/><path d="M56 37l6 6M62 37l-6 6" ${LINE}/>
    <circle cx="42" cy="39" r="1.800" fill="#ff6b6b"/><path d="M42 54h16M45 51v6M50 51v6M55 51v6" ${line(2)}/><path d="M36 12l14 8 14-8-4 12-10-4-10 4z" fill="#d8412f" ${LINE}/>`,
  'facsimilous-feline': `
    <path d="M16 20l14 12M84 20L70 32" ${LINE}/><path d="M18 14l20 14h24l20-14v40c0 20-14 34-32 34S18 74 18 54z" fill="#3d3550" ${LINE}/>
    <path d="M50 28h12l20-14v40c0 20-14 34-32 34z" fill="#e58a3c" ${LINE}/>
    <path d="M24 24l9 8-9 6zM76 24l-9 8 9 6z" fill="#f2a9b8"/>
    <ellipse cx="37" cy="50" rx="7" ry="8" fill="#bdf25a" ${LINE}/><ellipse cx="63" cy="50" rx="7" ry="8" fill="#5ad3f2" ${LINE}/>
    <path d="M37 44v12M63 44v12" ${LINE}/><path d="M46 64h8l-4 5z" fill="#ff8f9c" ${LINE}/><path d="M50 69c-2 6-8 6-10 3M50 69c2 6 8 6 10 3M14 60l16 3M14 70l16-2M86 60l-16 3M86 70l-16-2" fill="none" ${line(2)}/>`,
  'wizards-watch': `
    <path d="M50 4a8 8 0 1 1-.1 0z" fill="none" stroke="#8a6420" stroke-width="5"/><path d="M44 18h12v8H44z" fill="#c79a3f" ${LINE}/>
    <circle cx="50" cy="60" r="35" fill="#e0a92f" ${LINE}/><circle cx="50" cy="60" r="27" fill="#fff6e0" ${LINE}/>
    <path d="M50 37v5M50 78v5M27 60h5M68 60h5" ${LINE}/><path d="M50 60V44M50 60l-13 8" ${line(4)}/>
    <path d="M68 46a23 23 0 0 0-30-8l2-8M38 38l9 3" fill="none" stroke="#7c3fb5" stroke-width="3.500" stroke-linecap="round"/><circle cx="50" cy="60" r="4" fill="#e2314f" ${LINE}/>`,
  'pandoras-lockbox': `
    <path d="M12 44h76v42H12z" fill="#6b4326" ${LINE}/><path d="M12 44c0-18 12-28 38-28s38 10 38 28z" fill="#8a5a32" ${LINE}/>
    <path d="M26 20v66M74 20v66" stroke="#e0a92f" stroke-width="7"/><path d="M12 44h76" ${line(5)}/>
    <path d="M40 38h20v24H40z" fill="#f0c04a" ${LINE}/><circle cx="50" cy="47" r="4" fill="#24142e"/><path d="M50 48v8" ${line(4)}/>
    <path d="M30 14c-6-4-2-8-6-12M50 12c-4-4 4-6 0-10M70 14c6-4 2-8 6-12" fill="none" stroke="#b06be0" stroke-width="3.500" stroke-linecap="round"/>`,
  'mystical-lamp': `
    <path d="M34 84h36l6 8H28z" fill="#c79a3f" ${LINE}/><path d="M46 74h12v12H46z" fill="#a87c2a" ${LINE}/>
    <path d="M6 50c14-2 20 4 26 6 10-14 36-14 42 0 4 6 0 20-22 20S22 66 18 60c-4-2-8-2-12-2z" fill="#f0c04a" ${LINE}/>
    <path d="M74 56c14-8 22 2 16 10-4 6-12 6-18 4" fill="none" ${line(5)}/><path d="M46 46c2-6 12-6 14 0z" fill="#c79a3f" ${LINE}/><circle cx="53" cy="38" r="4" fill="#e2314f" ${LINE}/>
    <path d="M10 46c-8-14 8-18 2-30 12 4 10 14 6 18 6 0 6 8 0 12z" fill="#7fd0f2" stroke="#24142e" stroke-width="2"/><path d="M36 60c6-5 14-7 22-6" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/>`,
  'sacred-chalice': `
    <path d="M22 12h56c2 30-8 44-28 44S20 42 22 12z" fill="#f0c04a" ${LINE}/><path d="M22 12c8 8 48 8 56 0" fill="#8d1d3a" ${LINE}/>
    <path d="M46 56h8v22h-8z" fill="#c79a3f" ${LINE}/><path d="M28 90c4-12 40-12 44 0z" fill="#e0a92f" ${LINE}/>
    <path d="M22 20c-14-2-14 22 4 22M78 20c14-2 14 22-4 22" fill="none" stroke="#c79a3f" stroke-width="5"/>
    <path d="M43 34l7-9 7 9-7 9z" fill="#3fb5c4" ${LINE}/><path d="M30 20c0 10 3 18 8 24" fill="none" stroke="#fff3c0" stroke-width="4" stroke-linecap="round"/>`,
};

const asPicture = (drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="120" height="120">${drawing}</svg>`)}`;

const pictures = new Map<ItemId, string>();

/** An item's picture: drawn once by the browser, however many cards show it. */
export function pictureOf(item: ItemId): string {
  const known = pictures.get(item);
  if (known !== undefined) return known;
  const picture = asPicture(DRAWINGS[item]);
  pictures.set(item, picture);
  return picture;
}

/** The sigil on the back of every item: an eye that sees nothing yet. */
export const SIGIL = asPicture(`
  <g fill="none" stroke="#e2b75e" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round">
    <circle cx="50" cy="50" r="40" stroke-dasharray="3 7"/>
    <path d="M14 50c16-24 56-24 72 0-16 24-56 24-72 0z"/><circle cx="50" cy="50" r="13"/>
    <path d="M50 12v12M50 76v12M24 24l7 8M76 24l-7 8M24 76l7-8M76 76l-7-8"/>
  </g><circle cx="50" cy="50" r="5" fill="#e2b75e"/>`);
