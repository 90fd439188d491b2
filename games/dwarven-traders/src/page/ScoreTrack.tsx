import type { TraderName, View } from '@souk/games/dwarven-traders';
import { type CSSProperties, memo } from 'react';
import { Portrait } from './Dwarf.js';
import { Gem } from './Gem.js';
import { traderIn } from './stepping.js';

/** Spaces along the lower and upper edge of the board, and along each side without the corners. */
const ALONG = 20;
const UP = 12;
const LAP = 2 * (ALONG + UP);

/** Where a space lies, as parts of the board's width and height: counter-clockwise from the lower left corner. */
function spot(space: number): readonly [x: number, y: number] {
  const at = (space - 1) % LAP;
  const column = (i: number): number => (i + 0.5) / ALONG;
  const row = (i: number): number => (i + 0.5) / (UP + 2);
  if (at < ALONG) return [column(at), row(UP + 1)];
  if (at < ALONG + UP) return [column(ALONG - 1), row(UP - (at - ALONG))];
  if (at < 2 * ALONG + UP) return [column(ALONG - 1 - (at - ALONG - UP)), row(0)];
  return [column(0), row(1 + at - 2 * ALONG - UP)];
}

/** In hundredths of the board: what moves there is pushed, so that nothing is laid out anew. */
const placeAt = (space: number): CSSProperties => {
  const [x, y] = spot(space);
  return { '--x': x * 100, '--y': y * 100 };
};

const tradersOf = (view: View): readonly TraderName[] => [...view.players.keys(), 'smuggler'];

/** How many of those on the same space come before: they stand side by side. */
function crowd(view: View, trader: TraderName): { readonly index: number; readonly count: number } {
  const { score } = traderIn(view, trader);
  const here = tradersOf(view).filter((other) => traderIn(view, other).score === score);
  return { index: here.indexOf(trader), count: here.length };
}

/** The spaces never change. */
const Spaces = memo(() =>
  Array.from({ length: LAP }, (_, i) => (
    <span key={i} className="dt-space-cell" style={placeAt(i + 1)}>
      {i + 1}
    </span>
  )),
);

/** The score track runs around the board and, after a lap, on over itself. The plates beside it say the same in words. */
export const ScoreTrack = ({ view }: { readonly view: View }) => (
  <div className="dt-track" aria-hidden="true">
    <Spaces />
    {tradersOf(view).map((trader) => (
      <Piece key={trader} view={view} trader={trader} style={placeAt(traderIn(view, trader).score)} />
    ))}
  </div>
);

interface PieceProps {
  readonly view: View;
  readonly trader: TraderName;
  readonly style: CSSProperties;
}

function Piece({ view, trader, style }: PieceProps) {
  const { index, count } = crowd(view, trader);
  const { score } = traderIn(view, trader);
  return (
    <span
      className={`dt-piece ${trader === 'smuggler' ? 'is-smuggler' : `is-seat-${trader}`}`}
      style={{ ...style, '--shift': index - (count - 1) / 2, '--crowd': count }}
    >
      <span className="dt-piece-face">
        <Portrait trader={trader} />
      </span>
      {trader === 'smuggler' && view.seats > 1 && <Gem gem={view.marker} className="dt-piece-gem" />}
      {score > LAP && <span className="dt-lap">+{LAP}</span>}
    </span>
  );
}

const SHORTEST = 16;

/** The same track as a straight rail, for narrow screens: only the part where traders stand. */
export function ScoreRail({ view }: { readonly view: View }) {
  const scores = tradersOf(view).map((trader) => traderIn(view, trader).score);
  const first = Math.max(1, Math.min(...scores) - 2);
  const last = Math.max(first + SHORTEST, Math.max(...scores) + 2);
  const at = (space: number): CSSProperties => ({ '--x': ((space - first + 0.5) / (last - first + 1)) * 100 });
  return (
    <div className="dt-rail" aria-hidden="true">
      {Array.from({ length: last - first + 1 }, (_, i) => first + i).map((space) => (
        <span key={space} className={`dt-tick ${space % 5 === 0 ? 'is-fifth' : ''}`} style={at(space)}>
          {space % 5 === 0 || space === first ? space : ''}
        </span>
      ))}
      {tradersOf(view).map((trader) => (
        <Piece key={trader} view={view} trader={trader} style={at(traderIn(view, trader).score)} />
      ))}
    </div>
  );
}
