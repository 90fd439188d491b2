import type { Prompt, Seat } from '@souk/kernel';
import { ruleNamed, ruleText } from '../rules.js';
import { canAdvise, hintLines } from './hint.js';
import { USUAL_OPPONENT } from './opponents.js';
import type { Opening } from './reading.js';
import { sealHelp } from './seal.js';
import type { Sitting } from './sitting.js';

/** What the people at the keyboard want now: the match to go on, or to stop. */
export type Step = 'go on' | 'stop';

/** What a command can do with the question it interrupts. */
export interface Question {
  readonly sitting: Sitting;
  readonly seat: Seat;
  readonly prompt: Prompt | undefined;
  readonly pages: number;
  now(): number;
  /** One line, shown above the next answer. */
  note(text: string): void;
  /** Turns the pages of the list of choices. */
  turnPage(by: number): void;
  /** Shows pages of text, and says what was typed below them; undefined if the input has ended. */
  read(lines: readonly string[], opening?: Opening): Promise<string | undefined>;
  /** A question besides the question. */
  inquire(prompt: string): Promise<string | undefined>;
  /** All that the seat has heard. */
  history(): readonly string[];
  /** A legal move as the list of choices has it, with its number. */
  sayChoice(code: number): string;
}

/** Something that can be said instead of choosing a move. Undefined: ask again. */
export interface PromptCommand {
  readonly key: string;
  readonly word: string;
  readonly help: string;
  isOffered(question: Question): boolean;
  run(question: Question): Promise<Step | undefined>;
}

const always = (): boolean => true;
const unlessGone = (said: string | undefined): Step | undefined => (said === undefined ? 'stop' : undefined);

const undo: PromptCommand = {
  key: 'u',
  word: 'undo',
  help: 'take back: go back to the last decision made at this keyboard',
  isOffered: ({ sitting }) => sitting.decided.length > 0,
  async run(question) {
    if (question.sitting.undo()) return 'go on';
    question.note('There is nothing to take back.');
    return undefined;
  },
};

const quit: PromptCommand = {
  key: 'q',
  word: 'quit',
  help: 'save the game and stop; souk play --resume goes on',
  isOffered: always,
  run: async () => 'stop',
};

const rules: PromptCommand = {
  key: 'r',
  word: 'rules',
  help: 'the rule that asks this; r and the name of another rule, or the end of its name, shows that one',
  isOffered: always,
  run: async (question) => showRule(question, question.prompt?.rule ?? ''),
};

/** Shows a rule by its name, and after it those that are asked for below it. */
export async function showRule(question: Question, rule: string): Promise<Step | undefined> {
  const { id } = question.sitting.entry.game;
  const found = (said: string): string | undefined => ruleNamed(id, said.replace(/^r(ules?)?\s+/i, ''));
  let name = found(rule);
  if (name === undefined) question.note(`The words of rule ${rule} are not at hand.`);
  while (name !== undefined) {
    const said = await question.read([name, '', ruleText(id, name) ?? '', '']);
    if (said === undefined) return 'stop';
    name = found(said);
  }
  return undefined;
}

const history: PromptCommand = {
  key: 'h',
  word: 'history',
  help: 'all that has happened so far',
  isOffered: always,
  async run(question) {
    const lines = question.history();
    return unlessGone(await question.read(lines.length === 0 ? ['Nothing has happened yet.'] : lines, 'last page'));
  },
};

const hint: PromptCommand = {
  key: 'i',
  word: 'hint',
  help: 'the best moves by what you can know, with your chance to win and the reasons',
  isOffered: ({ sitting }) => canAdvise(sitting),
  run: async (question) =>
    unlessGone(await question.read(hintLines(question.sitting, question.seat, (code) => question.sayChoice(code)))),
};

const next: PromptCommand = {
  key: 'n',
  word: 'next',
  help: 'next page of choices',
  isOffered: ({ pages }) => pages > 1,
  async run(question) {
    question.turnPage(1);
    return undefined;
  },
};

const back: PromptCommand = {
  key: 'b',
  word: 'back',
  help: 'page of choices before',
  isOffered: ({ pages }) => pages > 1,
  async run(question) {
    question.turnPage(-1);
    return undefined;
  },
};

const answers: PromptCommand = {
  key: 'a',
  word: 'answers',
  help: 'answer a question that comes again and again once and for all',
  isOffered: ({ sitting }) => sitting.entry.game.standingAnswers.length > 0,
  async run(question) {
    const { sitting, seat } = question;
    const { standingAnswers } = sitting.entry.game;
    const lines = standingAnswers.map(
      ({ id, label, help }, i) => `${i + 1} [${sitting.hasStanding(seat, id) ? 'x' : ' '}] ${label}: ${help}`,
    );
    const said = await question.inquire(`${lines.join('\n')}\nWhich one to switch on or off? `);
    if (said === undefined) return 'stop';
    const chosen = standingAnswers[Number(said) - 1];
    if (chosen === undefined) question.note('Nothing is changed.');
    else sitting.toggleStanding(seat, chosen.id);
    return chosen === undefined ? undefined : 'go on';
  },
};

const leave: PromptCommand = {
  key: 'l',
  word: 'leave',
  help: 'leave the match; where the rules need you, a bot goes on for you',
  isOffered: always,
  async run(question) {
    const { sitting, seat } = question;
    const said = await question.inquire('Leave for good (y/n)? ');
    if (said === undefined) return 'stop';
    if (!/^y(es)?$/i.test(said)) return undefined;
    sitting.leave(seat, USUAL_OPPONENT, question.now());
    return 'go on';
  },
};

const help: PromptCommand = {
  key: '?',
  word: 'help',
  help: 'this help',
  isOffered: always,
  run: async (question) => unlessGone(await question.read(helpPage(question))),
};

const PROMPT_COMMANDS: readonly PromptCommand[] = [undo, quit, help, rules, history, hint, next, back, answers, leave];

/** The command that was typed, by its key or its word. */
export const promptCommandFor = (text: string): PromptCommand | undefined =>
  PROMPT_COMMANDS.find(({ key, word }) => text.toLowerCase() === key || text.toLowerCase() === word);

const helpPage = (question: Question): string[] => [
  question.sitting.entry.game.name,
  '',
  ...question.sitting.entry.face.legend,
  '',
  'Type the number of a choice, or:',
  ...PROMPT_COMMANDS.filter((command) => command.isOffered(question)).map(({ key, help: text }) => `  ${key}  ${text}`),
  'Any other words narrow the list of choices to those that have them; Enter shows all again.',
  '',
  ...sealHelp(question.sitting),
];

/** The commands in one line. */
export const commandsLine = (question: Question): string =>
  PROMPT_COMMANDS.filter((command) => command !== leave && command.isOffered(question))
    .map(({ key, word }) => `${key} ${word}`)
    .join(' · ');
