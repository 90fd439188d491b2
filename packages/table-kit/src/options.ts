import type { GameTypes } from '@souk/kernel';
import type { Face, MenuRow, Sentence, Speaker } from './face.js';
import { distinct, type Picking, picking } from './picks.js';

/** How a choice is made: for itself, as one of several that exclude one another, or beside all others. */
type OptionWay = 'once' | 'one-of' | 'switch';

/** A choice that is no place on the table. */
export interface Option {
  /** What is picked; of what none of several means, the question that they answer. */
  readonly spot: string;
  readonly label: Sentence;
  readonly way: OptionWay;
  /** It is picked, or taken as long as nothing else is. */
  readonly picked: boolean;
  /** The place whose menu it stands in; undefined for a button of the prompt. */
  readonly host: string | undefined;
  /** Picks whose place it takes. Where nothing is picked for it, it only takes them back. */
  readonly instead: readonly string[];
  readonly picks: boolean;
  readonly row: MenuRow;
}

/** Whether it is a step on the way to a move: what would take the place of another pick is none. */
export const isStep = ({ picked, picks, instead }: Option): boolean => !picked && picks && instead.length === 0;

const NOTHING: MenuRow = {};

/** All that options are made of. */
interface Asked<T extends GameTypes> {
  readonly now: Picking<T['Move']>;
  readonly face: Face<T>;
  readonly view: T['View'];
  readonly speaker: Speaker;
}

interface Made {
  readonly way: OptionWay;
  readonly picked: boolean;
  readonly instead?: readonly string[];
  readonly picks?: boolean;
}

/** A choice as it is offered; none where it is none, or not yet. `hostedAs`: the choice whose place is its place. */
function offered<T extends GameTypes>(
  { now, face, view, speaker }: Asked<T>,
  spot: string,
  made: Made,
  hostedAs = spot,
): readonly Option[] {
  const { menus } = face;
  const label = face.buttonFor(spot, view, speaker);
  const host = menus?.hostOf(hostedAs, now, view);
  if (label === undefined || host === null) return [];
  const row = host === undefined ? NOTHING : (menus?.rowFor(spot, now, view) ?? NOTHING);
  return [{ spot, label, host, row, instead: [], picks: true, ...made }];
}

/** The answers to a question, whichever of them is picked: another one can be taken instead. `once`: what is offered of equal choices. */
function answersTo<T extends GameTypes>(asked: Asked<T>, question: string, once: readonly string[]): readonly Option[] {
  const { now, face } = asked;
  const { menus } = face;
  const isAnswer = (spot: string): boolean => menus?.questionOf(spot) === question;
  const rank = menus?.rankOf(question) ?? 0;
  // Answers that follow from this one's do not narrow it down.
  const follows = (spot: string): boolean =>
    menus?.questionOf(spot) !== undefined && !isAnswer(spot) && menus.rankOf(spot) > rank;
  const instead = now.picked.filter(isAnswer);
  const open = picking(
    now.among,
    now.picked.filter((spot) => !isAnswer(spot) && !follows(spot)),
  );
  const answers = instead.length > 0 ? distinct([...open.lit].filter(isAnswer), open.left) : once.filter(isAnswer);
  const [first] = answers;
  if (first === undefined) return [];
  const taken = (spot: string): boolean => now.taken.has(spot);
  const isOpen = open.left.some(({ spots }) => !spots.some(isAnswer));
  const none = { way: 'one-of', picked: !answers.some(taken), picks: false, instead } as const;
  return [
    ...(isOpen ? offered(asked, question, none, first) : []),
    ...answers.flatMap((spot) => offered(asked, spot, { way: 'one-of', picked: taken(spot), instead })),
  ];
}

/** What can be chosen, or has been, beside the places on the table: each once, and where it belongs. */
export function optionsOf<T extends GameTypes>(
  now: Picking<T['Move']>,
  face: Face<T>,
  view: T['View'],
  speaker: Speaker,
): readonly Option[] {
  const asked: Asked<T> = { now, face, view, speaker };
  const { menus } = face;
  const questionOf = (spot: string): string | undefined => menus?.questionOf(spot);
  const wayOf = (spot: string): OptionWay => (menus?.isSwitch(spot) === true ? 'switch' : 'once');
  const rank = (spot: string): number => menus?.rankOf(spot) ?? 0;
  const isShown = (spot: string): boolean => face.buttonFor(spot, view, speaker) !== undefined;
  const once = distinct(
    [...now.lit].filter(isShown).sort((one, other) => rank(one) - rank(other)),
    now.left,
  );
  const isAnswer = (spot: string): boolean => questionOf(spot) !== undefined;
  // In the prompt there is nothing to be unpicked: "Take back" does that.
  const picked = now.picked
    .filter((spot) => isShown(spot) && !isAnswer(spot))
    .flatMap((spot) => offered(asked, spot, { way: wayOf(spot), picked: true }))
    .filter(({ host }) => host !== undefined);
  const questions = new Set([...now.picked, ...now.lit].flatMap((spot) => questionOf(spot) ?? []));
  const all = [
    ...picked,
    ...once.flatMap((spot) => (isAnswer(spot) ? [] : offered(asked, spot, { way: wayOf(spot), picked: false }))),
    ...[...questions].flatMap((question) => answersTo(asked, question, once)),
  ];
  return all.sort((one, other) => rank(one.spot) - rank(other.spot));
}

/**
 * The place whose menu opens by itself: that of the card picked last, while it is not known what it is for or as what; or the first
 * one, where no place on the table can be picked. `isPlace`: whether a spot is one.
 */
export function openingMenu<T extends GameTypes>(
  { picked, lit, chosen, taken }: Picking<T['Move']>,
  options: readonly Option[],
  isPlace: (spot: string) => boolean,
): string | undefined {
  const isAssumed = ({ spot, way, instead }: Option): boolean =>
    way === 'one-of' && instead.length === 0 && taken.has(spot);
  const hosted = options.filter((option) => option.host !== undefined);
  const open = hosted.filter((option) => (chosen === undefined ? !option.picked : isAssumed(option)));
  const last = open.find(({ host, spot }) => host === picked.at(-1) || picked.at(-1) === spot);
  if (last !== undefined) return last.host;
  const assumed = chosen === undefined ? undefined : open[0];
  if (assumed !== undefined) return assumed.host;
  return chosen !== undefined || [...lit].some(isPlace) ? undefined : open[0]?.host;
}
