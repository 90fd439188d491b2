import { elementAt } from '@souk/kernel';
import { useText } from '@souk/table-kit/components/Text';
import { ChanceScale, classOf, dashOf } from './chance-look.js';
import type { Highlight, Highlights } from './highlights.js';

interface ChanceLinesProps {
  /** Every contender's chance before the first move and after each that has been looked at. */
  readonly chances: readonly (readonly number[])[];
  readonly names: readonly string[];
  /** How many moves there are in all: the lines grow to there. */
  readonly total: number;
  /** Whose line is the strongest. */
  readonly own: number | undefined;
  /** After which moves something new begins. */
  readonly chapters: readonly number[];
  readonly marks: Highlights | undefined;
  /** What a mark is called, and where it leads. */
  readonly nameOf: (mark: Highlight, isBest: boolean) => string;
  readonly onOpen: (move: number) => void;
}

const WIDTH = 600;
const HEIGHT = 100;

const percent = (chance: number): number => Math.round(chance * 100);

/** Everybody's chance to win from move to move, as a picture; it says in words what became of each. */
export function ChanceLines(props: ChanceLinesProps) {
  const { chances, names, total, own = 0, chapters, marks, nameOf, onOpen } = props;
  const t = useText();
  const x = (move: number): number => (move / Math.max(1, total)) * WIDTH;
  const y = (chance: number): number => HEIGHT - chance * HEIGHT;
  // The own line is drawn as the first, and last, so that it lies on top.
  const looks = names.map((_, contender) => (contender === own ? 0 : contender < own ? contender + 1 : contender));
  const order = names.map((_, contender) => contender).sort((one, other) => (looks[other] ?? 0) - (looks[one] ?? 0));
  const line = (contender: number): string =>
    chances.map((each, move) => `${x(move)},${y(elementAt(each, contender))}`).join(' ');
  const said = names.map((name, contender) => {
    const own = chances.map((each) => percent(elementAt(each, contender)));
    const [start = 0, end = 0] = [own[0], own.at(-1)];
    return t('end.curve', { name, start, least: Math.min(...own), most: Math.max(...own), end });
  });
  const mark = (highlight: Highlight | undefined, isBest: boolean) =>
    highlight !== undefined && (
      <button
        // While the analysis goes on another move may turn out to be it: that has a mark of its own.
        key={`${isBest} ${highlight.number}`}
        type="button"
        className={`chances-mark ${isBest ? 'is-good' : 'is-bad'}`}
        aria-label={nameOf(highlight, isBest)}
        title={nameOf(highlight, isBest)}
        onClick={() => onOpen(highlight.number)}
        style={{
          left: `${(100 * highlight.number) / Math.max(1, total)}%`,
          top: `${100 - 100 * (chances[highlight.number]?.[highlight.seat] ?? 0)}%`,
        }}
      />
    );
  return (
    <>
      <ul className="curve-key chances-key" aria-hidden="true">
        {names.map((name, contender) => (
          <li key={name}>
            <svg viewBox="0 0 36 8" aria-hidden="true">
              <line {...lookOf(elementAt(looks, contender))} x1={0} x2={36} y1={4} y2={4} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className="chances-plot">
        <ChanceScale />
        <div className="chances-lines">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={chances.length === 0 ? t('end.chances') : said.join('; ')}
          >
            {[0, 0.5, 1].map((level) => (
              <line key={level} className="curve-level" x1={0} x2={WIDTH} y1={y(level)} y2={y(level)} />
            ))}
            {chapters.map((move) => (
              <line
                key={move}
                className="curve-level"
                strokeDasharray="4 4"
                x1={x(move)}
                x2={x(move)}
                y1={0}
                y2={HEIGHT}
              />
            ))}
            {chances.length > 1 && (
              <polygon className="chances-own" points={`0,${HEIGHT} ${line(own)} ${x(chances.length - 1)},${HEIGHT}`} />
            )}
            {order.map((contender) => (
              <polyline key={contender} {...lookOf(elementAt(looks, contender))} points={line(contender)} />
            ))}
          </svg>
          {mark(marks?.best, true)}
          {mark(marks?.costliest, false)}
        </div>
      </div>
    </>
  );
}

const lookOf = (look: number) => ({ className: classOf(look), strokeDasharray: dashOf(look) });
