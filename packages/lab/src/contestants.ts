import {
  type AnyHeuristics,
  type Bot,
  type BotGame,
  type Budget,
  flatMonteCarloBot,
  greedyBot,
  type Level,
  lookAheadBot,
  playerAtLevel,
  randomBot,
  searchBot,
} from '@souk/bots';
import { InputError } from '@souk/kernel';

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
  make(game: BotGame, setting: string | undefined, text: string): Omit<Contestant, 'name'>;
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
      const heuristics = heuristicsFor(game, text);
      return { bot: greedyBot(heuristics), budget: AT_ONCE, madeOf: knowledgeOf(heuristics), gamesAtATime: 8 };
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
      const heuristics = heuristicsFor(game, text);
      return {
        bot: searchBot(heuristics),
        budget: budgetOf(setting, text),
        madeOf: knowledgeOf(heuristics),
        gamesAtATime: 1,
      };
    },
  },
  'look-ahead': {
    form: 'look-ahead[:1000|:200ms]',
    make(game, setting = USUAL_ITERATIONS, text) {
      const heuristics = heuristicsFor(game, text);
      if (heuristics.isOpen === undefined) throw new InputError('bots', `a bot that can play ${game.game.name}`, text);
      return {
        bot: lookAheadBot(heuristics),
        budget: budgetOf(setting, text),
        madeOf: knowledgeOf(heuristics),
        gamesAtATime: 1,
      };
    },
  },
  level: {
    form: 'level:1 to level:5',
    make(game, setting, text) {
      const level = game.levels.find((each) => String(each.level) === setting);
      if (level === undefined) throw new InputError('bots', `a level from 1 to ${game.levels.length}`, text);
      const { budget } = playerAtLevel(game, level.level);
      const sit = () => playerAtLevel(game, level.level).player;
      // Checkpoints carry a fingerprint of this: its names stay as they are.
      const madeOf = { level: strengthOf(level), mind: knowledgeOf(game.heuristics) };
      return { bot: { id: text, help: level.help, sit }, budget, madeOf, gamesAtATime: 1 };
    },
  },
};

function heuristicsFor({ game, heuristics }: BotGame, text: string): AnyHeuristics {
  if (heuristics === undefined) throw new InputError('bots', `a bot that can play ${game.name}`, text);
  return heuristics;
}

/** The numbers that bots go by in a game: set by hand, and learned. Null if they know nothing of it. */
export const knowledgeOf = (heuristics: AnyHeuristics | undefined): unknown =>
  heuristics === undefined
    ? null
    : {
        features: heuristics.features.map(({ id, weight }) => [id, weight]),
        spread: heuristics.spread,
        curiosity: heuristics.cPuct ?? null,
        learned: heuristics.learned ?? null,
      };

/** What of a level decides its play. Names and help texts may change, and without a clock no bot is held to a time. */
export const strengthOf = ({ level, way, iterations, errs }: Level): unknown => ({ level, way, iterations, errs });

/** Whether a bot thinks for a time: then what it plays depends on the machine and on what else that has to do. */
export const isTimed = ({ budget }: Pick<Contestant, 'budget'>): boolean =>
  !('iterations' in budget) || budget.within !== undefined;

/** How bots are written, for help texts and errors. */
export const BOT_FORMS: readonly string[] = Object.values(KINDS).map(({ form }) => form);

/** The bot that a text such as "search:1000" asks for. Throws an `InputError` if there is none. */
export function contestant(game: BotGame, text: string): Contestant {
  const colon = text.indexOf(':');
  const id = colon < 0 ? text : text.slice(0, colon);
  const kind = Object.hasOwn(KINDS, id) ? KINDS[id] : undefined;
  if (kind === undefined) throw new InputError('bots', `one of ${BOT_FORMS.join(', ')}`, text);
  return { name: text, ...kind.make(game, colon < 0 ? undefined : text.slice(colon + 1), text) };
}
