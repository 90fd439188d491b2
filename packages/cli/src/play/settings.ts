import { basename } from 'node:path';
import {
  type ChoiceOption,
  checkSetup,
  checkStart,
  type DocumentOption,
  elementAt,
  InputError,
  type IntegerOption,
  type OptionSpec,
  type SeatOption,
} from '@souk/kernel';
import { padEnd, printable, shortened, widthOf } from '@souk/terminal-kit';
import { choiceLabel, optionHelp, optionLabel } from '../game-texts.js';
import { documentFor } from '../match-arguments.js';
import type { Translator } from '../text/index.js';
import { UsageError } from '../usage.js';
import type { MatchRequest } from './match-request.js';
import { opponentsFor } from './opponents.js';
import { countOf, seatingOf } from './seating.js';
import type { SetupPrompts } from './setup-prompts.js';

/** One line of the page: something that can be changed. */
interface Setting {
  readonly label: string;
  readonly value: string;
  readonly help: string;
  /** The request after the change; undefined if the player quits. */
  change(): Promise<MatchRequest | undefined>;
}

/** With fewer columns than this a help says nothing. */
const LEAST_HELP = 16;

/** All that can be changed about a match before it begins, on one page: a number changes a line, Enter starts. */
export class SettingsPage {
  readonly #questions: SetupPrompts;
  /** The files that documents were read from, by option. */
  readonly #files = new Map<string, string>();

  constructor(questions: SetupPrompts) {
    this.#questions = questions;
  }

  get #translator(): Translator {
    return this.#questions.translator;
  }

  async ask(start: MatchRequest): Promise<MatchRequest | undefined> {
    for (let request: MatchRequest | undefined = start; request !== undefined; ) {
      const settings = this.#settingsOf(request);
      this.#show(settings);
      const said = await this.#questions.text(this.#translator.say('settings.ask'));
      if (said === undefined) return undefined;
      if (said === '' && this.#canStart(request)) return request;
      if (said !== '') request = await this.#changed(request, settings, said);
    }
    return undefined;
  }

  /** The request after an answer to the page; undefined if the player quits. */
  async #changed(request: MatchRequest, settings: readonly Setting[], said: string): Promise<MatchRequest | undefined> {
    const chosen = settings[Number(said) - 1];
    if (chosen === undefined) {
      this.#questions.print([this.#translator.say('settings.notSetting', { most: settings.length })]);
      return request;
    }
    try {
      return await chosen.change();
    } catch (error) {
      this.#explain(error, request);
      return request;
    }
  }

  #canStart({ entry, seats, options }: MatchRequest): boolean {
    try {
      checkSetup(entry.game, seats, options);
      return true;
    } catch (error) {
      this.#explain(error, { entry });
      return false;
    }
  }

  /** Says what cannot be, under the name that the page has for it. */
  #explain(error: unknown, { entry }: Pick<MatchRequest, 'entry'>): void {
    if (!(error instanceof UsageError || error instanceof InputError)) throw error;
    const message = Object.entries(entry.game.options).reduce(
      (text, [name, option]) =>
        text.replace(new RegExp(`^options\\.${name}\\b`), optionLabel(entry, name, option, this.#translator)),
      error instanceof UsageError ? error.saidBy(this.#translator) : error.message,
    );
    this.#questions.print([printable(message)]);
  }

  #show(settings: readonly Setting[]): void {
    const { width } = this.#questions;
    const labelWidth = Math.max(...settings.map(({ label }) => widthOf(label)));
    const valueWidth = Math.max(...settings.map(({ value }) => widthOf(value)));
    const digits = String(settings.length).length;
    this.#questions.print([
      '',
      ...settings.map(({ label, value, help }, i) => {
        const left = `${padEnd(`  ${i + 1}`, digits + 2)} ${padEnd(label, labelWidth)}  ${padEnd(value, valueWidth)}  `;
        const room = width - widthOf(left);
        return room < LEAST_HELP ? left.trimEnd() : left + this.#questions.dim(shortened(help, room));
      }),
    ]);
  }

  #settingsOf(request: MatchRequest): Setting[] {
    const { people, seats, entry } = request;
    const isAlone = seats === 1;
    const options = Object.entries(entry.game.options);
    return [
      ...(isAlone ? [] : [this.#people(request)]),
      ...(countOf(people) === seats ? [] : [this.#bot(request)]),
      ...options.map(([name, option]) => this.#option(request, name, option)),
    ];
  }

  #people(request: MatchRequest): Setting {
    const { people, seats } = request;
    const { say } = this.#translator;
    return {
      label: say('settings.people'),
      value: typeof people === 'number' ? String(people) : people.join(', '),
      help: say('settings.peopleHelp'),
      change: async () => {
        const count = await this.#questions.number(say('settings.howManyPeople'), 0, seats, countOf(people));
        return count === undefined ? undefined : { ...request, people: count };
      },
    };
  }

  #bot(request: MatchRequest): Setting {
    const opponents = opponentsFor(request.entry, this.#translator);
    const chosen = opponents.findIndex(({ id }) => id === request.botId);
    const { say } = this.#translator;
    return {
      label: say('settings.bots'),
      value: elementAt(opponents, chosen).name,
      help: say('settings.botsHelp'),
      change: async () => {
        const labels = opponents.map(({ name, help }) => `${name} – ${help}`);
        const opponent = await this.#questions.pick(say('settings.whichBot'), labels, chosen, opponents);
        return opponent === undefined ? undefined : { ...request, botId: opponent.id };
      },
    };
  }

  #option(request: MatchRequest, name: string, option: OptionSpec): Setting {
    const values: { readonly [name: string]: unknown } = { ...request.options };
    const value = values[name];
    return {
      label: optionLabel(request.entry, name, option, this.#translator),
      value: this.#valueText(name, option, value, request),
      help: optionHelp(request.entry, name, option, this.#translator),
      change: async () => {
        const next = await this.#newValue(name, option, value, request);
        if (next === undefined) return undefined;
        return { ...request, options: checkStart(request.entry.game, request.seats, { ...values, [name]: next }) };
      },
    };
  }

  #valueText(name: string, option: OptionSpec, value: unknown, request: MatchRequest): string {
    const { say } = this.#translator;
    switch (option.type) {
      case 'boolean':
        return say(value === true ? 'yes' : 'no');
      case 'choice': {
        const chosen = option.choices.find((choice) => choice.value === value);
        return chosen === undefined ? String(value) : choiceLabel(request.entry, name, chosen, this.#translator);
      }
      case 'seat':
        return typeof value === 'number' ? elementAt(this.#namesOf(request), value) : say('settings.random');
      case 'document':
        return value === null ? say('settings.usual') : (this.#files.get(name) ?? say('settings.own'));
      case 'integer':
        return String(value);
    }
  }

  /** The value to change to; undefined if the player quits. */
  async #newValue(name: string, option: OptionSpec, value: unknown, request: MatchRequest): Promise<unknown> {
    switch (option.type) {
      case 'boolean':
        return value !== true;
      case 'choice':
        return this.#newChoice(name, option, value, request);
      case 'seat':
        return this.#newSeat(name, option, value, request);
      case 'integer':
        return this.#newInteger(name, option, value, request);
      case 'document':
        return this.#newDocument(name, option, request);
    }
  }

  #newChoice(
    name: string,
    option: ChoiceOption,
    value: unknown,
    { entry }: MatchRequest,
  ): Promise<string | number | undefined> {
    const { choices } = option;
    const usual = choices.findIndex((choice) => choice.value === value);
    return this.#questions.pick(
      optionLabel(entry, name, option, this.#translator),
      choices.map((choice) => choiceLabel(entry, name, choice, this.#translator)),
      usual,
      choices.map((choice) => choice.value),
    );
  }

  #newSeat(
    name: string,
    option: SeatOption,
    value: unknown,
    request: MatchRequest,
  ): Promise<number | string | undefined> {
    const names = this.#namesOf(request);
    const usual = typeof value === 'number' ? value + 1 : 0;
    const label = optionLabel(request.entry, name, option, this.#translator);
    const labels = [this.#translator.say('settings.random'), ...names];
    return this.#questions.pick(label, labels, usual, [option.default, ...names.keys()]);
  }

  #newInteger(
    name: string,
    option: IntegerOption,
    value: unknown,
    { entry }: MatchRequest,
  ): Promise<number | undefined> {
    const { min, max, default: usual } = option;
    const label = optionLabel(entry, name, option, this.#translator);
    return this.#questions.number(label, min, max, typeof value === 'number' ? value : usual);
  }

  async #newDocument(name: string, option: DocumentOption, { entry }: MatchRequest): Promise<unknown> {
    const { say } = this.#translator;
    const label = optionLabel(entry, name, option, this.#translator);
    const path = await this.#questions.text(say('settings.file', { option: label, usual: say('settings.usual') }));
    if (path === undefined) return undefined;
    if (path === '') return null;
    const document = documentFor(option, label, path);
    this.#files.set(name, basename(path));
    return document;
  }

  #namesOf({ seats, people, botId }: MatchRequest): string[] {
    return seatingOf(seats, people, botId, this.#translator).map(({ name }) => name);
  }
}
