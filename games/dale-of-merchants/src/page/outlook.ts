import type { Move, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { Chip, Sentence } from '@souk/table-kit/face';
import { type Choice, type Picking, picking as pickingOf } from '@souk/table-kit/picks';
import { plainText } from '@souk/table-kit/speaking';
import { asked } from './asked.js';
import { type LaidCard, laidCards } from './hand.js';
import { intentOf } from './intent.js';
import { purchaseOf } from './progress.js';
import { isLaid, isOffer, spots } from './spots.js';
import { cardChip } from './telling.js';

type Picks = Picking<Move>;

const withSpot = ({ left }: Picks, spot: string): readonly Choice<Move>[] =>
  left.filter(({ spots: all }) => all.includes(spot));

/** How many of the own cards belong to some of the moves. */
const cardsIn = (choices: readonly Choice<Move>[]): number =>
  new Set(choices.flatMap(({ spots: all }) => all.filter(isLaid))).size;

/** What a card of the market costs, and how many cards can pay it. */
function offering(spot: string, now: Picks, view: View): Sentence | undefined {
  // In the place of another card it begins anew.
  const picking = now.lit.has(spot) ? now : pickingOf(now.among, [], isLaid);
  const purchase = purchaseOf(pickingOf(now.among, [...picking.picked, spot], isLaid), view);
  if (purchase === undefined) return undefined;
  const { card, of } = purchase;
  const n = cardsIn(withSpot(picking, spot).filter(({ move }) => move.kind === 'buy'));
  return { k: 'dm.outlook.buy', with: { card: cardChip(card), price: of, n } };
}

/** What a card can be used for, in the order in which its menu offers it. */
const USES: { readonly [K in Move['kind']]?: Sentence } = {
  buy: { k: 'dm.outlook.uses.buy' },
  build: { k: 'dm.outlook.uses.build' },
  technique: { k: 'dm.outlook.uses.technique' },
  ability: { k: 'dm.outlook.uses.ability' },
  inventory: { k: 'dm.outlook.uses.inventory' },
};

function using(spot: string, { id, worth }: LaidCard, picking: Picks): Sentence | undefined {
  const kinds = new Set(withSpot(picking, spot).map(({ move }) => move.kind));
  const uses = Object.entries(USES).flatMap(([kind, sentence]) =>
    [...kinds].some((each) => each === kind) ? [sentence] : [],
  );
  if (uses.length === 0) return undefined;
  const said: Chip = { text: uses.map(plainText).join(', ') };
  return { k: 'dm.outlook.use', with: { card: cardChip(id), n: worth, uses: said } };
}

/** What one more card would come to. */
function adding({ id, worth }: LaidCard, picking: Picks, view: View): Sentence | undefined {
  const card = cardChip(id);
  const laid = laidCards(picking.taken, view).reduce((total, each) => total + each.worth, 0) + worth;
  switch (intentOf(picking)) {
    case 'buy': {
      const purchase = purchaseOf(picking, view);
      if (purchase === undefined) return undefined;
      const left = purchase.of - laid;
      return left > 0
        ? { k: 'dm.outlook.pays', with: { card, n: worth, left } }
        : { k: 'dm.outlook.paysAll', with: { card, n: worth } };
    }
    case 'build': {
      const of = elementAt(view.players, asked(view)).stall.length + 1;
      return { k: 'dm.outlook.builds', with: { card, n: Math.min(laid, of), of } };
    }
    case 'inventory':
      return { k: 'dm.outlook.discards', with: { card } };
    default:
      return undefined;
  }
}

/** What could come of a place that can be picked, while it does not decide the move. */
export function outlook(spot: string, picking: Picks, view: View): Sentence | undefined {
  if (isOffer(spot)) return offering(spot, picking, view);
  if (spot === spots.stall) {
    const cards = cardsIn(withSpot(picking, spot));
    return { k: 'dm.outlook.stall', with: { n: elementAt(view.players, asked(view)).stall.length + 1, cards } };
  }
  const [card] = laidCards([spot], view);
  if (card === undefined) return undefined;
  return intentOf(picking) === undefined ? using(spot, card, picking) : adding(card, picking, view);
}
