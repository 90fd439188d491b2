import { type Load, median } from '../benchmark.js';
import { SEATS } from '../works.js';
import { Crowd, type CrowdPlan } from './crowd-commands.js';
import { inFolder } from './folder.js';
import { withNeighbours } from './neighbours.js';
import { quantile, type Slice } from './pace.js';
import { type RunningServer, startBoardgameIo, startSouk } from './servers.js';
import { type Trend, trendOf } from './trend.js';

/** What a crowd on a server has shown. */
export interface LoadReport {
  /** Moves a second at most: ours are on disk when they are counted, the others' are not. */
  readonly moves: number;
  readonly peerMoves: number;
  /** Milliseconds from send to acknowledgement at half of that, in the slowest of a hundred. */
  readonly p99: number;
  /** The largest share of the machine that went to others meanwhile. */
  readonly neighbours: number | undefined;
  /** Megabytes that our process had at most. */
  readonly memory: number;
}

/** How what our process holds changes in a long time. */
export interface EnduranceReport {
  /** Resident memory. */
  readonly resident: Trend;
  /** What is in use after a collection of garbage. */
  readonly heap: Trend;
  /** Sockets, timers, files. */
  readonly handles: Trend;
}

const perSecond = ({ moves, ms }: Slice): number => (moves / ms) * 1000;

const planFor = (server: CrowdPlan['server'], { port }: RunningServer, { matches, watchers }: Load): CrowdPlan => ({
  server,
  port,
  matches,
  watchers,
  seats: SEATS,
});

/** A server and those who play on it. */
interface Place {
  readonly server: RunningServer;
  readonly crowd: Crowd;
}

/** Lets one play while the other stands still: neither has to share the machine with the other's ten thousand sockets. */
async function inTurn<R>(own: Place, other: Place, play: (crowd: Crowd) => Promise<R>): Promise<R> {
  for (const { server, crowd } of [own, other]) {
    server.hold(server !== own.server);
    crowd.hold(crowd !== own.crowd);
  }
  const played = await play(own.crowd);
  other.server.hold(false);
  other.crowd.hold(false);
  return played;
}

/**
 * Peak rates of both servers with the same crowd, and ours at half the peak it has just had, measured in turns:
 * whatever else the machine does in between falls on all alike. A wait is taken by the client, from the moment
 * that it hands its move to its socket to the moment that it has read the acknowledgement: what the crowd itself
 * is late by, having thousands of clients in one process, counts against the host.
 */
export const measureLoad = (load: Load): Promise<LoadReport> =>
  inFolder(async (data) => {
    const { sliceMs, slices } = load;
    const ours = await placeFor('souk', await startSouk(data), load);
    const theirs = await placeFor('boardgame.io', await startBoardgameIo(), load);
    const rates: number[] = [];
    const peerRates: number[] = [];
    const waits: number[] = [];
    let memory = 0;
    let neighbours: number | undefined;
    for (let slice = -1; slice < slices; slice++) {
      const { rate, half, share } = await inTurn(ours, theirs, async (crowd) => {
        const peak = perSecond(await crowd.play(sliceMs, 'peak'));
        const pids = [ours.server.pid, crowd.pid];
        const { result, share } = await withNeighbours(pids, () => crowd.play(sliceMs, peak / 2));
        return { rate: peak, half: result, share };
      });
      const peerRate = await inTurn(theirs, ours, async (crowd) => perSecond(await crowd.play(sliceMs, 'peak')));
      memory = Math.max(memory, ours.server.memory());
      // The first time warms everything up.
      if (slice < 0) continue;
      rates.push(rate);
      peerRates.push(peerRate);
      if (share !== undefined) neighbours = Math.max(neighbours ?? 0, share);
      for (const wait of half.waits) waits.push(wait);
    }
    waits.sort((one, other) => one - other);
    for (const { server, crowd } of [ours, theirs]) {
      await crowd.leave();
      await server.stop();
    }
    return { moves: median(rates), peerMoves: median(peerRates), p99: quantile(waits, 0.99), memory, neighbours };
  });

async function placeFor(kind: CrowdPlan['server'], server: RunningServer, load: Load): Promise<Place> {
  return { server, crowd: await Crowd.gather(planFor(kind, server, load)) };
}

const READINGS = 30;

/** Our server at half its peak for a long time. What it fills once, buffers and caches, it has filled before. */
export const measureEndurance = (load: Load): Promise<EnduranceReport> =>
  inFolder(async (data) => {
    const { server, crowd } = await placeFor('souk', await startSouk(data, undefined, 'usage'), load);
    await crowd.play(load.sliceMs, 'peak');
    const peak = perSecond(await crowd.play(load.sliceMs, 'peak'));
    await crowd.play(load.enduranceMs / 5, peak / 2);
    const resident: number[] = [];
    const heap: number[] = [];
    const handles: number[] = [];
    for (let i = 0; i < READINGS; i++) {
      await crowd.play(load.enduranceMs / READINGS, peak / 2);
      resident.push(server.memory());
      const usage = await server.usage();
      heap.push(usage.heapBytes);
      handles.push(usage.handles);
    }
    await crowd.leave();
    await server.stop();
    return { resident: trendOf(resident), heap: trendOf(heap), handles: trendOf(handles) };
  });
