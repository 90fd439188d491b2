import {
  type AnyMind,
  type Bot,
  type Budget,
  flatMonteCarloBot,
  greedyBot,
  type Level,
  levelsOf,
  lookAheadBot,
  MINDS,
  mindOf,
  playerAtLevel,
  randomBot,
  searchBot,
} from '@souk/bots';
import { type AnyGame, InputError } from '@souk/kernel';

/**
 * A bot that is ready to play one game: what it was asked for by, how it plays, and how long it thinks. The
 * text is the bot's name everywhere: on the command line, in jobs for worker threads and in results.
 */
export interface Contestant {
  readonly name: string;
  readonly bot: Bot;
  readonly budget: Budget;
  /**
   * What else decides its play and may change from one build to the next, as plain data: weights, the settings of
   * a level. Null if its name says it all.
   */
  readonly madeOf: unknown;
  /** How many games make a fair piece of work: many if it answers at once, one if it thinks. */
  readonly gamesAtATime: number;
}

/** A kind of bot that can be asked for by name. */
interface Kind {
  /** How it is written: "search:1000". */
  readonly form: string;
  /** `setting` is what stands behind the colon; undefined if nothing does. */
  make(game: AnyGame, setting: string | undefined, text: string): Omit<Contestant, 'name'>;
}

const AT_ONCE: Budget = { iterations: 1 };
const MOST_ITERATIONS = 10_000_000;
const MOST_MILLISECONDS = 600_000;

/** "1000" is a number of iterations, "200ms" a time. */
function budgetOf(setting: string, text: string): Budget {
  const [, digits = '', unit = ''] = /^(\d{1,9})(ms)?$/.exec(setting) ?? [];
  const value = Number(digits);
  const most = unit === 'ms' ? MOST_MILLISECONDS : MOST_ITERATIONS;
  if (digits === '' || value < 1 || value > most) {
    throw new InputError('bots', 'iterations ("1000") or a time ("200ms") behind the colon', text);
  }
  return unit === 'ms' ? { milliseconds: value, now: () => performance.now() } : { iterations: value };
}

const withoutSetting = (setting: string | undefined, text: string): void => {
  if (setting !== undefined) throw new InputError('bots', `"${text.split(':')[0]}" without anything behind it`, text);
};

/** The frozen reference: however much our other bots change, this one stays as it is. */
const REFERENCE_PLAYOUTS = '300';

const USUAL_ITERATIONS = '1000';

const KINDS: { readonly [id: string]: Kind } = {
  random: {
    form: 'random',
    make(_game, setting, text) {
      withoutSetting(setting, text);
      return { bot: randomBot, budget: AT_ONCE, madeOf: null, gamesAtATime: 256 };
    },
  },
  greedy: {
    form: 'greedy',
    make(game, setting, text) {
      withoutSetting(setting, text);
      const mind = mindFor(game, text);
      return { bot: greedyBot(mind), budget: AT_ONCE, madeOf: knowledgeOf(mind), gamesAtATime: 8 };
    },
  },
  'flat-monte-carlo': {
    form: 'flat-monte-carlo[:300]',
    make(_game, setting = REFERENCE_PLAYOUTS, text) {
      return { bot: flatMonteCarloBot, budget: budgetOf(setting, text), madeOf: null, gamesAtATime: 1 };
    },
  },
  search: {
    form: 'search[:1000|:200ms]',
    make(game, setting = USUAL_ITERATIONS, text) {
      const mind = mindFor(game, text);
      return {
        bot: searchBot(mind),
        budget: budgetOf(setting, text),
        madeOf: knowledgeOf(mind),
        gamesAtATime: 1,
      };
    },
  },
  'look-ahead': {
    form: 'look-ahead[:1000|:200ms]',
    make(game, setting = USUAL_ITERATIONS, text) {
      const mind = mindFor(game, text);
      if (mind.isOpen === undefined) throw new InputError('bots', `a bot that can play ${game.name}`, text);
      return {
        bot: lookAheadBot(mind),
        budget: budgetOf(setting, text),
        madeOf: knowledgeOf(mind),
        gamesAtATime: 1,
      };
    },
  },
  level: {
    form: 'level:1 to level:5',
    make(game, setting, text) {
      const level = levelsOf(game.id).find((each) => String(each.level) === setting);
      if (level === undefined) throw new InputError('bots', `a level from 1 to ${levelsOf(game.id).length}`, text);
      const { budget } = playerAtLevel(game.id, level.level);
      const sit = () => playerAtLevel(game.id, level.level).player;
      const madeOf = { level: strengthOf(level), mind: knowledgeOf(mindOf(game.id)) };
      return { bot: { id: text, help: level.help, sit }, budget, madeOf, gamesAtATime: 1 };
    },
  },
};

function mindFor(game: AnyGame, text: string): AnyMind {
  if (!Object.hasOwn(MINDS, game.id)) throw new InputError('bots', `a bot that can play ${game.name}`, text);
  return MINDS[game.id];
}

/** The numbers that bots go by in a game: set by hand, and learned. Null if they know nothing of it. */
export const knowledgeOf = (mind: AnyMind | undefined): unknown =>
  mind === undefined
    ? null
    : {
        features: mind.features.map(({ id, weight }) => [id, weight]),
        spread: mind.spread,
        curiosity: mind.curiosity ?? null,
        learned: mind.learned ?? null,
      };

/** What of a level decides its play. Names and help texts may change, and without a clock nobody is held to a time. */
export const strengthOf = ({ level, way, iterations, errs }: Level): unknown => ({ level, way, iterations, errs });

/** Whether a bot thinks for a time: then what it plays depends on the machine and on what else that has to do. */
export const isTimed = ({ budget }: Pick<Contestant, 'budget'>): boolean =>
  !('iterations' in budget) || budget.within !== undefined;

/** How bots are written, for help texts and errors. */
export const BOT_FORMS: readonly string[] = Object.values(KINDS).map(({ form }) => form);

/** The bot that a text such as "search:1000" asks for. Throws an `InputError` if there is none. */
export function contestant(game: AnyGame, text: string): Contestant {
  const colon = text.indexOf(':');
  const id = colon < 0 ? text : text.slice(0, colon);
  if (!Object.hasOwn(KINDS, id)) throw new InputError('bots', `one of ${BOT_FORMS.join(', ')}`, text);
  return { name: text, ...KINDS[id].make(game, colon < 0 ? undefined : text.slice(colon + 1), text) };
}
