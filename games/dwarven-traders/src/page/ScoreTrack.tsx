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

/** Which way the board lies from a space. */
function inward(space: number): readonly [x: number, y: number] {
  const at = (space - 1) % LAP;
  if (at < ALONG) return [0, -1];
  if (at < ALONG + UP) return [-1, 0];
  return at < 2 * ALONG + UP ? [0, 1] : [1, 0];
}

/** More than so many on one space stand in two rows. */
const MOST_IN_A_ROW = 3;
/** In units of the root font: from one pawn to the one behind it, and between two rows. */
const BEHIND = 0.5;
const BESIDE = 1.25;

/** Those on the same space stand behind one another, about its middle, so that every head is seen and nothing of the board is hidden: the last is drawn over those before it. */
function stood({ index, count }: Crowd, space: number): CSSProperties {
  const [x, y] = inward(space);
  const rows = count > MOST_IN_A_ROW ? 2 : 1;
  const middle = (Math.ceil(count / rows) - 1) / 2;
  const depth = (Math.floor((y > 0 ? index : count - 1 - index) / rows) - middle) * BEHIND;
  const aside = rows === 1 ? 0 : ((index % 2) - 0.5) * BESIDE;
  return { '--dx': x * depth + (y === 0 ? 0 : aside), '--dy': y * depth + (x === 0 ? 0 : aside) };
}

interface Crowd {
  readonly index: number;
  readonly count: number;
}

/** How many there are on the same space, and which of them this is. */
function crowd(view: View, trader: TraderName): Crowd {
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
  const here = crowd(view, trader);
  const { index, count } = here;
  const { score } = traderIn(view, trader);
  return (
    <span
      className={`dt-piece ${trader === 'smuggler' ? 'is-smuggler' : `is-seat-${trader}`}`}
      style={{ ...style, ...stood(here, score), '--shift': index - (count - 1) / 2 }}
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
