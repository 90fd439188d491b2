import { Events, type GameTypes, type Secret, seedRandom } from '@souk/kernel';
import { type GameCatalogue, gameIn } from '../catalogue.js';
import { playMatch } from '../play-match.js';
import { Sheet, type SheetData } from '../sheet.js';
import type { Watcher } from '../study.js';
import { CommonCounts, endingOf } from './common-counts.js';
import { contestantsOf, type SimulationJob } from './plan.js';

type AnyEvent = GameTypes['Event'];

/** Passes on what happens at once and keeps nothing. Where seats are told apart, the fullest version is passed on. */
class EventForwarder extends Events<AnyEvent> {
  readonly #watcher: Watcher;

  constructor(watcher: Watcher) {
    super();
    this.#watcher = watcher;
  }

  override emit(event: AnyEvent): void {
    this.#watcher.hear(event);
  }

  override reveal(event: AnyEvent, ...secrets: readonly Secret<AnyEvent>[]): void {
    this.#watcher.hear(secrets[0]?.event ?? event);
  }
}

/** Plays a block of games. Game i is dealt from the seed "<seed>/<i>" and depends on nothing else. */
export function simulateBlock(games: GameCatalogue, { plan, from, to }: SimulationJob): SheetData {
  const studied = gameIn(games, plan.game);
  const { game, study } = studied;
  const seats = plan.bots.length;
  const seated = contestantsOf(studied, plan);
  const sheet = new Sheet();
  const basics = new CommonCounts(sheet, seats);
  const watcher = study?.watch(sheet, seats);
  const listener = watcher === undefined ? {} : { events: new EventForwarder(watcher) };
  for (let i = from; i < to; i++) {
    const state = game.setup(plan.options, seats, seedRandom(`${plan.seed}/${i}`));
    const first = study?.firstPlayer(state);
    watcher?.begin(state);
    const { outcome, moves } = playMatch(game, state, seated, seedRandom(`${plan.seed}/${i}/players`), listener);
    const ending = endingOf(outcome);
    basics.add(ending, moves, first);
    watcher?.end(state, ending);
  }
  return sheet.data();
}
