import { elementAt } from '@souk/kernel';
import type { RatingPoint } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { useShortcut } from '@souk/table-kit/keys/useLetters';
import { go } from '@souk/table-kit/router';
import { useSettings } from '@souk/table-kit/settings';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import {
  across,
  down,
  type Frame,
  frameOf,
  levelsIn,
  nearest,
  type Series,
  spread,
  ticksIn,
} from '../../people/curve.js';
import { dateText, decimal } from '../../people/numbers.js';
import { useGameKeys } from '../../people/useGameKeys.js';

const SIDE = 100;
const PAGE = 10;
/** How far apart labels are, in shares of the height. */
const LABEL_GAP = 0.18;

/** Lines are told apart by how they are broken as well as by colour. */
const DASHES = ['none', '9 5', '2 4', '14 4 2 4'] as const;
const dashOf = (line: number): string => elementAt(DASHES, line % DASHES.length);
const toneOf = (line: number): string => `is-series-${line % 3}`;

/** How far each key goes along a line; the ends are far enough away for any. */
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

const lastOf = ({ points }: Series): RatingPoint => elementAt(points, points.length - 1);

/** A line for every game with its band. Keys go along it from match to match; a match opens from its point. */
export function StrengthCurve({ series }: { readonly series: readonly Series[] }) {
  const t = useText();
  const [line, setLine] = useState(0);
  const [at, setAt] = useState(Number.POSITIVE_INFINITY);
  const frame = frameOf(series);
  const shown = elementAt(series, Math.min(line, series.length - 1));
  const index = Math.max(0, Math.min(at, shown.points.length - 1));
  const point = elementAt(shown.points, index);
  const games = series.map(({ game }) => game);
  const shortcut = useShortcut('[ ]');
  const { keys: areKeysOn } = useSettings();
  useGameKeys(games, shown.game, (game) => setLine(games.indexOf(game)));
  if (frame === undefined) return null;
  const said = t('strength.at', {
    game: gameName(shown.game),
    date: dateText(point.time),
    n: point.n,
    strength: t('strength.said', { mu: decimal(point.mu), sigma: decimal(point.sigma) }),
  });
  const press = (event: KeyboardEvent): void => {
    const by = KEYS.get(event.key);
    if (event.key === 'Enter' && point.match !== null) go(`/t/${point.match}`);
    if (by === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(index + by, shown.points.length - 1)));
  };
  const look = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    const [nearestLine, nearestPoint] = nearest(series, frame, x, y, height / width);
    setLine(nearestLine);
    setAt(nearestPoint);
  };
  // A finger has to see which point it has found before it is taken there.
  const open = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && point.match !== null) go(`/t/${point.match}`);
  };
  return (
    <figure className="strength">
      <div className="strength-plot">
        <div
          className="strength-face"
          role="slider"
          tabIndex={0}
          aria-label={t('strength.curve')}
          aria-valuemin={1}
          aria-valuemax={shown.points.length}
          aria-valuenow={index + 1}
          aria-valuetext={said}
          {...shortcut}
          onKeyDown={press}
          onPointerMove={look}
          onPointerDown={look}
          onPointerUp={open}
        >
          <Lines series={series} frame={frame} />
          <span
            className={`strength-point ${toneOf(line)}`}
            style={{ '--x': across(frame, point.time), '--y': down(frame, point.mu) }}
          />
        </div>
        <Scales frame={frame} />
        <Labels series={series} frame={frame} />
      </div>
      <figcaption>
        <span>{said}</span>
        {point.match !== null && <Link to={`/t/${point.match}`}>{t('strength.openMatch')}</Link>}
        <small className="soft strength-keys">{t(areKeysOn ? 'strength.keys' : 'strength.arrows')}</small>
      </figcaption>
    </figure>
  );
}

interface DrawnProps {
  readonly series: readonly Series[];
  readonly frame: Frame;
}

function Lines({ series, frame }: DrawnProps) {
  const x = (time: number): number => across(frame, time) * SIDE;
  const y = (value: number): number => down(frame, value) * SIDE;
  const bandOf = ({ points }: Series): string =>
    [
      ...points.map(({ time, mu, sigma }) => `${x(time)},${y(mu + sigma)}`),
      ...points.toReversed().map(({ time, mu, sigma }) => `${x(time)},${y(mu - sigma)}`),
    ].join(' ');
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
      {levelsIn(frame).map((level) => (
        <line key={level} className="strength-level" x1={0} x2={SIDE} y1={y(level)} y2={y(level)} />
      ))}
      {series.map((each, line) => (
        <polygon key={each.game} className={`strength-band ${toneOf(line)}`} points={bandOf(each)} />
      ))}
      {series.map((each, line) => (
        <polyline
          key={each.game}
          className={`strength-line ${toneOf(line)}`}
          strokeDasharray={dashOf(line)}
          points={each.points.map(({ time, mu }) => `${x(time)},${y(mu)}`).join(' ')}
        />
      ))}
    </svg>
  );
}

function Scales({ frame }: { readonly frame: Frame }) {
  return (
    <div aria-hidden="true">
      {levelsIn(frame).map((level) => (
        <span key={level} className="strength-tick is-value" style={{ '--y': down(frame, level) }}>
          {level}
        </span>
      ))}
      {ticksIn(frame).map(({ time, text }) => (
        <span key={time} className="strength-tick is-time" style={{ '--x': across(frame, time) }}>
          {text}
        </span>
      ))}
    </div>
  );
}

/** The last value of every line, in words, beside its end. */
function Labels({ series, frame }: DrawnProps) {
  const t = useText();
  const places = spread(
    series.map((each) => down(frame, lastOf(each).mu)),
    LABEL_GAP,
  );
  return (
    <ul className="strength-labels">
      {series.map((each, line) => {
        const { mu, sigma } = lastOf(each);
        return (
          <li key={each.game} className={toneOf(line)} style={{ '--y': places[line] }}>
            <svg viewBox="0 0 36 8" aria-hidden="true">
              <line
                className={`strength-line ${toneOf(line)}`}
                strokeDasharray={dashOf(line)}
                x1={0}
                x2={36}
                y1={4}
                y2={4}
              />
            </svg>
            <span>{gameName(each.game)}</span>
            <strong>{t('strength.value', { mu: decimal(mu), sigma: decimal(sigma) })}</strong>
          </li>
        );
      })}
    </ul>
  );
}
