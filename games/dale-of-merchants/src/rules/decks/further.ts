import type { DeckSpec } from '../cards/spec.js';
import { dodos } from './dodos/index.js';
import { hares } from './hares/index.js';
import { junglefowls } from './junglefowls/index.js';
import { lemurs } from './lemurs/index.js';
import { olms } from './olms/index.js';
import { penguins } from './penguins/index.js';
import { platypuses } from './platypuses/index.js';
import { polecats } from './polecats/index.js';
import { tuataras } from './tuataras/index.js';
import { walruses } from './walruses/index.js';

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
];
