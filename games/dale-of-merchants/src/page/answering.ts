import type { DaleEvent, Move, View } from '@souk/games/dale-of-merchants';
import type { Chip, Progress, Sentence, Speaker } from '@souk/table-kit/face';
import type { Picking } from '@souk/table-kit/picks';
import { idOf } from './cards.js';
import { labelOf } from './choices.js';
import { preview } from './previews.js';
import { spots } from './spots.js';
import { cardChip, usedChip, whom } from './telling.js';

type Picks = Picking<Move>;

/** What an answer names: it stands on the button that gives it. */
function named(move: Move, view: View, speaker: Speaker): Chip | undefined {
  switch (move.kind) {
    case 'declared-card':
      return usedChip({ ...move, card: idOf(move.card) });
    case 'hand-card':
      return cardChip(idOf(move.card));
    case 'card':
    case 'stall-card':
      return cardChip(move.card);
    case 'market-card':
      return cardChip(view.market[move.slot] ?? '');
    case 'player':
      return { text: whom(move.player, speaker) };
    case 'players':
      return move.players.length === 0
        ? undefined
        : { text: move.players.map((player) => whom(player, speaker)).join(', ') };
    default:
      return undefined;
  }
}

function buttonFor(move: Move, view: View, speaker: Speaker): Sentence {
  const what = named(move, view, speaker);
  if (what !== undefined) return { k: 'dm.act.choose', with: { what } };
  return labelOf(spots.act(move.kind), view) ?? { k: 'table.confirm' };
}

/** How many an answer can name, and how many are picked. */
function tallyOf({ among, chosen }: Picks): { readonly done: number; readonly of: number } | undefined {
  const named = among.flatMap(({ move }) => (move.kind === 'players' ? [move.players.length] : []));
  const of = Math.max(0, ...named);
  const move = chosen?.move;
  return of > 1 && move?.kind === 'players' ? { done: move.players.length, of } : undefined;
}

/** What the prompt says while a question is being answered: what is asked, how far it is, and what the answer would be. */
export function answering(
  picking: Picks,
  events: readonly DaleEvent[],
  view: View,
  speaker: Speaker,
): Progress | undefined {
  const move = picking.chosen?.move;
  if (move === undefined) return { detail: { k: 'dm.pick.asWhat' } };
  // What ends the turn is named once.
  if (move.kind === 'end-turn') return { headline: { k: 'dm.do.end-turn' }, action: buttonFor(move, view, speaker) };
  const tally = tallyOf(picking);
  return {
    ...(tally !== undefined && { tally, count: { k: 'dm.pick.of', with: tally } }),
    detail: preview(move, events, view, speaker),
    action: buttonFor(move, view, speaker),
  };
}
