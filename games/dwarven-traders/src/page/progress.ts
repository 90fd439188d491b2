import { type DwarvenTradersEvent, GEMS, type GemName, type Move, type View } from '@souk/games/dwarven-traders';
import type { Progress, Speaker } from '@souk/table-kit/face';
import type { Picking } from '@souk/table-kit/picks';
import { gemChip, preview } from './telling.js';

/** What is asked next of a gem that is picked, by what comes before the colon. */
const NEXT = { pool: 'dt.pick.mine', own: 'dt.pick.sell', give: 'dt.pick.give' } as const;

const isKind = (kind: string): kind is keyof typeof NEXT => Object.hasOwn(NEXT, kind);

const gemNamed = (name: string): GemName | undefined => GEMS.find((gem) => gem === name);

/** A gem is swapped for another; only to one who has none it is given for nothing (DT-TRADE-2). */
function givingTo(left: Picking<Move>['left']) {
  const isTaking = left.some(({ move }) => move.kind === 'trade' && move.take !== null);
  const isGiving = left.some(({ move }) => move.kind === 'trade' && move.take === null);
  return isTaking && isGiving ? 'dt.pick.giveOrAway' : isGiving ? 'dt.pick.giveAway' : 'dt.pick.giveNext';
}

/** What the prompt says while a move is put together. */
export function progress(
  { picked, chosen, left }: Picking<Move>,
  events: readonly DwarvenTradersEvent[],
  view: View,
  speaker: Speaker,
): Progress | undefined {
  if (chosen !== undefined) {
    return { headline: preview(chosen.move, events, view, speaker), action: { k: `dt.act.${chosen.move.kind}` } };
  }
  const [kind = '', name = ''] = picked.at(-1)?.split(':') ?? [];
  const gem = gemNamed(name);
  if (gem === undefined || !isKind(kind)) return undefined;
  return {
    headline: { k: NEXT[kind], with: { gem: gemChip(gem) } },
    detail: { k: kind === 'give' ? givingTo(left) : `${NEXT[kind]}Next` },
  };
}
