import { dealtSeed, Match } from '@souk/kernel';
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
import type { MatchRequest } from '../play/match-request.js';
import { Menu } from '../play/menu.js';
import { opponentNamed, opponentsFor, USUAL_OPPONENT } from '../play/opponents.js';
import { type Shelf, savedMatches } from '../play/saves.js';
import { Screen } from '../play/screen.js';
import { sealLine, sealNotice } from '../play/seal.js';
import { countOf, type People, peopleAsked, seatingOf } from '../play/seating.js';
import { type Seated, Sitting } from '../play/sitting.js';
import { printer } from '../printer.js';
import type { Shell } from '../shell.js';
import { expected, UsageError } from '../usage.js';
import { type Command, DONE } from './command.js';

const ID_LETTERS = 8;

const FLAGS = {
  players: PLAYERS,
  hotSeat: {
    flag: 'hot-seat',
    value: 'k|names',
    help: 'People at this keyboard: a number (0 watches bots), or names like Ana,Ben (default: 1)',
  },
  bot: {
    flag: 'bot',
    value: '1–5|name|random',
    help: `Who plays the other seats: a level, or somebody by name (default: ${USUAL_OPPONENT})`,
  },
  seed: SEED,
  resume: { flag: 'resume', value: undefined, help: 'Go on with the game that was saved last' },
  noColor: { flag: 'no-color', value: undefined, help: 'No colours; so does the environment variable NO_COLOR' },
} as const;

/** What the arguments ask for, all of them checked; `seats` are more to the point than they, if given. */
function requestFrom(entry: GameEntry, args: Arguments, seats?: number): MatchRequest {
  const { game } = entry;
  const hotSeat = textOf(args, FLAGS.hotSeat.flag);
  const people: People = hotSeat === undefined ? 1 : peopleAsked(hotSeat, game);
  const table = seats ?? seatsAsked(game, args) ?? Math.max(usualSeats(game), countOf(people));
  const said = textOf(args, FLAGS.bot.flag) ?? USUAL_OPPONENT;
  const opponent = opponentNamed(entry, said);
  if (opponent === undefined) throw expected('--bot', namesOf(entry), said);
  const request = { entry, seats: table, people, botId: opponent.id, options: optionsAsked(game, table, args) };
  seatedBy(request);
  return request;
}

/** All opponents that can be asked for. */
const namesOf = (game: GameEntry): string =>
  opponentsFor(game)
    .map(({ id, name }) => `${id} (${name})`)
    .join(', ');

const seatedBy = ({ seats, people, botId }: MatchRequest): readonly Seated[] => seatingOf(seats, people, botId);

function sitDown(request: MatchRequest, seed: string | undefined, shell: Shell): Sitting {
  const { entry, options, seats } = request;
  const seated = seatedBy(request);
  const deal = { seed: seed ?? shell.entropy(), nonce: shell.entropy(), salts: seated.map(() => null) };
  const match = new Match(entry.game, { seats, options, seed: dealtSeed(deal) });
  const day = new Date(shell.now()).toISOString().slice(0, 19).replace(/[:T]/g, '-');
  const id = `${entry.game.id}-${day}-${shell.entropy().slice(0, ID_LETTERS)}`;
  return new Sitting(entry, { id, match, deal, seated });
}

/** A match to play, and what should be said with its first question. */
interface Chosen {
  readonly sitting: Sitting;
  readonly notes: readonly string[];
}

function resumed(args: Arguments, entry: GameEntry | undefined, shell: Shell): Chosen {
  const other = [...args.flags.keys()].find((flag) => flag !== FLAGS.resume.flag && flag !== FLAGS.noColor.flag);
  if (other !== undefined) throw new UsageError(`--${other}: not together with --resume`);
  const { latest, damaged } = savedMatches(shell, entry?.game.id);
  if (latest !== undefined) return { sitting: latest.sitting, notes: damaged };
  const what = `there is no saved game${entry ? ` of ${entry.game.name}` : ''}`;
  throw new UsageError(`--resume: ${damaged.length === 0 ? what : `${what} to go on with: ${damaged.join('; ')}`}`);
}

/** The match to play: a saved one, one by the arguments, or one by the menu. Undefined if the player quits. */
async function choose(args: Arguments, shell: Shell, screen: Screen, keyboard: Keyboard): Promise<Chosen | undefined> {
  const [id] = args.positionals;
  const entry = id === undefined ? undefined : gameNamed(shell.games, id);
  if (isOn(args, FLAGS.resume.flag)) return resumed(args, entry, shell);
  const seed = seedAsked(args);
  const request = entry === undefined ? undefined : requestFrom(entry, args);
  const menu = new Menu(screen, keyboard);
  const { latest, damaged: notes } = screen.isTerminal ? savedMatches(shell, id) : NO_SAVES;
  screen.printer.print(notes);
  if (latest !== undefined) {
    const accepted = await menu.offer(latest);
    if (accepted === undefined) return undefined;
    if (accepted) return { sitting: latest.sitting, notes };
  }
  const wanted = request ?? (await menu.ask(shell.games, (of, seats) => requestFrom(of, args, seats)));
  return wanted && { sitting: sitDown(wanted, seed, shell), notes };
}

const NO_SAVES: Shelf = { latest: undefined, damaged: [] };

/** What the first question says besides: on a terminal, what was written before it is soon gone. */
function openingOf({ sitting, notes }: Chosen, { isTerminal, printer: { width } }: Screen): readonly string[] {
  if (!isTerminal) return [];
  return sitting.match.length === 0 ? [...notes, ...sealNotice(sitting, width)] : notes;
}

export const play: Command = {
  name: 'play',
  usage: '[game] [options] [options of the game]',
  summary: 'play in the terminal, against bots or with others at the same keyboard',
  details: [
    'Without a game, a small menu asks for one and its options. While you play, ? shows help,',
    'i gives a hint, u takes back, q saves and stops. The seal of the deal, shown at the',
    'beginning, is for souk verify. Saved games and records are kept in the folder that',
    'SOUK_HOME names, otherwise in ~/.local/share/souk.',
  ],
  flags: Object.values(FLAGS),
  takesGameOptions: true,
  async run(args, shell) {
    noMoreThan(1, args);
    const pen = printer(shell, isOn(args, FLAGS.noColor.flag));
    const keyboard = new Keyboard(shell, pen.spell);
    try {
      const screen = new Screen(pen, shell.stdout, keyboard.isTerminal);
      const chosen = await choose(args, shell, screen, keyboard);
      if (chosen === undefined) {
        pen.print(['', 'Until next time.']);
        return DONE;
      }
      if (!keyboard.isTerminal) for (const note of chosen.notes) shell.stderr.write(`souk play: ${note}\n`);
      pen.print([sealLine(chosen.sitting)]);
      await new Dialogue(chosen.sitting, shell, screen, keyboard, openingOf(chosen, screen)).run();
      return DONE;
    } finally {
      keyboard.close();
    }
  },
};
