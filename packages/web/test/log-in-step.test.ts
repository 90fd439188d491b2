import { arcaneAlley, type View } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AnyGame, elementAt, type GameTypes, seedRandom } from '@souk/kernel';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Face } from '../../table-kit/src/face.js';
import type { LogEntry } from '../../table-kit/src/log.js';
import type { Session } from '../../table-kit/src/session.js';
import type { BotPlayers } from '../src/bots/bot-players.js';
import type { SavedMatch } from '../src/session/saved-match.js';
import { playedMatch } from './browser/played-match.js';
import { fakeTable } from './fake-table.js';
import { keptInMemory } from './kept-in-memory.js';
import { SmallHost, sit } from './small-host.js';

// What the log says of a move is true already: everything that the move sets flying has landed.

const GAMES = [arcaneAlley, dwarvenTraders, daleOfMerchants] as const;

interface Modules {
  readonly stage: typeof import('../../table-kit/src/stage.js');
  readonly log: typeof import('../../table-kit/src/log.js');
  readonly speaking: typeof import('../../table-kit/src/speaking.js');
  readonly language: typeof import('../../table-kit/src/i18n/language.js');
  readonly saved: typeof import('../src/session/saved-match.js');
  readonly local: typeof import('../src/session/local-session.js');
  readonly replay: typeof import('../src/session/replay-session.js');
  readonly faces: { readonly [game: string]: Face };
}

let modules: Modules;

beforeAll(async () => {
  vi.stubGlobal('localStorage', keptInMemory());
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener() {} }), addEventListener() {} });
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {}, style: {} } });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('DOMRect', class {});
  const faces = await Promise.all([
    import('../../../games/arcane-alley/src/page/face.js'),
    import('../../../games/dwarven-traders/src/page/face.js'),
    import('../../../games/dale-of-merchants/src/page/face.js'),
  ]);
  modules = {
    stage: await import('../../table-kit/src/stage.js'),
    log: await import('../../table-kit/src/log.js'),
    speaking: await import('../../table-kit/src/speaking.js'),
    language: await import('../../table-kit/src/i18n/language.js'),
    saved: await import('../src/session/saved-match.js'),
    local: await import('../src/session/local-session.js'),
    replay: await import('../src/session/replay-session.js'),
    faces: Object.fromEntries(faces.map(({ face }) => [face.id, face])),
  };
  for (const { face } of faces) await modules.language.addCatalogue(face.texts);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const faceOf = (game: string): Face => {
  const face = modules.faces[game];
  if (face === undefined) throw new Error(`${game} should have a face`);
  return face;
};

/** A match as the browser has kept it. */
function kept(match: object): SavedMatch {
  const id = `kept-${localStorage.length}`;
  localStorage.setItem(`souk.match.${id}`, JSON.stringify({ ...match, id }));
  const found = modules.saved.savedMatch(id);
  if (found === undefined) throw new Error('the match should be kept');
  return found;
}

/** A table that is looked at, and all that its log has said too early. */
function watch(session: Session<GameTypes>) {
  const face = faceOf(session.game);
  const speaker = modules.speaking.speakerFor(session.sitters, session.you);
  const stage = new modules.stage.Stage<GameTypes>(session, face, speaker);
  const { root, flights } = fakeTable(() => stage.shown.get().moment.length - 1);
  const early: string[] = [];
  let told = 0;
  const wholeOf = ({ before }: LogEntry): number => {
    const played = stage.past.find(({ after }) => after.length === before + 1);
    return played === undefined ? 0 : modules.log.tellMove(face, speaker, played).whole.sentences.length;
  };
  stage.shown.subscribe(() => {
    for (const entry of stage.shown.get().log.slice(told)) {
      const isWhole = entry.sentences.length > 0 && entry.sentences.length === wholeOf(entry);
      const inTheAir = flights.filter(({ move, hasLanded }) => move === entry.before && !hasLanded).length;
      if (isWhole && inTheAir > 0)
        early.push(`move ${entry.before}: ${entry.sentences.map(modules.speaking.plainText).join(' ')}`);
    }
    // What has been looked at is not looked at again, but for the last: it may not be whole yet.
    told = Math.max(told, stage.shown.get().log.length - 2);
  });
  stage.listen();
  stage.attach(root);
  /** Moves of which the log says less than there is to say. */
  const cut = (): readonly number[] =>
    stage.shown.get().log.flatMap((entry) => (entry.sentences.length < wholeOf(entry) ? [entry.before] : []));
  return { stage, flights, early, cut };
}

type Watched = ReturnType<typeof watch>;

/** Lets time pass until nothing moves any more. */
async function settled({ stage }: Watched): Promise<void> {
  for (let looks = 0; looks < 400; looks++) {
    await vi.advanceTimersByTimeAsync(40);
    if (!stage.shown.get().busy && stage.shown.get().scene?.farewell === undefined) return;
    stage.leaveScene();
  }
}

/** Nothing was early, and much flew. */
async function expectInStep(watched: Watched, least: number): Promise<void> {
  const { flights, early, cut, stage } = watched;
  await settled(watched);
  // What is in the air while nobody waits for it lands, too.
  await vi.advanceTimersByTimeAsync(2000);
  expect(early).toEqual([]);
  expect(cut()).toEqual([]);
  expect(flights.length).toBeGreaterThan(least);
  expect(flights.every(({ hasLanded }) => hasLanded)).toBe(true);
  expect(stage.shown.get().log.length).toBe(stage.past.length);
}

const BOTS: BotPlayers = {
  choose: async ({ moves, chance }) => elementAt(moves, chance.length % moves.length),
  advise: async ({ moves }) => ({ move: elementAt(moves, 0), chance: undefined, reasons: [] }),
};

describe.each(GAMES.map((game: AnyGame) => ({ game, name: game.name })))(
  '$name: no line of the log runs ahead',
  ({ game }) => {
    test.each([2, 4])('against bots, at a table of %i', async (seats) => {
      const saved = kept(playedMatch({ game, seats, least: 8 }));
      const session = new modules.local.LocalSession(game, saved, BOTS);
      const watched = watch(session);
      for (let decisions = 0; decisions < 6 && session.moment.outcome === undefined; decisions++) {
        const [decision] = session.moment.decisions;
        if (decision !== undefined)
          session.send(decision.seat, elementAt(decision.moves, decisions % decision.moves.length));
        for (let waits = 0; waits < 40 && session.moment.decisions.length === 0; waits++) await settled(watched);
      }
      await settled(watched);
      await expectInStep(watched, 4);
    });

    test('in a replay', async () => {
      const session = new modules.replay.ReplaySession(game, kept(playedMatch({ game, seats: 3, least: 30 })), 0);
      const watched = watch(session);
      for (let at = 1; at <= 24; at++) {
        session.goTo(at);
        await settled(watched);
      }
      await expectInStep(watched, 4);
    });
  },
);

describe.each([
  { as: 'a player', host: () => new SmallHost() },
  {
    as: 'a spectator',
    host: () =>
      new (class extends SmallHost {
        override state() {
          return { ...super.state(), seat: null };
        }
      })(),
  },
])('online, as $as', ({ host: open }) => {
  test('no line of the log runs ahead', async () => {
    const { host, session, hear } = sit(open());
    const watched = watch(session);
    for (let moves = 0; moves < 16; moves++) {
      hear([host.move()]);
      // Some come while what came before is still being shown.
      if (moves % 3 !== 0) await settled(watched);
    }
    await expectInStep(watched, 4);
  });
});

/** Bots that make, whenever they can, a move with which nothing flies, in the middle of a turn. */
const ACTIVATING: BotPlayers = {
  ...BOTS,
  async choose({ view, seat, moves, chance }) {
    const state = arcaneAlley.imagine(view as View, seedRandom('bots'));
    const activates = moves.find((code) => arcaneAlley.describeMove(state, seat, code).kind === 'activate');
    return activates ?? elementAt(moves, chance.length % moves.length);
  },
};

test('a move with which nothing flies, in a turn that others wait for, stays in the log', async () => {
  const saved = kept(playedMatch({ game: arcaneAlley, seats: 3, least: 8, seed: 'c' }));
  const session = new modules.local.LocalSession<GameTypes>(arcaneAlley, saved, ACTIVATING);
  const watched = watch(session);
  for (let decisions = 0; decisions < 12; decisions++) {
    const [decision] = session.moment.decisions;
    if (decision !== undefined) session.send(decision.seat, elementAt(decision.moves, 0));
    for (let waits = 0; waits < 40 && session.moment.decisions.length === 0; waits++) await settled(watched);
  }
  expect(watched.stage.past.some(({ events }) => events.some(({ kind }) => kind === 'activated'))).toBe(true);
  expect(watched.cut()).toEqual([]);
});

test('a line that is too early would be found', async () => {
  const session = new modules.replay.ReplaySession(
    dwarvenTraders,
    kept(playedMatch({ game: dwarvenTraders, seats: 2, least: 12 })),
    0,
  );
  const watched = watch(session);
  session.goTo(2);
  watched.flights.push({ move: 1, hasLanded: false });
  watched.stage.announce('looked at');
  await settled(watched);
  expect(watched.early.length).toBeGreaterThan(0);
});
