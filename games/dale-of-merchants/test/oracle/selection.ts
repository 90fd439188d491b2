import type { Move, Position } from '../../src/rules/index.js';
import { type Asking, ask } from './table.js';

const BOX = ['macaws', 'pandas', 'raccoons', 'squirrels', 'ocelots', 'chameleons'];
type Deck = string;

/** What the players have said so far. */
export interface Wishes {
  readonly banned: Deck[];
  readonly picked: Deck[];
  readonly votes: Deck[][];
}

function deckIn(move: Move): Deck {
  if (!('deck' in move)) throw new Error(`a ${move.kind} names no deck`);
  return move.deck;
}

const without = (...taken: readonly (readonly Deck[])[]): Deck[] =>
  BOX.filter((deck) => !taken.some((decks) => decks.includes(deck)));

/** DM-VAR-1 and DM-VAR-2, everybody in turn order. */
export function* selection({ seats, options, firstPlayer }: Position, wishes: Wishes): Asking {
  const order = wishes.votes.map((_, turn) => (firstPlayer + turn) % seats);
  const { banned, picked, votes } = wishes;
  if ((options as { deckSelection?: string }).deckSelection === 'vote') {
    for (const seat of order) {
      while (votes[seat].length <= seats) {
        const open = without(votes[seat]).map((deck): Move => ({ kind: 'vote-deck', deck }));
        const move = yield* ask(seat, () => [...open, { kind: 'end-vote' }]);
        if (move.kind === 'end-vote') break;
        votes[seat].push(deckIn(move));
      }
    }
    return;
  }
  if (BOX.length >= 2 * seats + 1) {
    for (const seat of order) {
      banned.push(deckIn(yield* ask(seat, () => without(banned).map((deck): Move => ({ kind: 'ban-deck', deck })))));
    }
  }
  for (const seat of order) {
    picked.push(
      deckIn(yield* ask(seat, () => without(banned, picked).map((deck): Move => ({ kind: 'pick-deck', deck })))),
    );
  }
}

/** What is wrong with the decks that were chosen; a first choice of n + 1 counts n + 1, the next one less. */
export function wrongDecks({ decks, seats }: Position, { banned, picked, votes }: Wishes): string | undefined {
  if (new Set(decks).size !== seats + 1) return `${decks.length} decks`;
  if (!picked.every((deck) => decks.includes(deck))) return 'a deck that was picked is missing';
  if (banned.some((deck) => decks.includes(deck))) return 'a deck that was banned is in the game';
  const points = (deck: Deck): number =>
    votes.reduce((sum, vote) => sum + (vote.includes(deck) ? seats + 1 - vote.indexOf(deck) : 0), 0);
  const least = Math.min(...decks.map(points));
  return without(decks).some((deck) => votes.flat().length > 0 && points(deck) > least)
    ? 'a deck with more votes was left out'
    : undefined;
}
