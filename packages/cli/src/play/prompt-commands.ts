import { elementAt, type Prompt, type Seat } from '@souk/kernel';
import { widthOf } from '@souk/terminal-kit';
import { standingHelp, standingLabel } from '../game-texts.js';
import { ruleNamed, ruleText } from '../rules.js';
import type { Translator } from '../text/index.js';
import { isYes } from './answers.js';
import { type Advice, canAdvise, hintLines } from './hint.js';
import type { LocalMatch } from './local-match.js';
import { USUAL_OPPONENT } from './opponents.js';
import type { Opening } from './reading.js';
import { sealHelp } from './seal.js';

/** What the people at the keyboard want now: the match to go on, or to stop. */
export type Step = 'go on' | 'stop';

/** What an order can do with the question it interrupts. */
export interface Question extends Advice {
  readonly sitting: LocalMatch;
  readonly seat: Seat;
  readonly prompt: Prompt | undefined;
  readonly pages: number;
  now(): number;
  /** One line, shown above the next answer. */
  note(text: string): void;
  /** Turns the pages of the list of choices. */
  turnPage(by: number): void;
  /** Shows pages of text, and says what was typed below them; undefined if there is no more input. */
  read(lines: readonly string[], opening?: Opening): Promise<string | undefined>;
  /** A question besides the question. */
  inquire(prompt: string): Promise<string | undefined>;
  /** All that the seat has heard. */
  history(): readonly string[];
}

/** Orders by their English names, which are understood in every language. */
type Order = 'undo' | 'quit' | 'help' | 'rules' | 'history' | 'hint' | 'next' | 'back' | 'answers' | 'leave';

/** Something that can be said instead of choosing a move. Undefined: ask again. */
export interface PromptCommand {
  readonly key: string;
  readonly word: Order;
  isOffered(question: Question): boolean;
  run(question: Question): Promise<Step | undefined>;
}

const always = (): boolean => true;
const unlessGone = (said: string | undefined): Step | undefined => (said === undefined ? 'stop' : undefined);

const undo: PromptCommand = {
  key: 'u',
  word: 'undo',
  isOffered: ({ sitting }) => sitting.decided.length > 0,
  async run(question) {
    if (question.sitting.undo()) return 'go on';
    question.note(question.translator.say('command.undo.nothing'));
    return undefined;
  },
};

const quit: PromptCommand = {
  key: 'q',
  word: 'quit',
  isOffered: always,
  run: async () => 'stop',
};

const rules: PromptCommand = {
  key: 'r',
  word: 'rules',
  isOffered: always,
  run: async (question) => showRule(question, question.prompt?.rule ?? ''),
};

/** Shows a rule by its name, and after it those that are asked for below it. */
export async function showRule(question: Question, rule: string): Promise<Step | undefined> {
  const { id } = question.sitting.entry.game;
  const { say, language } = question.translator;
  const found = (said: string): string | undefined =>
    ruleNamed(id, said.replace(/^(r(ules?)?|regeln?)\s+/i, ''), language);
  let name = found(rule);
  if (name === undefined) question.note(say('command.rules.none', { rule }));
  while (name !== undefined) {
    const said = await question.read([name, '', ruleText(id, name, language) ?? '', '']);
    if (said === undefined) return 'stop';
    name = found(said);
  }
  return undefined;
}

const history: PromptCommand = {
  key: 'h',
  word: 'history',
  isOffered: always,
  async run(question) {
    const lines = question.history();
    const none = [question.translator.say('command.history.none')];
    return unlessGone(await question.read(lines.length === 0 ? none : lines, 'last page'));
  },
};

const hint: PromptCommand = {
  key: 'i',
  word: 'hint',
  isOffered: ({ sitting }) => canAdvise(sitting),
  run: async (question) => unlessGone(await question.read(hintLines(question.sitting, question.seat, question))),
};

const next: PromptCommand = {
  key: 'n',
  word: 'next',
  isOffered: ({ pages }) => pages > 1,
  async run(question) {
    question.turnPage(1);
    return undefined;
  },
};

const back: PromptCommand = {
  key: 'b',
  word: 'back',
  isOffered: ({ pages }) => pages > 1,
  async run(question) {
    question.turnPage(-1);
    return undefined;
  },
};

const answers: PromptCommand = {
  key: 'a',
  word: 'answers',
  isOffered: ({ sitting }) => sitting.entry.game.standingAnswers.length > 0,
  async run(question) {
    const { sitting, seat, translator } = question;
    const { entry } = sitting;
    const { standingAnswers } = entry.game;
    const lines = standingAnswers.map((answer, i) => {
      const isOn = elementAt(sitting.standing, seat).includes(answer.id);
      const [label, help] = [standingLabel(entry, answer, translator), standingHelp(entry, answer, translator)];
      return `${i + 1} [${isOn ? 'x' : ' '}] ${label}: ${help}`;
    });
    const said = await question.inquire(`${lines.join('\n')}\n${translator.say('command.answers.ask')}`);
    if (said === undefined) return 'stop';
    const chosen = standingAnswers[Number(said) - 1];
    if (chosen === undefined) question.note(translator.say('command.answers.same'));
    else sitting.toggleStanding(seat, chosen.id);
    return chosen === undefined ? undefined : 'go on';
  },
};

const leave: PromptCommand = {
  key: 'l',
  word: 'leave',
  isOffered: always,
  async run(question) {
    const { sitting, seat } = question;
    const said = await question.inquire(question.translator.say('command.leave.ask'));
    if (said === undefined) return 'stop';
    if (!isYes(said)) return undefined;
    sitting.leave(seat, USUAL_OPPONENT, question.now());
    return 'go on';
  },
};

const help: PromptCommand = {
  key: '?',
  word: 'help',
  isOffered: always,
  run: async (question) => unlessGone(await question.read(helpPage(question))),
};

const PROMPT_COMMANDS: readonly PromptCommand[] = [undo, quit, help, rules, history, hint, next, back, answers, leave];

/** The order that was typed, by its key, its English name or the one that is shown. */
export function promptCommandFor(text: string, translator: Translator): PromptCommand | undefined {
  const typed = text.toLowerCase();
  return PROMPT_COMMANDS.find((order) =>
    [order.key, order.word, wordOf(order, translator).toLowerCase()].includes(typed),
  );
}

/** An order as the person reads it. */
export const wordOf = ({ word }: PromptCommand, { say }: Translator): string => say(`command.${word}`);

const helpPage = (question: Question): string[] => [
  question.sitting.entry.game.name,
  '',
  ...question.sitting.entry.face.legend(question.translator.language),
  '',
  question.translator.say('command.page.type'),
  ...PROMPT_COMMANDS.filter((order) => order.isOffered(question)).map(
    ({ key, word }) => `  ${key}  ${question.translator.say(`command.${word}.help`)}`,
  ),
  question.translator.say('command.page.narrow'),
  '',
  ...sealHelp(question.sitting, question.translator),
];

const SEPARATOR = ' · ';

/** The commands in one line, as many as there is room for. */
export function commandsLine(question: Question, room: number): string {
  const commands = PROMPT_COMMANDS.filter((command) => command !== leave && command.isOffered(question)).map(
    (command) => `${command.key} ${wordOf(command, question.translator)}`,
  );
  while (commands.length > 1 && widthOf(commands.join(SEPARATOR)) > room) commands.pop();
  return commands.join(SEPARATOR);
}
