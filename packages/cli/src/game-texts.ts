import { GENERIC_LEVELS, type Level, type Reason } from '@souk/bots';
import type { Language } from '@souk/i18n';
import {
  type AnyGame,
  type Flag,
  flagsOf,
  type GameTypes,
  type OptionSpec,
  type Prompt,
  type Seat,
} from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import type { FlagSpec } from './arguments.js';
import type { GameEntry } from './games.js';
import type { Translator } from './text/index.js';

// Options, standing answers and bots describe themselves in one language; what they are called in others stands in the
// folder `about` of their game.

type StandingAnswer = AnyGame['standingAnswers'][number];

const OWN_LANGUAGE: Language = 'en';

/** What the game's texts say under a key, or what the thing says of itself. */
const textIn = ({ about }: GameEntry, language: Language, key: string, own: string): string =>
  language === OWN_LANGUAGE ? own : (about?.[language][key] ?? own);

const keyOf = (what: string, { game }: GameEntry, ...names: readonly (string | number)[]): string =>
  [what, game.id, ...names].join('.');

/** An option as people read it. */
export const optionLabel = (entry: GameEntry, name: string, { label }: OptionSpec, { language }: Translator): string =>
  textIn(entry, language, keyOf('option', entry, name), label);

export const optionHelp = (entry: GameEntry, name: string, { help }: OptionSpec, { language }: Translator): string =>
  textIn(entry, language, keyOf('option', entry, name, 'help'), help);

export const choiceLabel = (
  entry: GameEntry,
  name: string,
  { value, label }: { readonly value: string | number; readonly label: string },
  { language }: Translator,
): string => textIn(entry, language, keyOf('option', entry, name, value), label);

export const standingLabel = (entry: GameEntry, { id, label }: StandingAnswer, { language }: Translator): string =>
  textIn(entry, language, keyOf('standing', entry, id), label);

export const standingHelp = (entry: GameEntry, { id, help }: StandingAnswer, { language }: Translator): string =>
  textIn(entry, language, keyOf('standing', entry, id, 'help'), help);

/** An opponent by a name of the game's own, or as in any game. */
export function levelName(entry: GameEntry, { level, name }: Level, translator: Translator): string {
  if (entry.levels === GENERIC_LEVELS && isKnown(level)) return translator.say(`level.${level}.name`);
  return textIn(entry, translator.language, keyOf('level', entry, level), name);
}

const KNOWN_LEVELS = [1, 2, 3, 4, 5] as const;
const isKnown = (level: number): level is (typeof KNOWN_LEVELS)[number] => KNOWN_LEVELS.some((each) => each === level);

export const levelHelp = ({ level, help }: Level, { say }: Translator): string =>
  isKnown(level) ? say(`level.${level}`) : help;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A rival of the seats as a label: "Smuggler". */
export const rivalLabel = (entry: GameEntry, name: string, { language }: Translator): string =>
  textIn(entry, language, `rival.${name}`, capitalised(name));

/** The same in the middle of a table: "smuggler". */
export const rivalName = (entry: GameEntry, name: string, { language }: Translator): string =>
  textIn(entry, language, `rival.${name}`, name);

/** In a sentence one that goes by what it is, "smuggler", takes an article; one with a name of its own does not. */
export function rivalInSentence(entry: GameEntry, name: string, { say, language }: Translator): string {
  const own = /^\p{Ll}/u.test(name) ? say('outcome.rival', { rival: capitalised(name) }) : name;
  return textIn(entry, language, `rival.${name}.named`, own);
}

/**
 * What is asked, as the rules ask it or as the game's face puts it in another language, where it is a whole sentence:
 * a colon leads to the choices below, unless there is one already.
 */
export function promptText(
  { game, face }: GameEntry,
  state: GameTypes['State'],
  seat: Seat,
  prompt: Prompt,
  scene: Scene,
): string {
  const own = `${prompt.text}:`;
  if (scene.language === OWN_LANGUAGE) return own;
  const sentence = face.sayPrompt?.(prompt, game.view(state, seat), scene);
  if (sentence === undefined) return own;
  return sentence.includes(': ') ? sentence : sentence.replace(/\.$/, ':');
}

/** Why a bot likes a move, as its heuristics say it or as the game's face puts it in another language. */
export const reasonText = ({ face }: GameEntry, reason: Reason, scene: Scene): string =>
  (scene.language === OWN_LANGUAGE ? undefined : face.sayReason?.(reason, scene)) ?? reason.text;

/** The options of a game as flags. */
export const gameFlags = (entry: GameEntry): readonly FlagSpec[] =>
  flagsOf(entry.game.options).map((flag) => ({
    ...flag,
    help: (translator: Translator) => flagHelp(entry, flag, translator),
  }));

function flagHelp(entry: GameEntry, { option }: Flag, translator: Translator): string {
  const spec = entry.game.options[option];
  if (spec === undefined) return '';
  const usual = String(spec.default ?? translator.say('help.none'));
  return translator.say('help.default', { help: optionHelp(entry, option, spec, translator), usual });
}
