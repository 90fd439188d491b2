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
import type { Language } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { type Scene, type Style, shortened, type Tint, widthOf } from '@souk/terminal-kit';
import { nameIn } from './names.js';
import { translatorIn } from './text/index.js';

/** What cards look like depends on the language alone, and on whether there is colour. */
export type Look = Pick<Scene, 'style' | 'language'>;

/** Animalfolk, and junk. They differ by their signs; colours there are but few. */
type Folk = DeckId | 'junk';

const TINTS = {
  macaws: 'red',
  pandas: 'blueBright',
  raccoons: 'magenta',
  squirrels: 'yellow',
  ocelots: 'cyan',
  chameleons: 'green',
  platypuses: 'cyan',
  sloths: 'yellow',
  crocodiles: 'green',
  foxes: 'red',
  polecats: 'magenta',
  owls: 'blueBright',
  'desert-monitors': 'yellow',
  lemurs: 'magenta',
  magpies: 'blueBright',
  echidnas: 'cyan',
  hares: 'red',
  'tree-kangaroos': 'green',
  tuataras: 'green',
  dodos: 'blueBright',
  capuchins: 'yellow',
  olms: 'magenta',
  penguins: 'cyan',
  'wood-turtles': 'red',
  skinks: 'cyan',
  beavers: 'red',
  'snow-macaques': 'blueBright',
  gulls: 'cyan',
  pangolins: 'magenta',
  'glass-frogs': 'green',
  gorillas: 'blueBright',
  walruses: 'red',
  'tasmanian-devils': 'magenta',
  junglefowls: 'yellow',
  mongooses: 'magenta',
  bats: 'blueBright',
  junk: 'dim',
} as const satisfies { readonly [folk: string]: Tint };

interface Face {
  readonly spec: CardSpec;
  readonly folk: Folk;
}

const FACES = new Map<string, Face>([
  [JUNK.id, { spec: JUNK, folk: 'junk' }],
  ...DECK_IDS.flatMap((folk, i) =>
    elementAt(DECKS, i).cards.map((spec): readonly [string, Face] => [spec.id, { spec, folk }]),
  ),
]);

function faceOf(id: string): Face {
  const face = FACES.get(id);
  if (face === undefined) throw new Error(`no card ${id}`);
  return face;
}

export const printedValue = (id: string): number => faceOf(id).spec.value;

/** "M macaws, P pandas": the signs of all decks in the box. */
export function legendOfFolk(language: Language): string {
  const { say } = translatorIn({ language });
  return DECK_IDS.map((deck) => `${say(`letter.${deck}`)} ${say(`folk.${deck}`)}`).join(', ');
}

const letterOf = (folk: Folk, look: Look): string => translatorIn(look).say(`letter.${folk}`);

/** Letter and value: "M4". */
export function signOf(id: string, look: Look): string {
  const { spec, folk } = faceOf(id);
  return look.style.paint(letterOf(folk, look) + spec.value, TINTS[folk], 'bold');
}

const plainName = (id: string, { language }: Look): string => nameIn(language, { thing: 'card', id });

/** "Spyglass". */
export const nameOf = (id: string, look: Look): string => look.style.paint(plainName(id, look), TINTS[faceOf(id).folk]);

/** "M4 Spyglass". */
export const signAndName = (id: string, look: Look): string => `${signOf(id, look)} ${nameOf(id, look)}`;

/** The same within a width: "M4 Spygl…". */
export function signAndNameIn(id: string, look: Look, width: number): string {
  const signed = widthOf(signOf(id, look));
  const { paint } = look.style;
  const name = shortened(plainName(id, look), width - signed - 1);
  return signOf(id, look) + (width > signed + 2 ? ` ${paint(name, TINTS[faceOf(id).folk])}` : '');
}

/** What can be done with the card beside paying and building. */
export function typeOf(id: string, look: Look): string {
  const { technique, plus, ability } = faceOf(id).spec;
  const { say } = translatorIn(look);
  if (technique !== undefined) return say(plus ? 'type.plus' : 'type.technique');
  if (id === JUNK.id) return '';
  return say(ability === undefined ? 'type.passive' : 'type.ability');
}

const folkOf = (deck: string): Folk => DECK_IDS.find((each) => each === deck) ?? 'junk';

/** The name of something in the colour of its animalfolk. */
export const inColour = ({ thing, id }: Thing, name: string, { paint }: Style): string =>
  paint(name, TINTS[thing === 'card' ? faceOf(id).folk : folkOf(id)]);

/** "M Snappy Scarlet Macaws". */
export function signAndDeck(deck: string, look: Look): string {
  const folk = folkOf(deck);
  const { paint } = look.style;
  const name = nameIn(look.language, { thing: 'deck', id: deck });
  return `${paint(letterOf(folk, look), TINTS[folk], 'bold')} ${paint(name, TINTS[folk])}`;
}

/** Equal texts once, with their number: "2 Junk", "Charm". */
export function tallied(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Array.from(counts, ([text, count]) => (count === 1 ? text : `${count} ${text}`));
}

/** What it counts as: " as Charm (showing Acorn)"; nothing for a card that is itself. */
export function asOther({ card, as, showing }: UsedCard, look: Look): string {
  const { say } = translatorIn(look);
  const shown = showing === null || showing === as ? '' : say('showing', { card: nameOf(showing, look) });
  return (card === as ? '' : say('as', { card: nameOf(as, look) })) + shown;
}

export const idOf = (card: HandCard): string => (typeof card === 'string' ? card : card.card);

/** What this turn has done to a card: "rolled 2", "worth 4". */
export function marksInWords({ card, used, bonus, set, setAt }: MarkedCard, view: View, look: Look): string[] {
  const { say } = translatorIn(look);
  const ability = (id: string): string =>
    id === card ? say('mark.used') : say('mark.usedAs', { card: plainName(id, look) });
  return [
    ...used.map((id) => (id === 'bold-haggler' ? say('mark.rolled', { n: bonus }) : ability(id))),
    ...(set === 0 ? [] : [say('mark.worth', { n: set + view.turnBonus - setAt })]),
  ];
}

/** A hand card, told from others of its name by what this turn has done to it: "Bold Haggler (rolled 2)". */
export function handCardInWords(card: HandCard, view: View, look: Look): string {
  const name = nameOf(idOf(card), look);
  if (typeof card === 'string') return name;
  const marks = marksInWords(card, view, look);
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}
