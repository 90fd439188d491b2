import { elementAt, type GameTypes, LEAVE, type Match } from '@souk/kernel';
import { namesFor, padStart, type Scene, wrap } from '@souk/terminal-kit';
import { isOn, textOf } from '../arguments.js';
import type { GameEntry } from '../games.js';
import { printer } from '../printer.js';
import { matchOf, recordNamed } from '../record-file.js';
import { sayOutcome } from '../result.js';
import { retell, tell } from '../telling.js';
import type { Translator } from '../text/index.js';
import { wholeNumber } from '../usage.js';
import { type Command, DONE } from './command.js';

const NUMBER_WIDTH = 5;
const HANGING = ' '.repeat(NUMBER_WIDTH + 1);

/** The match in sentences, each move under its number. */
function story({ game, face }: GameEntry, match: Match<GameTypes>, scene: Scene, { say }: Translator): string[] {
  const told = retell(match);
  return Array.from(match.history(), ({ state, seat, code }, i) => {
    const sentences = tell(face, elementAt(told, i), seat, scene);
    if (sentences.length === 0) {
      const move =
        code === LEAVE
          ? say('leaves')
          : face.sayMove(game.describeMove(state, seat, code), game.view(state, seat), scene);
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
    events: elementAt(told, i).map(({ event }) => event),
  }));
  const end = { moves: moves.length, state: game.toJSON(match.state), outcome: game.outcome(match.state) ?? null };
  return [...moves, end].map((line) => JSON.stringify(line));
}

export const replay: Command = {
  name: 'replay',
  usage: ({ say }) => say('replay.usage'),
  summary: ({ say }) => say('replay.summary'),
  details: ({ say }) => say('replay.details'),
  flags: [
    { flag: 'to', value: ({ say }) => say('value.k'), help: ({ say }) => say('replay.flag.to') },
    { flag: 'json', value: undefined, help: ({ say }) => say('replay.flag.json') },
    { flag: 'no-color', value: undefined, help: ({ say }) => say('flag.noColor') },
  ],
  takesGameOptions: false,
  async run(args, context) {
    const { entry, record } = recordNamed(args, context.games);
    const match = matchOf(entry, record);
    const to = textOf(args, 'to');
    if (to !== undefined) match.undoTo(wholeNumber('--to', to, 0, match.length));
    const { print, style, width } = printer(context, isOn(args, 'no-color'));
    if (isOn(args, 'json')) {
      print(protocol(entry, match));
      return DONE;
    }
    const { game, face } = entry;
    const { language, say } = context;
    const scene: Scene = { language, names: namesFor(record.seats), style, width };
    const outcome = game.outcome(match.state);
    print([
      `${game.name}: ${record.seats.join(', ')}`,
      ...story(entry, match, scene, context),
      '',
      ...face.drawTable(game.view(match.state, 'spectator'), scene),
      ...(outcome === undefined
        ? [say('replay.after', { n: match.length, all: record.moves.length })]
        : sayOutcome(entry, outcome, scene, context)),
      ...(record.undos.length === 0 ? [] : [say('replay.takenBack', { n: record.undos.length })]),
    ]);
    return DONE;
  },
};
