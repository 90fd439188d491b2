import { dealtSeed, LIVE_CHANCE, Match } from '@souk/kernel';
import { type Arguments, type FlagSpec, isOn, textOf } from '../arguments.js';
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
import { Keyboard } from '../play/keyboard.js';
import { LocalMatch, type Seated } from '../play/local-match.js';
import { MatchLoop } from '../play/match-loop.js';
import type { MatchRequest } from '../play/match-request.js';
import { Menu } from '../play/menu.js';
import { opponentNamed, opponentsFor, USUAL_OPPONENT } from '../play/opponents.js';
import { type SaveStore, savedMatches } from '../play/saves.js';
import { Screen } from '../play/screen.js';
import { sealLine, sealNotice } from '../play/seal.js';
import { countOf, type People, peopleAsked, seatingOf } from '../play/seating.js';
import { printer } from '../printer.js';
import type { Context } from '../shell.js';
import type { Translator } from '../text/index.js';
import { expected, UsageError } from '../usage.js';
import { type Command, DONE } from './command.js';

const ID_LETTERS = 8;

const FLAGS = {
  players: PLAYERS,
  hotSeat: {
    flag: 'hot-seat',
    value: ({ say }) => say('value.people'),
    help: ({ say }) => say('play.flag.hotSeat'),
  },
  bot: {
    flag: 'bot',
    value: ({ say }) => say('value.bot'),
    help: ({ say }) => say('play.flag.bot', { usual: USUAL_OPPONENT }),
  },
  seed: SEED,
  resume: { flag: 'resume', value: undefined, help: ({ say }) => say('play.flag.resume') },
  noColor: { flag: 'no-color', value: undefined, help: ({ say }) => say('play.flag.noColor') },
} as const satisfies { readonly [name: string]: FlagSpec };

/** What the arguments ask for, all of them checked; `seats` are more to the point than they, if given. */
function requestFrom(entry: GameEntry, args: Arguments, translator: Translator, seats?: number): MatchRequest {
  const { game } = entry;
  const hotSeat = textOf(args, FLAGS.hotSeat.flag);
  const people: People = hotSeat === undefined ? 1 : peopleAsked(hotSeat, game);
  const table = seats ?? seatsAsked(game, args) ?? Math.max(usualSeats(game), countOf(people));
  const said = textOf(args, FLAGS.bot.flag) ?? USUAL_OPPONENT;
  const opponent = opponentNamed(entry, said);
  if (opponent === undefined) throw expected('--bot', (asked) => namesOf(entry, asked), said);
  const request = { entry, seats: table, people, botId: opponent.id, options: optionsAsked(game, table, args) };
  seatedBy(request, translator);
  return request;
}

/** Everybody who can be asked for. */
const namesOf = (game: GameEntry, translator: Translator): string =>
  opponentsFor(game, translator)
    .map(({ id, name }) => `${id} (${name})`)
    .join(', ');

const seatedBy = ({ seats, people, botId }: MatchRequest, translator: Translator): readonly Seated[] =>
  seatingOf(seats, people, botId, translator);

function sitDown(request: MatchRequest, seed: string | undefined, context: Context): LocalMatch {
  const { entry, options, seats } = request;
  const seated = seatedBy(request, context);
  const salts = seated.map(() => null);
  const deal = { seed: seed ?? context.entropy(), nonce: context.entropy(), salts, chance: LIVE_CHANCE };
  const match = new Match(entry.game, { seats, options, seed: dealtSeed(deal), chance: deal.chance });
  const day = new Date(context.now()).toISOString().slice(0, 19).replace(/[:T]/g, '-');
  const id = `${entry.game.id}-${day}-${context.entropy().slice(0, ID_LETTERS)}`;
  return new LocalMatch(entry, { id, match, deal, seated });
}

/** A match to play, and what should be said with its first question. */
interface Chosen {
  readonly sitting: LocalMatch;
  readonly notes: readonly string[];
}

function resumed(args: Arguments, entry: GameEntry | undefined, context: Context): Chosen {
  const other = [...args.flags.keys()].find((flag) => flag !== FLAGS.resume.flag && flag !== FLAGS.noColor.flag);
  if (other !== undefined) throw new UsageError(({ say }) => say('usage.notWithResume', { flag: other }));
  const { latest, damaged } = savedMatches(context, entry?.game.id);
  if (latest !== undefined) return { sitting: latest.sitting, notes: damaged };
  const problems = damaged.join('; ');
  if (entry === undefined) {
    throw new UsageError(({ say }) =>
      problems === '' ? say('usage.noSave') : say('usage.noUsableSave', { problems }),
    );
  }
  const { name: game } = entry.game;
  throw new UsageError(({ say }) =>
    problems === '' ? say('usage.noSaveOf', { game }) : say('usage.noUsableSaveOf', { game, problems }),
  );
}

/** The match to play: a saved one, one by the arguments, or one by the menu. Undefined if the player quits. */
async function choose(
  args: Arguments,
  context: Context,
  screen: Screen,
  keyboard: Keyboard,
): Promise<Chosen | undefined> {
  const [id] = args.positionals;
  const entry = id === undefined ? undefined : gameNamed(context.games, id);
  if (isOn(args, FLAGS.resume.flag)) return resumed(args, entry, context);
  const seed = seedAsked(args);
  const request = entry === undefined ? undefined : requestFrom(entry, args, context);
  const menu = new Menu(screen, keyboard);
  const { latest, damaged: notes } = screen.isTerminal ? savedMatches(context, id) : NO_SAVES;
  screen.printer.print(notes);
  if (latest !== undefined) {
    const accepted = await menu.offer(latest);
    if (accepted === undefined) return undefined;
    if (accepted) return { sitting: latest.sitting, notes };
  }
  const wanted = request ?? (await menu.ask(context.games, (of, seats) => requestFrom(of, args, context, seats)));
  return wanted && { sitting: sitDown(wanted, seed, context), notes };
}

const NO_SAVES: SaveStore = { latest: undefined, damaged: [] };

/** What the first question says besides: on a terminal, what was written before it is soon gone. */
function openingOf({ sitting, notes }: Chosen, { isTerminal, printer: pen }: Screen): readonly string[] {
  if (!isTerminal) return [];
  return sitting.match.length === 0 ? [...notes, ...sealNotice(sitting, pen.width, pen)] : notes;
}

export const play: Command = {
  name: 'play',
  usage: ({ say }) => say('play.usage'),
  summary: ({ say }) => say('play.summary'),
  details: ({ say }) => say('play.details'),
  flags: Object.values(FLAGS),
  takesGameOptions: true,
  async run(args, context) {
    noMoreThan(1, args);
    const pen = printer(context, isOn(args, FLAGS.noColor.flag));
    const keyboard = new Keyboard(context, pen.spell);
    try {
      const screen = new Screen(pen, context.stdout, keyboard.isTerminal);
      const chosen = await choose(args, context, screen, keyboard);
      if (chosen === undefined) {
        pen.print(['', pen.say('play.bye')]);
        return DONE;
      }
      if (!keyboard.isTerminal) for (const note of chosen.notes) context.stderr.write(`souk play: ${note}\n`);
      pen.print([sealLine(chosen.sitting, pen)]);
      await new MatchLoop(chosen.sitting, context, screen, keyboard, openingOf(chosen, screen)).run();
      return DONE;
    } finally {
      keyboard.close();
    }
  },
};
