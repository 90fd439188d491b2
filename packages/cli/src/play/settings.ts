import { basename } from 'node:path';
import {
  type ChoiceOption,
  checkStart,
  type DocumentOption,
  elementAt,
  InputError,
  type IntegerOption,
  type OptionSpec,
  type SeatOption,
  startable,
} from '@souk/kernel';
import { padEnd, printable, shortened, widthOf } from '@souk/terminal-kit';
import { documentFor } from '../match-arguments.js';
import { UsageError } from '../usage.js';
import type { MatchRequest } from './match-request.js';
import { opponentsFor } from './opponents.js';
import type { Questions } from './questions.js';
import { countOf, seatingOf } from './seating.js';

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
const USUAL_DOCUMENT = 'as usual';

/** All that can be changed about a match before it begins, on one page: a number changes a line, Enter starts. */
export class SettingsPage {
  readonly #questions: Questions;
  /** The files that documents were read from, by option. */
  readonly #files = new Map<string, string>();

  constructor(questions: Questions) {
    this.#questions = questions;
  }

  async ask(start: MatchRequest): Promise<MatchRequest | undefined> {
    for (let request: MatchRequest | undefined = start; request !== undefined; ) {
      const settings = this.#settingsOf(request);
      this.#show(settings);
      const said = await this.#questions.text('Options? Enter for these, or the number of one to change: ');
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
      this.#questions.print([`Expected Enter, or a number from 1 to ${settings.length}.`]);
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
      startable(entry.game, seats, options);
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
      (text, [name, { label }]) => text.replace(new RegExp(`^options\\.${name}\\b`), label),
      error.message,
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
    return {
      label: 'At this keyboard',
      value: typeof people === 'number' ? String(people) : people.join(', '),
      help: 'How many people play here; bots play the other seats',
      change: async () => {
        const count = await this.#questions.number('How many people at this keyboard', 0, seats, countOf(people));
        return count === undefined ? undefined : { ...request, people: count };
      },
    };
  }

  #bot(request: MatchRequest): Setting {
    const opponents = opponentsFor(request.entry);
    const chosen = opponents.findIndex(({ id }) => id === request.botId);
    return {
      label: 'Bots',
      value: elementAt(opponents, chosen).name,
      help: 'Who plays the other seats',
      change: async () => {
        const labels = opponents.map(({ name, help }) => `${name} – ${help}`);
        const opponent = await this.#questions.pick('Who plays the others?', labels, chosen, opponents);
        return opponent === undefined ? undefined : { ...request, botId: opponent.id };
      },
    };
  }

  #option(request: MatchRequest, name: string, option: OptionSpec): Setting {
    const values: { readonly [name: string]: unknown } = { ...request.options };
    const value = values[name];
    return {
      label: option.label,
      value: this.#valueText(name, option, value, request),
      help: option.help,
      change: async () => {
        const next = await this.#newValue(name, option, value, request);
        if (next === undefined) return undefined;
        return { ...request, options: checkStart(request.entry.game, request.seats, { ...values, [name]: next }) };
      },
    };
  }

  #valueText(name: string, option: OptionSpec, value: unknown, request: MatchRequest): string {
    switch (option.type) {
      case 'boolean':
        return value === true ? 'yes' : 'no';
      case 'choice':
        return option.choices.find((choice) => choice.value === value)?.label ?? String(value);
      case 'seat':
        return typeof value === 'number' ? (namesOf(request)[value] ?? String(value)) : String(value);
      case 'document':
        return value === null ? USUAL_DOCUMENT : (this.#files.get(name) ?? 'your own');
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
        return this.#newChoice(option, value);
      case 'seat':
        return this.#newSeat(option, value, request);
      case 'integer':
        return this.#newInteger(option, value);
      case 'document':
        return this.#newDocument(name, option);
    }
  }

  #newChoice({ label, choices }: ChoiceOption, value: unknown): Promise<string | number | undefined> {
    const labels = choices.map((choice) => choice.label);
    const usual = choices.findIndex((choice) => choice.value === value);
    return this.#questions.pick(
      label,
      labels,
      usual,
      choices.map((choice) => choice.value),
    );
  }

  #newSeat(option: SeatOption, value: unknown, request: MatchRequest): Promise<number | string | undefined> {
    const names = namesOf(request);
    const usual = typeof value === 'number' ? value + 1 : 0;
    return this.#questions.pick(option.label, [option.default, ...names], usual, [option.default, ...names.keys()]);
  }

  #newInteger({ label, min, max, default: usual }: IntegerOption, value: unknown): Promise<number | undefined> {
    return this.#questions.number(label, min, max, typeof value === 'number' ? value : usual);
  }

  async #newDocument(name: string, option: DocumentOption): Promise<unknown> {
    const path = await this.#questions.text(`${option.label}: which file? [${USUAL_DOCUMENT}] `);
    if (path === undefined) return undefined;
    if (path === '') return null;
    const document = documentFor(option, option.label, path);
    this.#files.set(name, basename(path));
    return document;
  }
}

const namesOf = ({ seats, people, botId }: MatchRequest): string[] =>
  seatingOf(seats, people, botId).map(({ name }) => name);
