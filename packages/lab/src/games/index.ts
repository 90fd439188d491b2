import type { AnyGame } from '@souk/kernel';
import type { AnyStudy } from '../study.js';
import { arcaneAlleyStudy } from './arcane-alley.js';
import { daleOfMerchantsStudy } from './dale-of-merchants.js';
import { dwarvenTradersStudy } from './dwarven-traders.js';

const STUDIES: readonly AnyStudy[] = [dwarvenTradersStudy, arcaneAlleyStudy, daleOfMerchantsStudy];

/** What is studied of a game beyond what all games have; undefined if nothing is. */
export const studyOf = (game: AnyGame): AnyStudy | undefined => STUDIES.find((study) => study.game === game);
