import {
  type CardSpec,
  DECK_IDS,
  DECKS,
  type DeckId,
  type HandCard,
  JUNK,
  type MarkedCard,
  type UsedCard,
  type View,
} from '@souk/games/dale-of-merchants';
import type { Thing } from '@souk/games/dale-of-merchants/telling';
import type { Style, Tint } from '@souk/terminal-kit';
import { shortened } from '@souk/terminal-kit';

/** Animalfolk differ in letter as well as in colour. */
interface Sign {
  readonly letter: string;
  readonly tint: Tint;
}

const SIGNS: { readonly [Deck in DeckId]: Sign } = {
  macaws: { letter: 'M', tint: 'red' },
  pandas: { letter: 'P', tint: 'blueBright' },
  raccoons: { letter: 'R', tint: 'magenta' },
  squirrels: { letter: 'S', tint: 'yellow' },
  ocelots: { letter: 'O', tint: 'cyan' },
  chameleons: { letter: 'C', tint: 'green' },
};
const JUNK_SIGN: Sign = { letter: 'J', tint: 'dim' };

interface Face {
  readonly spec: CardSpec;
  readonly sign: Sign;
}

const FACES = new Map<string, Face>([
  [JUNK.id, { spec: JUNK, sign: JUNK_SIGN }],
  ...DECK_IDS.flatMap((id, i) =>
    DECKS[i].cards.map((spec): readonly [string, Face] => [spec.id, { spec, sign: SIGNS[id] }]),
  ),
]);

function faceOf(id: string): Face {
  const face = FACES.get(id);
  if (face === undefined) throw new Error(`no card ${id}`);
  return face;
}

export const printedValue = (id: string): number => faceOf(id).spec.value;

/** Letter and value: "M4". */
export function signOf(id: string, { paint }: Style): string {
  const { spec, sign } = faceOf(id);
  return paint(sign.letter + spec.value, sign.tint, 'bold');
}

/** "Spyglass". */
export function nameOf(id: string, { paint }: Style): string {
  const { spec, sign } = faceOf(id);
  return paint(spec.name, sign.tint);
}

/** "M4 Spyglass". */
export const signAndName = (id: string, style: Style): string => `${signOf(id, style)} ${nameOf(id, style)}`;

/** The same within a width: "M4 Spygl…". */
export function signAndNameIn(id: string, { paint }: Style, width: number): string {
  const { spec, sign } = faceOf(id);
  const signed = sign.letter + spec.value;
  const name = width > signed.length + 2 ? ` ${paint(shortened(spec.name, width - signed.length - 1), sign.tint)}` : '';
  return paint(signed, sign.tint, 'bold') + name;
}

/** What can be done with the card beside paying and building. */
export function typeOf(id: string): string {
  const { technique, plus, ability } = faceOf(id).spec;
  if (technique !== undefined) return plus ? 'tech +' : 'tech';
  if (id === JUNK.id) return '';
  return ability === undefined ? 'passive' : 'ability';
}

/** The name of something in the colour of its animalfolk. */
export function inColour({ thing, id }: Thing, name: string, { paint }: Style): string {
  if (thing === 'card') return paint(name, faceOf(id).sign.tint);
  const deck = DECK_IDS.find((each) => each === id);
  return paint(name, deck === undefined ? JUNK_SIGN.tint : SIGNS[deck].tint);
}

/** "M Snappy Scarlet Macaws". */
export function signAndDeck(deck: string, { paint }: Style): string {
  const id = DECK_IDS.find((each) => each === deck);
  const { letter, tint } = id === undefined ? JUNK_SIGN : SIGNS[id];
  const name = DECKS.find((each) => each.id === deck)?.name ?? deck;
  return `${paint(letter, tint, 'bold')} ${paint(name, tint)}`;
}

/** Equal texts once, with their number: "2 Junk", "Charm". */
export function tallied(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Array.from(counts, ([text, count]) => (count === 1 ? text : `${count} ${text}`));
}

/** What it counts as: " as Charm (showing Acorn)"; nothing for a card that is itself. */
export function asOther({ card, as, showing }: UsedCard, style: Style): string {
  const shown = showing === null || showing === as ? '' : ` (showing ${nameOf(showing, style)})`;
  return (card === as ? '' : ` as ${nameOf(as, style)}`) + shown;
}

export const idOf = (card: HandCard): string => (typeof card === 'string' ? card : card.card);

/** What this turn has done to a card: "rolled 2", "worth 4". */
export function marksInWords({ card, used, bonus, set, setAt }: MarkedCard, view: View): string[] {
  const ability = (id: string): string => (id === card ? 'used' : `used ${faceOf(id).spec.name}`);
  return [
    ...used.map((id) => (id === 'bold-haggler' ? `rolled ${bonus}` : ability(id))),
    ...(set === 0 ? [] : [`worth ${set + view.turnBonus - setAt}`]),
  ];
}

/** A hand card, told from others of its name by what this turn has done to it: "Bold Haggler (rolled 2)". */
export function handCardInWords(card: HandCard, view: View, style: Style): string {
  const name = nameOf(idOf(card), style);
  if (typeof card === 'string') return name;
  const marks = marksInWords(card, view);
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}
