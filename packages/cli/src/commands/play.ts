import { BOTS, flatMonteCarloBot } from '@souk/bots';
import { commitmentTo, dealtSeed, type GameTypes, Match } from '@souk/kernel';
import { type Arguments, isOn, textOf } from '../arguments.js';
import type { GameEntry } from '../games.js';
import {
  gameNamed,
  noMoreThan,
  optionsAsked,
  PLAYERS,
  SEED,
  seatsAsked,
  seedAsked,
  usualSeats,
} from '../match-arguments.js';
import { Dialogue } from '../play/dialogue.js';
import { Keyboard } from '../play/keyboard.js';
import { Menu, type Wishes } from '../play/menu.js';
import { latestSave } from '../play/saves.js';
import { Screen } from '../play/screen.js';
import { countOf, type People, peopleAsked, seatingOf } from '../play/seating.js';
import { botNamed, type Seated, Sitting } from '../play/sitting.js';
import { printer } from '../printer.js';
import type { Shell } from '../shell.js';
import { expected, UsageError } from '../usage.js';
import { type Command, DONE } from './command.js';

const BOT_IDS = BOTS.map(({ id }) => id);
const ID_LETTERS = 8;

const FLAGS = {
  players: PLAYERS,
  hotSeat: {
    flag: 'hot-seat',
    value: 'k|names',
    help: 'People at this keyboard: a number, or names like Ana,Ben (default: 1)',
  },
  bot: { flag: 'bot', value: BOT_IDS.join('|'), help: `Who plays the other seats (default: ${flatMonteCarloBot.id})` },
  seed: SEED,
  resume: { flag: 'resume', value: undefined, help: 'Go on with the game that was saved last' },
  noColor: { flag: 'no-color', value: undefined, help: 'No colours; so does the environment variable NO_COLOR' },
} as const;

/** What a new match is made of. */
interface Plan {
  readonly entry: GameEntry;
  readonly options: GameTypes['Options'];
  readonly seated: readonly Seated[];
  readonly seed: string | undefined;
}

/** A match from what the arguments say, all of them checked. */
function planFrom(entry: GameEntry, args: Arguments, wishes?: Wishes): Plan {
  const { game } = entry;
  const hotSeat = textOf(args, FLAGS.hotSeat.flag);
  const people: People = hotSeat === undefined ? (wishes?.people ?? 1) : peopleAsked(hotSeat, game);
  const usual = Math.max(usualSeats(game), countOf(people));
  const seats = seatsAsked(game, args) ?? wishes?.seats ?? usual;
  const botId = textOf(args, FLAGS.bot.flag) ?? wishes?.botId ?? flatMonteCarloBot.id;
  if (botNamed(botId) === undefined) throw expected('--bot', BOT_IDS.join(' or '), botId);
  return {
    entry,
    options: optionsAsked(game, seats, args),
    seated: seatingOf(seats, people, botId),
    seed: seedAsked(args),
  };
}

function sitDown({ entry, options, seated, seed }: Plan, shell: Shell): Sitting {
  const deal = { seed: seed ?? shell.entropy(), nonce: shell.entropy(), salts: seated.map(() => null) };
  const match = new Match(entry.game, { seats: seated.length, options, seed: dealtSeed(deal) });
  const day = new Date(shell.now()).toISOString().slice(0, 19).replace(/[:T]/g, '-');
  const id = `${entry.game.id}-${day}-${shell.entropy().slice(0, ID_LETTERS)}`;
  return new Sitting(entry, { id, match, deal, seated });
}

function resumed(args: Arguments, entry: GameEntry | undefined, shell: Shell): Sitting {
  const other = [...args.flags.keys()].find((flag) => flag !== FLAGS.resume.flag && flag !== FLAGS.noColor.flag);
  if (other !== undefined) throw new UsageError(`--${other}: not together with --resume`);
  const found = latestSave(shell, entry?.game.id);
  if (found === undefined)
    throw new UsageError(`--resume: there is no saved game${entry ? ` of ${entry.game.name}` : ''}`);
  return found.sitting;
}

/** The match to play: a saved one, one by the arguments, or one by the menu. Undefined if somebody quits. */
async function choose(args: Arguments, shell: Shell, screen: Screen, keyboard: Keyboard): Promise<Sitting | undefined> {
  const [id] = args.positionals;
  const entry = id === undefined ? undefined : gameNamed(shell.games, id);
  if (isOn(args, FLAGS.resume.flag)) return resumed(args, entry, shell);
  const plan = entry === undefined ? undefined : planFrom(entry, args);
  const menu = new Menu(screen, keyboard);
  const saved = screen.isTerminal ? latestSave(shell, id) : undefined;
  if (saved !== undefined) {
    const accepted = await menu.offer(saved);
    if (accepted !== false) return accepted === undefined ? undefined : saved.sitting;
  }
  if (plan !== undefined) return sitDown(plan, shell);
  const wishes = await menu.ask(shell.games);
  return wishes === undefined ? undefined : sitDown(planFrom(wishes.entry, args, wishes), shell);
}

export const play: Command = {
  name: 'play',
  usage: '[game] [options] [options of the game]',
  summary: 'play in the terminal, against bots or with others at the same keyboard',
  details: [
    'Without a game, a small menu asks for one. While you play, ? shows help, u takes back,',
    'q saves and stops. Saved games and records are kept in the folder that SOUK_HOME',
    'names, otherwise in ~/.local/share/souk.',
  ],
  flags: Object.values(FLAGS),
  takesGameOptions: true,
  async run(args, shell) {
    noMoreThan(1, args);
    const pen = printer(shell, isOn(args, FLAGS.noColor.flag));
    const keyboard = new Keyboard(shell, pen.spell);
    try {
      const screen = new Screen(pen, shell.stdout, keyboard.isTerminal);
      const sitting = await choose(args, shell, screen, keyboard);
      if (sitting === undefined) {
        pen.print(['', 'Until next time.']);
        return DONE;
      }
      if (!keyboard.isTerminal) pen.print([`Deal sealed: ${commitmentTo(sitting.deal)}`]);
      await new Dialogue(sitting, shell, screen, keyboard).run();
      return DONE;
    } finally {
      keyboard.close();
    }
  },
};
