import { type GameTypes, LEAVE, type Match } from '@souk/kernel';
import { counted, namesFor, padStart, type Scene, wrap } from '@souk/terminal-kit';
import { isOn, textOf } from '../arguments.js';
import type { GameEntry } from '../games.js';
import { printer } from '../printer.js';
import { matchOf, recordNamed } from '../record-file.js';
import { sayOutcome } from '../result.js';
import { retell, tell } from '../telling.js';
import { wholeNumber } from '../usage.js';
import { type Command, DONE } from './command.js';

const NUMBER_WIDTH = 5;
const HANGING = ' '.repeat(NUMBER_WIDTH + 1);

/** The match in sentences, each move under its number. */
function story({ game, face }: GameEntry, match: Match<GameTypes>, scene: Scene): string[] {
  const told = retell(match);
  return Array.from(match.history(), ({ state, seat, code }, i) => {
    const sentences = tell(face, told[i], seat, scene);
    if (sentences.length === 0) {
      const move =
        code === LEAVE ? 'leaves' : face.sayMove(game.describeMove(state, seat, code), game.view(state, seat), scene);
      sentences.push(`${scene.names.of(seat)}: ${move}.`);
    }
    return sentences.flatMap((sentence, k) =>
      wrap((k === 0 ? `${padStart(String(i + 1), NUMBER_WIDTH)} ` : HANGING) + sentence, scene.width, HANGING),
    );
  }).flat();
}

/** One JSON object for every move, and one for the end. */
function protocol({ game }: GameEntry, match: Match<GameTypes>): string[] {
  const told = retell(match);
  const moves = Array.from(match.history(), ({ state, seat, code, time }, i) => ({
    number: i + 1,
    seat,
    move: code === LEAVE ? { kind: 'leave' } : game.describeMove(state, seat, code),
    time,
    events: told[i].map(({ event }) => event),
  }));
  const end = { moves: moves.length, state: game.toJSON(match.state), outcome: game.outcome(match.state) ?? null };
  return [...moves, end].map((line) => JSON.stringify(line));
}

export const replay: Command = {
  name: 'replay',
  usage: '<record> [--to k] [--json]',
  summary: 'tell a recorded match move by move',
  details: ['Ends with the table as it then stands.'],
  flags: [
    { flag: 'to', value: 'k', help: 'Stop after move k (default: the last one)' },
    { flag: 'json', value: undefined, help: 'One JSON object per move, and one for the end' },
    { flag: 'no-color', value: undefined, help: 'No colours' },
  ],
  takesGameOptions: false,
  async run(args, shell) {
    const { entry, record } = recordNamed(args, shell.games);
    const match = matchOf(entry, record);
    const to = textOf(args, 'to');
    if (to !== undefined) match.undoTo(wholeNumber('--to', to, 0, match.length));
    const { print, style, width } = printer(shell, isOn(args, 'no-color'));
    if (isOn(args, 'json')) {
      print(protocol(entry, match));
      return DONE;
    }
    const { game, face } = entry;
    const scene: Scene = { language: 'en', names: namesFor(record.seats), style, width };
    const outcome = game.outcome(match.state);
    print([
      `${game.name}: ${record.seats.join(', ')}`,
      ...story(entry, match, scene),
      '',
      ...face.drawTable(game.view(match.state, 'spectator'), scene),
      ...(outcome === undefined
        ? [`After ${counted(match.length, 'move')} of ${record.moves.length}.`]
        : sayOutcome(outcome, scene)),
      ...(record.undos.length === 0 ? [] : [`Moves were taken back ${counted(record.undos.length, 'time')}.`]),
    ]);
    return DONE;
  },
};
