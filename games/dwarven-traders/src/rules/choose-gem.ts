import type { Events, MoveList, Seat } from '@souk/kernel';
import { takeGem } from './actions.js';
import { chooseGemCode, chosenGem, isGemCode } from './codes.js';
import type { DwarvenTradersEvent } from './events.js';
import { GEM_COUNT } from './gems.js';
import { askNextChooser } from './round.js';
import { isUnclaimed, type State } from './state.js';

export const isLegalGem = (state: State, _seat: Seat, code: number): boolean =>
  isGemCode(code) && isUnclaimed(state, chosenGem(code));

export function listGems(state: State, _seat: Seat, list: MoveList): void {
  for (let gem = 0; gem < GEM_COUNT; gem++) if (isUnclaimed(state, gem)) list.add(chooseGemCode(gem));
}

export function playGem(state: State, seat: Seat, code: number, events?: Events<DwarvenTradersEvent>): void {
  takeGem(state, seat, chosenGem(code), events);
  askNextChooser(state, events);
}
