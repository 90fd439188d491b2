import { arcaneAlley } from '@souk/games/arcane-alley';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import { describe, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { FAULT_KINDS } from '../proofs/faults.js';
import { FaultyCluster, type TablePlan } from '../proofs/faulty-cluster.js';
import { problemsOf } from '../proofs/history.js';

const SEED = process.env.SOUK_FAULT_SEED ?? 'whatever breaks';
/** Those whose name has this in it: to look for what one of them does. */
const KINDS = FAULT_KINDS.filter((kind) => kind.includes(process.env.SOUK_FAULT_KINDS ?? ''));
/** A sample of the kinds, another one with another seed; all of them happen at scale. */
const FAULTS = Number(process.env.SOUK_FAULTS ?? Math.min(KINDS.length, 5));
const MATCHES = Number(process.env.SOUK_FAULT_MATCHES ?? 24);

/** The fewest on average; played at random, matches take about ninety. */
const ENTRIES_PER_MATCH = 40;

/** One cause has many effects. */
const MOST_PROBLEMS = 20;

/** Milliseconds between two words about how far it has come. */
const STATUS_MS = 60_000;

const people = (count: number): TablePlan['seats'] => Array.from({ length: count }, () => 'person' as const);

/** Mostly the shortest game, so that there are many matches; the longest takes thousands of moves when played at random. */
const TABLES: readonly TablePlan[] = [
  { game: dwarvenTraders, seats: people(2) },
  { game: dwarvenTraders, seats: people(3) },
  { game: dwarvenTraders, seats: ['person', 'bot', 'person'] },
  { game: dwarvenTraders, seats: people(2), sleeper: true },
  { game: dwarvenTraders, seats: people(2) },
  { game: arcaneAlley, seats: ['bot', 'person', 'person'] },
  { game: dwarvenTraders, seats: people(2) },
  { game: dwarvenTraders, seats: ['person', 'bot'] },
  { game: dwarvenTraders, seats: people(2), sleeper: true },
  { game: dwarvenTraders, seats: people(4) },
];

const counted = (faults: readonly string[]): string =>
  [...new Set(faults)].map((name) => `${name} ×${faults.filter((each) => each === name).length}`).join(', ');

describe('Hosts that share PostgreSQL and Redis', () => {
  test(`lose and double nothing while ${FAULTS} things break`, { timeout: 3_600_000 }, async () => {
    const cluster = await FaultyCluster.open({
      seed: SEED,
      hosts: 3,
      tables: TABLES,
      atOnce: 24,
      matches: MATCHES,
      kinds: KINDS,
      faults: FAULTS,
      messagesPerFault: 200,
    });
    onTestFinished(() => cluster.close());
    onTestFailed(() => console.log(cluster.status));
    const reporting = setInterval(() => console.log(cluster.status), STATUS_MS);
    onTestFinished(() => clearInterval(reporting));
    await cluster.play();
    const histories = await cluster.histories();
    const problems = histories.flatMap(problemsOf);
    expect(problems.slice(0, MOST_PROBLEMS), `${problems.length} problems`).toEqual([]);
    expect(cluster.faults.length).toBeGreaterThanOrEqual(FAULTS);
    if (FAULTS >= KINDS.length) expect(new Set(cluster.faults)).toEqual(new Set(KINDS));
    for (const [i, { sleeper, match, players }] of cluster.played.entries()) {
      if (sleeper !== true) continue;
      const { seat: asleep } = elementAt(players, 0);
      const { log } = elementAt(histories, i);
      const count = (what: string): number => log.filter(({ kind, seat }) => kind === what && seat === asleep).length;
      // Before falling asleep they may have lost the seat to a long fault, and taken it back.
      expect(count('to-bot') - count('to-person'), `${match}: who has fallen asleep is replaced`).toBe(1);
    }
    const entries = histories.reduce((sum, { log }) => sum + log.length, 0);
    const returns = cluster.played.flatMap((each) => each.players).reduce((sum, player) => sum + player.returns, 0);
    // Both follow from the number of matches and faults, however fast the machine is.
    expect(entries).toBeGreaterThan(ENTRIES_PER_MATCH * MATCHES);
    expect(returns).toBeGreaterThan(FAULTS);
    console.log(`${histories.length} matches, ${entries} entries, ${returns} returns; ${counted(cluster.faults)}`);
  });
});
