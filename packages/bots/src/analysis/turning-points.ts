import type { MoveReport, Standing, TurningPoint } from './report.js';

/** A match has turned if the chance of a contender has changed by as much at once. */
const SWING = 0.1;
const MOST_TURNING_POINTS = 6;

/**
 * Whether what a move changed was decided by who made it. What chance brought beside that is luck if it is no small part of
 * it; and who has lost far more than the choice gave away has not chosen that: nobody saw it coming.
 */
function isChosen({ seat, open, loss, luck, own }: MoveReport, before: Standing, swing: number): boolean {
  const change = own[seat] - before.own[seat];
  if (loss >= Math.abs(swing) / 2) return true;
  if (change <= -SWING) return false;
  return open || (change >= SWING && Math.abs(luck) <= change / 4);
}

/** The moves after which the match stood differently, in the order of the match. */
export function turningPoints(start: Standing, moves: readonly MoveReport[]): TurningPoint[] {
  const swings = moves.map((move, i): TurningPoint => {
    const { number, seat, chances } = move;
    const before = i === 0 ? start : moves[i - 1];
    const changes = chances.map((chance, contender) => chance - before.chances[contender]);
    const most = changes.reduce((top, change, k) => (Math.abs(change) > Math.abs(changes[top]) ? k : top), 0);
    const contender = Math.abs(changes[seat]) >= SWING ? seat : most;
    const swing = changes[contender];
    return { number, contender, swing, because: isChosen(move, before, swing) ? 'choice' : 'luck' };
  });
  return swings
    .filter(({ swing }) => Math.abs(swing) >= SWING)
    .sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, MOST_TURNING_POINTS)
    .sort((one, other) => one.number - other.number);
}
