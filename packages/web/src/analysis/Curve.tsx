import { elementAt } from '@souk/kernel';
import { useText } from '@souk/table-kit/components/Text';
import type { KeyboardEvent, PointerEvent } from 'react';
import { ChanceScale, classOf, dashOf } from './chance-look.js';

interface CurveProps {
  /** Every contender's chance before the first move and after each that has been looked at. */
  readonly chances: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly total: number;
  readonly at: number;
  readonly onGoTo: (move: number) => void;
}

const WIDTH = 600;
const HEIGHT = 200;
const PAGE = 10;

const percent = (chance: number): number => Math.round(chance * 100);

/** How far each key goes; the ends are far enough away for any match. */
const KEYS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['PageDown', -PAGE],
  ['PageUp', PAGE],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
]);

/** Everybody's chance to win from move to move. It can be moved along by keys, and a click goes to that moment. */
export function Curve({ chances, names, total, at, onGoTo }: CurveProps) {
  const t = useText();
  const now = elementAt(chances, Math.min(at, chances.length - 1));
  const chanceNow = (contender: number): number => percent(elementAt(now, contender));
  const said = names.map((name, contender) => t('analysis.chanceOf', { name, n: chanceNow(contender) })).join(', ');
  const goTo = (move: number): void => onGoTo(Math.min(Math.max(move, 0), total));
  const press = (event: KeyboardEvent): void => {
    const by = KEYS.get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    goTo(at + by);
  };
  const point = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons === 0 && event.type !== 'pointerdown') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    goTo(Math.round(((event.clientX - left) / width) * total));
  };
  return (
    <figure className="curve">
      <ChanceScale />
      <div
        className="curve-face"
        role="slider"
        tabIndex={0}
        aria-label={t('analysis.curve')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={at}
        aria-valuetext={t('analysis.at', { move: at, chances: said })}
        onKeyDown={press}
        onPointerDown={point}
        onPointerMove={point}
      >
        <Plot chances={chances} names={names} total={total} at={at} />
      </div>
      <figcaption>
        <ul className="curve-key">
          {names.map((name, contender) => (
            <li key={name}>
              <svg viewBox="0 0 36 8" aria-hidden="true">
                <line className={classOf(contender)} strokeDasharray={dashOf(contender)} x1={0} x2={36} y1={4} y2={4} />
              </svg>
              {name} <strong>{t('analysis.percent', { n: chanceNow(contender) })}</strong>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** A line for every contender, and where the match is looked at now. */
function Plot({ chances, names, total, at }: Omit<CurveProps, 'onGoTo'>) {
  const x = (move: number): number => (move / Math.max(1, total)) * WIDTH;
  const y = (chance: number): number => HEIGHT - chance * HEIGHT;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {[0.5].map((level) => (
        <line key={level} className="curve-level" x1={0} x2={WIDTH} y1={y(level)} y2={y(level)} />
      ))}
      {names.map((name, contender) => (
        <polyline
          key={name}
          className={classOf(contender)}
          strokeDasharray={dashOf(contender)}
          points={chances.map((each, move) => `${x(move)},${y(elementAt(each, contender))}`).join(' ')}
        />
      ))}
      <line className="curve-now" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
    </svg>
  );
}
