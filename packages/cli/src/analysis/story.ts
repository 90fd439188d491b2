import type { Analysis, MoveReport, TurningPoint } from '@souk/bots';
import { elementAt, type GameTypes, LEAVE, type Match } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { padEnd, padStart, ruled, signed, wrap } from '@souk/terminal-kit';
import { reasonText, rivalLabel } from '../game-texts.js';
import type { GameEntry } from '../games.js';
import { retell, tell } from '../telling.js';
import type { Translator } from '../text/index.js';

/** Who hears the story, and how it is put. */
interface Telling {
  readonly scene: Scene;
  readonly translator: Translator;
}

type State = GameTypes['State'];

const HEIGHTS = '▁▂▃▄▅▆▇█';
const NUMBER_WIDTH = 5;
const HANGING = ' '.repeat(NUMBER_WIDTH + 1);
/** So many costly choices are told at most. */
const MOST_CHOICES = 8;

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
const points = (chance: number): string => signed(Math.round(100 * chance));

/** A curve of chances in one line, as many columns as fit. */
function curve(chances: readonly number[], width: number): string {
  const columns = Math.min(width, chances.length);
  return Array.from({ length: columns }, (_, column) => {
    const at = columns === 1 ? 0 : Math.round((column * (chances.length - 1)) / (columns - 1));
    return HEIGHTS[Math.min(HEIGHTS.length - 1, Math.floor(elementAt(chances, at) * HEIGHTS.length))];
  }).join('');
}

/** Who contends: the seats, then the rivals of the outcome. */
function contenders(entry: GameEntry, match: Match<GameTypes>, { scene: { names }, translator }: Telling): string[] {
  const { game } = entry;
  const rivals = game.outcome(match.state)?.rivals.map(({ name }) => rivalLabel(entry, name, translator)) ?? [];
  return [...Array.from({ length: game.seatsOf(match.state) }, (_, seat) => names.of(seat)), ...rivals];
}

function curves(who: readonly string[], { start, moves }: Analysis, { style, width }: Scene): string[] {
  const column = Math.max(...who.map((name) => name.length));
  return who.map((name, contender) => {
    const chances = [start, ...moves.map((move) => move.chances)].map((all) => elementAt(all, contender));
    const chanceAfter = (move: number): string => padStart(percent(elementAt(chances, move)), 5);
    const [first, last] = [chanceAfter(0), chanceAfter(moves.length)];
    return `${padEnd(name, column)} ${first} ${style.paint(curve(chances, width - column - 14), 'cyan')} ${last}`;
  });
}

/** How a move reads in the state that it is made in. */
const sayMove = (
  { game, face }: GameEntry,
  state: State,
  { seat }: MoveReport,
  move: number,
  { scene, translator }: Telling,
): string =>
  move === LEAVE
    ? translator.say('leaves')
    : face.sayMove(game.describeMove(state, seat, move), game.view(state, seat), scene);

function betterLine(entry: GameEntry, state: State, report: MoveReport, telling: Telling): string[] {
  const { scene, translator } = telling;
  const { better } = report;
  if (better === undefined) return [];
  const because = better.reasons.filter(({ weight }) => weight > 0).slice(0, 2);
  const reasons = because.map((reason) => reasonText(entry, reason, scene));
  const why = reasons.length === 0 ? '' : translator.say('analyse.why', { reasons: reasons.join('; ') });
  const move = sayMove(entry, state, report, better.move, telling);
  const text = translator.say('analyse.better', { move, chance: percent(better.chance), why });
  return wrap(`${HANGING}${text}`, scene.width, `${HANGING}  `);
}

/** How much of what became of a move is told again. */
const MOST_TOLD = 2;

/** A move is told by what became of it; by itself where nothing was said of it. */
function moveLines(
  entry: GameEntry,
  state: State,
  report: MoveReport,
  told: readonly string[],
  tail: string,
  telling: Telling,
): string[] {
  const { scene } = telling;
  const move = (): string => `${scene.names.of(report.seat)}: ${sayMove(entry, state, report, report.move, telling)}`;
  const text = told.length === 0 ? move() : told.slice(0, MOST_TOLD).join(' ');
  return [
    ...wrap(`${padStart(String(report.number), NUMBER_WIDTH)} ${text} ${tail}`, scene.width, HANGING),
    ...betterLine(entry, state, report, telling),
  ];
}

const turningPointTail = (
  { contender, swing, because }: TurningPoint,
  who: readonly string[],
  { say }: Translator,
): string => say('analyse.turn', { name: elementAt(who, contender), swing: points(swing), because });

function totals(who: readonly string[], { seats }: Analysis, { say }: Translator): string[] {
  const column = Math.max(...who.map((name) => name.length));
  return seats.map(({ start, end, skill, gifts, luck, foresight }, seat) => {
    return say('analyse.total', {
      name: padEnd(elementAt(who, seat), column),
      start: percent(start),
      end: percent(end),
      skill: points(skill),
      gifts: points(gifts),
      luck: points(luck),
      foresight: points(foresight),
    });
  });
}

/** An analysis for people: curves, turning points, the costliest choices, and where the result came from. */
export function storyOf(
  entry: GameEntry,
  match: Match<GameTypes>,
  analysis: Analysis,
  scene: Scene,
  translator: Translator,
): string[] {
  const { say } = translator;
  const telling: Telling = { scene, translator };
  const who = contenders(entry, match, telling);
  const events = retell(match);
  const told = (numbers: readonly number[], tailOf: (report: MoveReport) => string): string[] =>
    numbers.flatMap((number) => {
      const report = elementAt(analysis.moves, number - 1);
      const lines = tell(entry.face, elementAt(events, number - 1), report.seat, scene);
      return moveLines(entry, match.stateAt(number - 1), report, lines, tailOf(report), telling);
    });
  const points = new Map(analysis.turningPoints.map((point) => [point.number, point]));
  const costly = analysis.moves
    .filter(({ better, number }) => better !== undefined && !points.has(number))
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST_CHOICES)
    .map(({ number }) => number)
    .sort((one, other) => one - other);
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', ruled(title, scene.style, scene.width), ...lines];
  return [
    ruled(say('analyse.chances'), scene.style, scene.width),
    ...curves(who, analysis, scene),
    ...section(
      say('analyse.turningPoints'),
      told([...points.keys()], ({ number }) => {
        const point = points.get(number);
        return point === undefined ? '' : turningPointTail(point, who, translator);
      }),
    ),
    ...section(
      say('analyse.costly'),
      told(costly, ({ played, loss }) =>
        say('analyse.cost', { chance: percent(played), points: Math.round(100 * loss) }),
      ),
    ),
    ...section(say('analyse.totals'), totals(who, analysis, translator)),
  ];
}
