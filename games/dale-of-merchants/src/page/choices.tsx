import type { Move, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { Chip, MenuRow, Sentence } from '@souk/table-kit/face';
import { type Picking, picking as pickingOf, settled } from '@souk/table-kit/picks';
import { sentenceNamed } from '@souk/table-kit/speaking';
import { asked } from './asked.js';
import { MiniCard } from './Card.js';
import { cardBrief, cardName, cardNamed, deckName, drawnOf } from './cards.js';
import { handCardAt, laidCards } from './hand.js';
import { intentOf } from './intent.js';
import { type ChoiceName, choiceNamed, isLaid, questionNamed, spots } from './spots.js';
import { cardChip } from './telling.js';

interface Standing {
  readonly spot: string;
  readonly picking: Picking<Move>;
  readonly view: View;
}

/** How choices of a kind that have no place of their own are offered. */
interface ChoiceKind {
  /** What stands on its button or row; of what excludes others, also what none of them means. */
  labelFor(choice: ChoiceName, view: View): Sentence | undefined;
  /** What stands above such rows. */
  titleFor?(card: Chip): Sentence;
  rowFor?(choice: ChoiceName, standing: Standing): MenuRow;
  /** Of those at the same place only one can be. */
  readonly excludes?: true;
  /** It is switched on and off at its card. */
  readonly isSwitch?: true;
}

/** The card at a place that offers choices. */
function cardAt(host: string | undefined, view: View): string {
  const laid = /^(?:hand|pile):([^#*]+)/.exec(host ?? '')?.[1];
  return laid ?? drawnOf(view);
}

/** The same as it is drawn. */
export const hostedCard = (host: string, view: View): Chip => cardChip(cardAt(host, view));

const worthAt = (host: string | undefined, view: View): number =>
  handCardAt(host ?? '', view)?.worth ?? cardNamed(cardAt(host, view)).card.value + view.turnBonus;

/** Whether the move is whole by this answer, or by none to its question, with what is laid down already. */
function makesWhole({ spot, picking }: Standing): boolean {
  const question = questionNamed(choiceNamed(spot));
  const others = picking.picked.filter((each) => questionNamed(choiceNamed(each)) !== question);
  const picks = spot === question ? others : [...others, spot];
  return pickingOf(picking.among, picks, isLaid).chosen !== undefined;
}

/** What counting as a card brings: the whole stack, or what that card does. */
function bringing(card: string, standing: Standing): Sentence {
  if (intentOf(standing.picking) === 'build' && makesWhole(standing)) return { k: 'dm.menu.exactly' };
  return { k: 'dm.pick.does', with: { text: cardBrief(card) ?? '' } };
}

/** Whether a choice answers a question to which there is one answer. */
const isWayOf = (spot: string): boolean => CHOICES[choiceNamed(spot).kind]?.excludes === true;

/** What follows from using the card that is picked for something. */
const USES: { readonly [use: string]: (standing: Standing) => MenuRow } = {
  buy: ({ picking, view }) => ({ detail: { k: 'dm.menu.buy', with: { n: worthOfPicked(picking, view) } } }),
  build({ picking, view }) {
    const of = elementAt(view.players, asked(view)).stall.length + 1;
    const built = pickingOf(picking.among, [...picking.picked, spots.stall], isLaid);
    const isWhole = settled(built, isWayOf, isLaid).chosen !== undefined;
    const done = isWhole ? of : Math.min(worthOfPicked(picking, view), of);
    return { detail: { k: 'dm.pick.of', with: { done, of } } };
  },
  technique: ({ picking, view }) => ({ detail: doing(picking, view) }),
  ability: ({ picking, view }) => ({ detail: doing(picking, view) }),
  inventory: () => ({ detail: { k: 'dm.menu.inventory' } }),
};

const worthOfPicked = ({ taken }: Picking<Move>, view: View): number =>
  laidCards(taken, view).reduce((total, { worth }) => total + worth, 0);

const doing = ({ taken }: Picking<Move>, view: View): Sentence => ({
  k: 'dm.pick.does',
  with: { text: cardBrief(laidCards(taken, view).at(-1)?.id ?? '') ?? '' },
});

/**
 * Kinds of choices, by what stands before the colon of their names. What follows from another choice comes after it. A new one
 * needs a line here, and a name in `spots`; it is offered wherever that name says.
 */
export const CHOICES: { readonly [kind: string]: ChoiceKind } = {
  do: {
    labelFor: ({ says }, view) =>
      says === 'build'
        ? { k: 'dm.do.build', with: { n: elementAt(view.players, asked(view)).stall.length + 1 } }
        : sentenceNamed(`dm.do.${says}`, says),
    titleFor: (card) => ({ k: 'dm.pick.whatFor', with: { cards: card } }),
    rowFor: ({ says }, standing) => USES[says]?.(standing) ?? {},
  },
  as: {
    excludes: true,
    labelFor: ({ says }) => (says === '' ? { k: 'dm.asItself' } : { k: 'dm.asCopy', with: { card: cardChip(says) } }),
    titleFor: (card) => ({ k: 'dm.menu.as', with: { card } }),
    rowFor({ says, host }, standing) {
      const card = says === '' ? cardAt(host, standing.view) : says;
      const value = says === '' ? worthAt(host, standing.view) : cardNamed(says).card.value + standing.view.turnBonus;
      return { picture: <MiniCard card={card} />, detail: bringing(card, standing), value };
    },
  },
  showing: {
    excludes: true,
    labelFor: ({ says }) =>
      says === '' ? { k: 'dm.showingNone' } : { k: 'dm.showing', with: { card: cardName(says) } },
    titleFor: (card) => ({ k: 'dm.menu.showing', with: { card } }),
    rowFor: ({ says }) => (says === '' ? {} : { picture: <MiniCard card={says} /> }),
  },
  change: {
    excludes: true,
    labelFor: ({ says, host }, view) => ({ k: 'dm.counts', with: { n: worthAt(host, view) + Number(says) } }),
    titleFor: (card) => ({ k: 'dm.menu.change', with: { card } }),
    rowFor: ({ host }, standing) => ({
      detail: bringing(cardAt(host, standing.view), standing),
    }),
  },
  thrown: {
    isSwitch: true,
    labelFor: ({ host }, view) => ({ k: 'dm.throwAway', with: { card: cardName(cardAt(host, view)) } }),
    titleFor: (card) => ({ k: 'dm.menu.thrown', with: { card } }),
    rowFor: () => ({ detail: { k: 'dm.menu.thrownFor' } }),
  },
  junk: {
    excludes: true,
    labelFor({ says, host }) {
      const n = Number(says === '' ? host : says);
      return n === 0 ? { k: 'dm.junkNone' } : { k: 'dm.number', with: { n } };
    },
    titleFor: () => ({ k: 'dm.menu.junk' }),
  },
  coins: {
    excludes: true,
    labelFor: ({ says }) => (says === '' ? { k: 'dm.useNoCoins' } : { k: 'dm.useCoins', with: { n: Number(says) } }),
    titleFor: () => ({ k: 'dm.menu.coins' }),
    rowFor: ({ says }) => (says === '' ? {} : { value: Number(says) }),
  },
  effect: {
    labelFor: ({ says }) => ({ k: 'dm.do.effect', with: { card: cardChip(says.slice(0, says.indexOf(':'))) } }),
    titleFor: () => ({ k: 'dm.menu.effects' }),
    rowFor({ says }) {
      const card = says.slice(0, says.indexOf(':'));
      return {
        picture: <MiniCard card={card} />,
        detail: { k: 'dm.pick.does', with: { text: cardBrief(card) ?? '' } },
      };
    },
  },
  set: { labelFor: ({ says }) => ({ k: 'dm.set', with: { deck: deckName(says) } }) },
  number: { labelFor: ({ says }) => ({ k: 'dm.number', with: { n: says } }) },
  from: { labelFor: ({ says }) => sentenceNamed(`dm.from.${says}`, says) },
};

export function labelOf(spot: string, view: View): Sentence | undefined {
  const choice = choiceNamed(spot);
  return CHOICES[choice.kind]?.labelFor(choice, view);
}
