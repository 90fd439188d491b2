import type { Move, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { Sentence } from '@souk/table-kit/face';
import type { Picking } from '@souk/table-kit/picks';
import { sentenceNamed } from '@souk/table-kit/speaking';
import { cardName, cardNamed, drawnOf } from './cards.js';
import { asked } from './hand.js';
import { intentOf } from './progress.js';
import { handKeyOf, spots } from './spots.js';
import { cardChip } from './telling.js';

type Picks = Picking<Move>;

/** The place of the drawn card of which is asked how it is built. */
export const ASIDE = 'aside';

/** What a card can be used for: chosen at the card. */
const USES: readonly string[] = [
  spots.buy,
  spots.stall,
  spots.act('technique'),
  spots.act('ability'),
  spots.act('inventory'),
];

/** Uses in the order above, and after them whatever else a card offers, as the moves come. */
export const rankOf = (spot: string): number => (USES.includes(spot) ? USES.indexOf(spot) : USES.length);

const isUse = (spot: string): boolean => USES.includes(spot);

const lastHandSpot = ({ picked }: Picks): string | undefined =>
  picked.findLast((spot) => handKeyOf(spot) !== undefined);

/** The spot of a card that is laid down, by its id: the turn may have marked it. */
const laidSpot = ({ taken }: Picks, id: string): string | undefined =>
  [...taken].find((spot) => handKeyOf(spot)?.replace(/\*.*$/, '') === id || spot.startsWith(`pile:${id}#`));

/** What is thrown away of some like cards is thrown one by one: the next is offered at the next that is paid, once it is known what for. */
function thrownHost(spot: string, { taken, lit }: Picks): string | null {
  const [, key = '', copy = ''] = /^thrown:(.*)#(\d+)$/.exec(spot) ?? [];
  const host = `hand:${key}#${copy}`;
  const isPaid = taken.has(host) && [...taken].some((each) => each.startsWith('market'));
  const isNext = taken.has(spot) || [...lit].find((each) => each.startsWith(`thrown:${key}#`)) === spot;
  return isPaid && isNext ? host : null;
}

/** A use is offered at the card picked last, while there are several; discarding and going on also in the prompt. */
function hostOfUse(spot: string, picking: Picks): string | null | undefined {
  const card = lastHandSpot(picking);
  if (picking.picked.length === 0) return spot === spots.act('inventory') ? undefined : null;
  return intentOf(picking) === undefined && card !== undefined ? card : null;
}

/** By what comes before the colon: where a choice is offered that is no place on the table. */
export function hostOf(spot: string, picking: Picks): string | null | undefined {
  if (isUse(spot)) return hostOfUse(spot, picking);
  const [kind = '', card = ''] = spot.split(':');
  switch (kind) {
    case 'as':
    case 'change':
      return card === '' ? ASIDE : (laidSpot(picking, card) ?? null);
    case 'showing':
      return lastHandSpot(picking) ?? ([...picking.lit].some((each) => each.startsWith('as::')) ? ASIDE : null);
    case 'thrown':
      return thrownHost(spot, picking);
    default:
      return undefined;
  }
}

const printed = (id: string): number => cardNamed(id).card.value;

/** What stands on the buttons and rows of spots that are no places on the table, by what comes before the colon. */
const LABELS: { readonly [kind: string]: (rest: string, view: View) => Sentence | undefined } = {
  do: (what, view) =>
    what === 'build'
      ? { k: 'dm.do.build', with: { n: elementAt(view.players, asked(view)).stall.length + 1 } }
      : sentenceNamed(`dm.do.${what}`, what),
  as: (rest) => ({ k: 'dm.asCopy', with: { card: cardChip(rest.slice(rest.indexOf(':') + 1)) } }),
  showing: (card) => ({ k: 'dm.showing', with: { card: cardName(card) } }),
  change: (rest, view) => {
    const [card = '', by] = rest.split(':');
    return { k: 'dm.counts', with: { n: printed(card === '' ? drawnOf(view) : card) + view.turnBonus + Number(by) } };
  },
  coins: (count) => ({ k: 'dm.useCoins', with: { n: Number(count) } }),
  thrown: (rest) => ({ k: 'dm.throwAway', with: { card: cardName(rest.replace(/[#*].*$/, '')) } }),
  number: (number) => ({ k: 'dm.number', with: { n: number } }),
};

export function labelOf(spot: string, view: View): Sentence | undefined {
  const kind = spot.slice(0, spot.indexOf(':'));
  return Object.hasOwn(LABELS, kind) ? LABELS[kind]?.(spot.slice(kind.length + 1), view) : undefined;
}
