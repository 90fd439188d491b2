import { bottledFairy } from './bottled-fairy.js';
import { bubblingCauldron } from './bubbling-cauldron.js';
import { crystalBall } from './crystal-ball.js';
import { cursedMirror } from './cursed-mirror.js';
import { darkLotus } from './dark-lotus.js';
import { dragonsEgg } from './dragons-egg.js';
import { facsimilousFeline } from './facsimilous-feline.js';
import { floatingCarpet } from './floating-carpet.js';
import { hauntedDoll } from './haunted-doll.js';
import { hypnoticToad } from './hypnotic-toad.js';
import { invisibleRing } from './invisible-ring.js';
import type { Item } from './item.js';
import { magicBoomerang } from './magic-boomerang.js';
import { mysticalLamp } from './mystical-lamp.js';
import { olderWand } from './older-wand.js';
import { pandorasLockbox } from './pandoras-lockbox.js';
import { sacredChalice } from './sacred-chalice.js';
import { skeletomicon } from './skeletomicon.js';
import { sovereignSword } from './sovereign-sword.js';
import { threeHeadedCoin } from './three-headed-coin.js';
import { wizardsWatch } from './wizards-watch.js';

/** In the order of `ITEM_IDS`. */
export const ITEMS: readonly Item[] = [
  cursedMirror,
  hypnoticToad,
  invisibleRing,
  threeHeadedCoin,
  olderWand,
  magicBoomerang,
  floatingCarpet,
  crystalBall,
  bottledFairy,
  bubblingCauldron,
  dragonsEgg,
  sovereignSword,
  darkLotus,
  skeletomicon,
  hauntedDoll,
  facsimilousFeline,
  wizardsWatch,
  pandorasLockbox,
  mysticalLamp,
  sacredChalice,
];
