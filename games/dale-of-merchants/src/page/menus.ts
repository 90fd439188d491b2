import type { DaleTypes, Move } from '@souk/games/dale-of-merchants';
import type { MenusFace } from '@souk/table-kit/face';
import type { Picking } from '@souk/table-kit/picks';
import { CHOICES, hostedCard } from './choices.js';
import { laidCards } from './hand.js';
import { intentOf } from './intent.js';
import {
  ASIDE,
  type ChoiceName,
  choiceNamed,
  handKeyOf,
  OWN_PILE,
  PURSE,
  questionNamed,
  spots,
  thrownBy,
} from './spots.js';

type Picks = Picking<Move>;

/** What a card can be used for: chosen at the card. */
const USES: readonly string[] = [
  spots.buy,
  spots.stall,
  spots.act('technique'),
  spots.act('ability'),
  spots.act('inventory'),
];

/** More than any hand holds. */
const LESS = 100;

/** Uses in the order above, and after them whatever else a card offers, by what follows from what. */
function rankOf(spot: string): number {
  const use = USES.indexOf(spot);
  if (use !== -1) return use;
  const { kind, says, host } = choiceNamed(spot);
  const nth = Object.keys(CHOICES).indexOf(kind);
  // All junk first, and then ever less.
  const less = kind === 'junk' && says !== '' ? (Number(host) - Number(says)) / LESS : 0;
  return USES.length + (nth === -1 ? Object.keys(CHOICES).length : nth) + less;
}

const lastHandSpot = ({ picked }: Picks): string | undefined =>
  picked.findLast((spot) => handKeyOf(spot) !== undefined);

/** A use is offered at the card picked last, while there are several; discarding and going on also in the prompt. */
function hostOfUse(spot: string, picking: Picks): string | null | undefined {
  const card = lastHandSpot(picking);
  if (picking.picked.length === 0) return spot === spots.act('inventory') ? undefined : null;
  return intentOf(picking) === undefined && card !== undefined ? card : null;
}

/** Places that offer what they have without being picked. */
const isOpen = (host: string): boolean => [ASIDE, PURSE, OWN_PILE].includes(host) || host.startsWith('stack:');

/** Of some like cards a switch is offered at the first that it is not on at: it does not matter at which it is. */
function isNext(spot: string, { kind, host = '' }: ChoiceName, { taken, lit }: Picks): boolean {
  const alike = `${kind}:@${host.replace(/#\d+$/, '')}#`;
  return taken.has(spot) || [...lit].find((each) => each.startsWith(alike)) === spot;
}

/** How much junk is thrown away is offered in the prompt, of the purchase that would be made now. */
function hostOfJunk({ host }: ChoiceName, { chosen }: Picks): null | undefined {
  const less = chosen?.spots.map(choiceNamed).find(({ kind }) => kind === 'junk');
  const most = chosen?.move.kind === 'buy' ? (less?.host ?? `${thrownBy(chosen.move).junk}`) : undefined;
  return host === most ? undefined : null;
}

/** What belongs to a card is offered there when it is laid down, and once it is known what for. */
function hostOf(spot: string, picking: Picks): string | null | undefined {
  if (USES.includes(spot)) return hostOfUse(spot, picking);
  const choice = choiceNamed(spot);
  const { kind, host } = choice;
  if (kind === 'junk') return hostOfJunk(choice, picking);
  if (host === undefined || isOpen(host)) return host;
  if (kind === 'effect') return picking.picked.length === 0 || picking.taken.has(host) ? host : null;
  if (!picking.taken.has(host) || intentOf(picking) === undefined) return null;
  return CHOICES[kind]?.isSwitch === true && !isNext(spot, choice, picking) ? null : host;
}

/** Choices that belong to cards and other places of this table. */
export const menus: MenusFace<DaleTypes> = {
  hostOf,
  rankOf,
  questionOf(spot) {
    const choice = choiceNamed(spot);
    return CHOICES[choice.kind]?.excludes === true ? questionNamed(choice) : undefined;
  },
  isSwitch: (spot) => CHOICES[choiceNamed(spot).kind]?.isSwitch === true,
  rowFor(spot, picking, view) {
    const choice = choiceNamed(spot);
    return CHOICES[choice.kind]?.rowFor?.(choice, { spot, picking, view }) ?? {};
  },
  titleOf(host, [first = ''], picking, view) {
    const laid = laidCards(picking.taken, view);
    // What several cards are for is asked of all of them.
    if (USES.includes(first) && laid.length > 1) return { k: 'dm.menu.whatFor' };
    const { kind } = choiceNamed(first);
    return CHOICES[kind]?.titleFor?.(hostedCard(host, view)) ?? { k: 'table.menu' };
  },
};
