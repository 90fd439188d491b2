import { GAMES } from '@souk/games/loaded';
import { type AnyGame, elementAt, type Viewer, viewersOf, writeRecord } from '@souk/kernel';
import type { SnapshotRow, StoredMatch } from '@souk/server';
import { describe, expect, test } from 'vitest';
import { stateMessages, updateMessages } from '../src/matches/messages.js';
import type { Progress } from '../src/matches/progress.js';
import { replaySince, restoreProgress } from '../src/matches/replay.js';
import { played } from './support/match-with-snapshots.js';

/** Everything that can be known about a match. */
const picture = (progress: Progress): unknown => [
  viewersOf(progress.seats.length).map((viewer: Viewer) => stateMessages(progress)(viewer)),
  progress.game.toJSON(progress.match.state),
  writeRecord(progress.match, ['Ann', 'Ben'], { seed: '', nonce: '', salts: [] }, progress.undos, progress.handovers),
  progress.seats.map((_, seat) => [progress.askedAt(seat), progress.clock.deadlineOf(seat)]),
  [progress.people, progress.question, progress.phase, progress.match.freeUndo],
  Array.from({ length: progress.seq }, (_, i) => [0, 1].map((seat) => progress.sent(seat, `send ${i}`))),
];

/** What is told of the entries after one. */
function messagesSince(game: AnyGame, stored: StoredMatch, since: number): string[] {
  const messages: string[] = [];
  for (const step of replaySince(game, stored, since).steps()) {
    if (step === undefined) continue;
    const [progress, entry, told] = step;
    for (const viewer of viewersOf(2)) messages.push(updateMessages(progress, entry, told)(viewer));
  }
  return messages;
}

/** The game, and how many moves have been played in it. */
function counted(game: AnyGame): { readonly game: AnyGame; plays: number } {
  const count = {
    plays: 0,
    game: {
      ...game,
      play: (...args: Parameters<AnyGame['play']>): void => {
        count.plays++;
        game.play(...args);
      },
    },
  };
  return count;
}

describe.each(GAMES.map(({ game }) => game))('A snapshot of $name', (game) => {
  test('taken anywhere in a log leads to the same match as the whole log', () => {
    const { table, log, snapshots } = played(game, 'anywhere', 240);
    expect(new Set(log.entries().map(({ kind }) => kind))).toEqual(
      new Set(['move', 'undo', 'undo-asked', 'undo-answered', 'to-bot', 'to-person']),
    );
    const whole = picture(restoreProgress(game, { table, log, snapshot: null }));
    for (const snapshot of snapshots.filter((_, i) => i % 7 === 0 || i > snapshots.length - 7)) {
      expect(picture(restoreProgress(game, { table, log, snapshot })), `from ${snapshot.seq}`).toEqual(whole);
    }
  });

  test('tells what was missed since, and before, word for word', () => {
    const { table, log, snapshots } = played(game, 'missed', 60);
    const snapshot = elementAt(snapshots, 30);
    for (const since of [0, 29, 30, 31, 45]) {
      const told = messagesSince(game, { table, log, snapshot }, since);
      expect(told.length).toBe(3 * (log.length - since));
      expect(told).toEqual(messagesSince(game, { table, log, snapshot: null }, since));
    }
  });

  test('spares all moves but those made since', () => {
    const { table, log, snapshots } = played(game, 'spared', 120);
    const count = counted(game);
    restoreProgress(count.game, { table, log, snapshot: elementAt(snapshots, log.length - 1) });
    expect(count.plays).toBe(0);
    restoreProgress(count.game, { table, log, snapshot: null });
    expect(count.plays).toBeGreaterThan(20);
  });

  test.each<[string, (text: string) => string]>([
    ['that is no document', () => '{"format":1'],
    ['of another format', (text) => text.replace('"format":1', '"format":2')],
    ['of other rules', (text) => text.replace(/"rules":\d+/, '"rules":99')],
    ['that is ahead of the log', (text) => text.replace(/"seq":\d+/, '"seq":9999')],
    ['of another number of moves', (text) => text.replace(/"moves":\d+/, '"moves":3')],
    ['of another number of seats', (text) => text.replace(/"banks":\[\d+,/, '"banks":[')],
    ['with half a position', (text) => text.replace(/"position":\{"[^"]+":/, '"position":{"other":')],
  ])('%s is as good as none', (_, spoil) => {
    const { table, log, snapshots } = played(game, 'unfit', 40);
    const snapshot = elementAt(snapshots, 30);
    const text = spoil(snapshot.text);
    expect(text).not.toBe(snapshot.text);
    const whole = { table, log, snapshot: null };
    expect(picture(restoreProgress(game, { ...whole, snapshot: { ...snapshot, text } }))).toEqual(
      picture(restoreProgress(game, whole)),
    );
    expect(messagesSince(game, { ...whole, snapshot: { ...snapshot, text } }, 35)).toEqual(
      messagesSince(game, whole, 35),
    );
  });

  test('of another deal, from which the moves since cannot be made, is as good as none', () => {
    const { table, log } = played(game, 'here', 80);
    const playsFrom = (snapshot: SnapshotRow | null): number => {
      const count = counted(game);
      restoreProgress(count.game, { table, log, snapshot });
      return count.plays;
    };
    const plays = playsFrom(null);
    const unfit = Array.from({ length: 20 }, (_, i) => played(game, `elsewhere ${i}`, 1))
      .map(({ snapshots }) => elementAt(snapshots, 0))
      .filter((snapshot) => playsFrom(snapshot) >= plays);
    const whole = picture(restoreProgress(game, { table, log, snapshot: null }));
    expect(unfit.length).toBeGreaterThan(0);
    for (const snapshot of unfit) expect(picture(restoreProgress(game, { table, log, snapshot }))).toEqual(whole);
  });
});
