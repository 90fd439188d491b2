import { questionFor, strongestBot } from '@souk/bots';
import {
  type AddressedEvent,
  type AnyGame,
  type FromSchema,
  type GameTypes,
  InputError,
  type JsonSchema,
  MoveList,
  newState,
  optionsSchema,
  parseAs,
  type Seat,
  seatsIn,
  seedRandom,
  shortly,
} from '@souk/kernel';
import type { GameEntry } from '../games.js';
import { usualSeats } from '../match-arguments.js';
import type { Shell } from '../shell.js';
import { positionIn } from './position.js';
import { Session } from './session.js';

type World = Pick<Shell, 'games' | 'now' | 'entropy'>;

const TEXT = { type: 'string', minLength: 1, maxLength: 200 } as const;
/** A text, or a number that stands for its digits. */
const SEED = { anyOf: [TEXT, { type: 'integer' }] } as const;
const SEAT = { type: 'integer', minimum: 0, maximum: 7 } as const;
const ANY_OBJECT = { type: 'object' } as const;
/** The longest that `best` may think. */
const MOST_MS = 600_000;
const MOST_PLAYOUTS = 1_000_000_000;
const USUAL_MS = 1000;

/** The fields of every command besides `cmd`; those marked optional may be left out. */
const FIELDS = {
  help: {},
  games: {},
  new: { game: TEXT, options: ANY_OBJECT, seats: { type: 'integer' }, seed: SEED },
  load: { game: TEXT, state: ANY_OBJECT },
  state: {},
  view: { seat: { anyOf: [SEAT, { const: 'spectator' }] } },
  prompt: {},
  moves: { seat: SEAT },
  play: { seat: SEAT, move: ANY_OBJECT },
  undo: { moves: { type: 'integer', minimum: 1 } },
  outcome: {},
  best: {
    seat: SEAT,
    ms: { type: 'integer', minimum: 1, maximum: MOST_MS },
    playouts: { type: 'integer', minimum: 1, maximum: MOST_PLAYOUTS },
    seed: SEED,
  },
} as const satisfies { readonly [cmd: string]: { readonly [name: string]: JsonSchema } };

type CommandName = keyof typeof FIELDS;

const REQUIRED: { readonly [C in CommandName]?: readonly (keyof (typeof FIELDS)[C] & string)[] } = {
  new: ['game'],
  load: ['state'],
  play: ['seat', 'move'],
};

type Given<C extends CommandName> = {
  readonly [K in keyof (typeof FIELDS)[C]]?: FromSchema<(typeof FIELDS)[C][K]>;
};

const USES: { readonly [C in CommandName]: string } = {
  help: 'the commands',
  games: 'the games, with the schema of their options',
  new: 'a fresh match: {"cmd":"new","game":…,"options"?:…,"seats"?:…,"seed"?:…}',
  load: 'a position on the table: {"cmd":"load","state":…,"game"?:…}',
  state: 'the whole position',
  view: 'what a seat or a spectator may know: {"cmd":"view","seat"?:…}',
  prompt: 'what is asked of whom',
  moves: 'every legal move of the seats to act: {"cmd":"moves","seat"?:…}',
  play: 'a move: {"cmd":"play","seat":…,"move":…}',
  undo: 'moves taken back: {"cmd":"undo","moves"?:1}',
  outcome: 'ranks and scores; null while the match goes on',
  best: 'the best moves with reasons: {"cmd":"best","seat"?:…,"ms"?:1000} or "playouts" for a reproducible one, with "seed"',
};

const NAMES = Object.keys(FIELDS);
const isCommand = (name: unknown): name is CommandName => typeof name === 'string' && Object.hasOwn(FIELDS, name);

/** Speaks the JSON-lines protocol: a command in, an answer out. A command that fails changes nothing. */
export class Engine {
  readonly #world: World;
  #session: Session | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  /** The answer to one line, which may be anything. */
  answer(line: Buffer): object {
    try {
      return this.#obey(parseLine(line));
    } catch (error) {
      return { error: messageOf(error) };
    }
  }

  #obey(command: { readonly [name: string]: unknown }): object {
    const { cmd } = command;
    if (!isCommand(cmd)) throw new InputError('cmd', `one of ${NAMES.join(', ')}`, cmd ?? null);
    return this.#run(cmd, command);
  }

  #run<C extends CommandName>(cmd: C, command: object): object {
    const schema = {
      type: 'object',
      properties: { cmd: { const: cmd }, ...FIELDS[cmd] },
      required: ['cmd', ...(REQUIRED[cmd] ?? [])],
      additionalProperties: false,
    } as const satisfies JsonSchema;
    parseAs(schema, command);
    const handlers: { readonly [N in CommandName]: (given: Given<N>) => object } = this.#handlers;
    return handlers[cmd](command as Given<C>);
  }

  readonly #handlers: { readonly [C in CommandName]: (given: Given<C>) => object } = {
    help: () => ({ commands: USES }),
    games: () => ({ games: this.#world.games.map(({ game }) => describeGame(game)) }),
    new: (given) => this.#new(given),
    load: ({ game, state }) => {
      this.#session = positionIn(state, game, this.#world.games, this.#session?.game);
      return this.#situation();
    },
    state: () => {
      const { game, state } = this.#open();
      return { game: game.id, state: game.toJSON(state) };
    },
    view: ({ seat = 'spectator' }) => {
      const { game, state } = this.#open();
      return { seat, view: game.view(state, seat === 'spectator' ? seat : this.#seated(seat)) };
    },
    prompt: () => ({ prompt: this.#prompts(this.#open()) }),
    moves: ({ seat }) => this.#moves(seat),
    play: ({ seat, move }) => {
      const told = this.#open().play(this.#seated(seat), move);
      return { events: told.map(openly), ...this.#situation() };
    },
    undo: ({ moves = 1 }) => {
      this.#open().undo(moves);
      return this.#situation();
    },
    outcome: () => {
      const { game, state } = this.#open();
      return { outcome: game.outcome(state) ?? null };
    },
    best: (given) => this.#best(given),
  };

  #open(): Session {
    if (this.#session === undefined)
      throw new Error('there is no match yet: expected the command "new" or "load" before');
    return this.#session;
  }

  #seated(seat: Seat | undefined): Seat {
    const { game, state } = this.#open();
    const seats = game.seatsOf(state);
    if (seat === undefined || seat >= seats)
      throw new InputError('seat', `a seat from 0 to ${seats - 1}`, seat ?? null);
    return seat;
  }

  #gameNamed(id: string | undefined): GameEntry {
    const { games } = this.#world;
    const found = games.find(({ game }) => game.id === id);
    if (found === undefined) throw new InputError('game', `one of ${games.map(({ game }) => game.id).join(', ')}`, id);
    return found;
  }

  #new({ game: id, options, seats, seed = this.#world.entropy() }: Given<'new'>): object {
    const { game } = this.#gameNamed(id);
    const count = seats ?? usualSeats(game);
    const state = newState(game, { seats: count, options, seed: String(seed) });
    this.#session = new Session(game, state);
    return { game: game.id, seats: count, options: game.optionsOf(state), seed: String(seed), ...this.#situation() };
  }

  /** Which seats are to act, and how it ended if none is. */
  #situation(): object {
    const { game, state } = this.#open();
    return { toAct: game.toAct(state), outcome: game.outcome(state) ?? null };
  }

  #prompts({ game, state }: Session): object[] {
    return game.toAct(state).flatMap((seat) => {
      const prompt = game.prompt(state, seat);
      return prompt === undefined ? [] : [{ seat, ...prompt }];
    });
  }

  #moves(only: Seat | undefined): object {
    const session = this.#open();
    const { game, state } = session;
    const seats = only === undefined ? game.toAct(state) : [this.#seated(only)];
    const list = new MoveList();
    const moves = seats.flatMap((seat) => {
      game.moves(state, seat, list);
      return list.toArray().map((code) => ({ seat, move: game.describeMove(state, seat, code) }));
    });
    return { moves, prompt: this.#prompts(session) };
  }

  #best({ seat: asked, ms, playouts, seed }: Given<'best'>): object {
    const { game, state } = this.#open();
    if (ms !== undefined && playouts !== undefined) throw new InputError('playouts', 'either ms or playouts, not both');
    const [first] = game.toAct(state);
    if (first === undefined) throw new Error('the match is over: there is no best move');
    const seat = this.#seated(asked ?? first);
    const random = seedRandom(String(seed ?? (playouts === undefined ? this.#world.entropy() : 'best')));
    const budget =
      playouts === undefined ? { milliseconds: ms ?? USUAL_MS, now: this.#world.now } : { iterations: playouts };
    const question = { ...questionFor(game, state, seat, random, budget), explain: true };
    const { move, account = [] } = strongestBot(this.#gameNamed(game.id)).sit().choose(question);
    const estimates = account.map(({ move: each, chance, visits, reasons }) => ({
      move: game.describeMove(state, seat, each),
      worth: chance,
      playouts: visits,
      reasons,
    }));
    return { seat, move: game.describeMove(state, seat, move), estimates };
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function parseLine(line: Buffer): { readonly [name: string]: unknown } {
  let command: unknown;
  try {
    command = JSON.parse(decoder.decode(line));
  } catch {
    throw new InputError('', 'one JSON object per line, in UTF-8', line.subarray(0, 80).toString('latin1'));
  }
  if (typeof command !== 'object' || command === null || Array.isArray(command)) {
    throw new InputError('', 'an object with the field "cmd"', command);
  }
  return { ...command };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : shortly(error));

/** An event with all that any seat is told of it: the engine's caller may see everything. */
const openly = ({ event, secrets }: AddressedEvent<GameTypes['Event']>): object =>
  secrets.length === 0
    ? { event }
    : { event, secrets: secrets.map((secret) => ({ seats: seatsIn(secret.seats), event: secret.event })) };

const describeGame = (game: AnyGame): object => ({
  id: game.id,
  name: game.name,
  rulesVersion: game.rulesVersion,
  minSeats: game.minSeats,
  maxSeats: game.maxSeats,
  options: optionsSchema(game.options, game.maxSeats),
});
