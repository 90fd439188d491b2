import type { DeckSpec } from '../cards/spec.js';
import { bats } from './bats/index.js';
import { beavers } from './beavers/index.js';
import { capuchins } from './capuchins/index.js';
import { crocodiles } from './crocodiles/index.js';
import { desertMonitors } from './desert-monitors/index.js';
import { dodos } from './dodos/index.js';
import { echidnas } from './echidnas/index.js';
import { foxes } from './foxes/index.js';
import { glassFrogs } from './glass-frogs/index.js';
import { gorillas } from './gorillas/index.js';
import { gulls } from './gulls/index.js';
import { hares } from './hares/index.js';
import { junglefowls } from './junglefowls/index.js';
import { lemurs } from './lemurs/index.js';
import { magpies } from './magpies/index.js';
import { mongooses } from './mongooses/index.js';
import { olms } from './olms/index.js';
import { owls } from './owls/index.js';
import { pangolins } from './pangolins/index.js';
import { penguins } from './penguins/index.js';
import { platypuses } from './platypuses/index.js';
import { polecats } from './polecats/index.js';
import { skinks } from './skinks/index.js';
import { sloths } from './sloths/index.js';
import { snowMacaques } from './snow-macaques/index.js';
import { tasmanianDevils } from './tasmanian-devils/index.js';
import { treeKangaroos } from './tree-kangaroos/index.js';
import { tuataras } from './tuataras/index.js';
import { walruses } from './walruses/index.js';
import { woodTurtles } from './wood-turtles/index.js';

/** Decks whose rules are there, and which are not switched on yet: they lack a face (see index.ts). */
export const FURTHER_DECKS: readonly DeckSpec[] = [
  platypuses,
  polecats,
  lemurs,
  hares,
  tuataras,
  dodos,
  olms,
  penguins,
  walruses,
  junglefowls,
  sloths,
  crocodiles,
  foxes,
  owls,
  treeKangaroos,
  woodTurtles,
  skinks,
  beavers,
  pangolins,
  glassFrogs,
  desertMonitors,
  magpies,
  echidnas,
  capuchins,
  snowMacaques,
  gulls,
  gorillas,
  tasmanianDevils,
  mongooses,
  bats,
];
