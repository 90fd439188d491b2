import type { GameTypes } from '@souk/kernel';
import type { Projector } from './projector.js';
import { type ShownScene, sceneOf } from './scene.js';
import type { Moment, Played, Session } from './session.js';
import type { Shot, Shots } from './shots.js';

/** For how long a replay shows the last picture of a scene, in milliseconds at full pace. */
const REPLAYED_FAREWELL = 2500;

/** What a keeper needs of the session. */
type Watched<T extends GameTypes> = Pick<Session<T>, 'live' | 'momentAt' | 'patience'>;

/** What a keeper needs of who shows things. */
type Projection<T extends GameTypes> = Pick<Projector<T>, 'skipping' | 'isBehind' | 'isMoving' | 'tempo' | 'play'>;

type Answer = 'on' | 'again';

/** What is shown of a scene. */
interface Picture<T extends GameTypes> {
  readonly view: T['View'];
  readonly scene: ShownScene;
}

/** Keeps all that belongs to the scene that stands, so that it can be found and watched again, and waits for who reads it. */
export class SceneKeeper<T extends GameTypes> {
  readonly #session: Watched<T>;
  readonly #shots: Pick<Shots<T>, 'standing'>;
  readonly #projector: Projection<T>;
  readonly #show: (picture: Picture<T>) => void;
  #reel: readonly Shot<T>[] = [];
  #answer: ((answer: Answer) => void) | undefined;
  /** What its viewer finds who comes back to a scene that has ended meanwhile. */
  leaving: Shot<T> | undefined;

  constructor(
    session: Watched<T>,
    shots: Pick<Shots<T>, 'standing'>,
    projector: Projection<T>,
    show: (picture: Picture<T>) => void,
  ) {
    this.#session = session;
    this.#shots = shots;
    this.#projector = projector;
    this.#show = show;
  }

  get standing(): ShownScene | undefined {
    return sceneOf(this.#reel.at(-1)?.leaves);
  }

  keep(shot: Shot<T>): void {
    this.#reel = shot.leaves === undefined ? [] : [...this.#reel, shot];
  }

  /** How a moment is shown that nobody has seen coming, with the scene that belongs to it. */
  arriveAt(moment: Moment<T>, past: readonly Played<T>[], isReturning = false) {
    const until = past.filter(({ after }) => after.length <= moment.length);
    const { shots, leaving } = this.#shots.standing(until, (length) => this.#session.momentAt(length));
    const isLeft = leaving !== undefined && (!isReturning || moment.outcome !== undefined);
    this.#reel = isLeft ? [] : shots;
    this.leaving = isLeft ? undefined : leaving;
    if (this.leaving === undefined) return { moment, view: moment.view, busy: false, scene: this.standing };
    const { before: view, found, farewell } = this.leaving;
    return { moment: { ...moment, view, decisions: [] }, view, busy: true, scene: sceneOf(farewell?.picture ?? found) };
  }

  /** The viewer has read enough. */
  leave(): void {
    this.#answer?.('on');
  }

  /** Whether the last picture waited for its viewer, who wants to see it all again instead. */
  again(): boolean {
    this.#answer?.('again');
    return this.#answer !== undefined;
  }

  /** The last picture of a scene stands until its viewer goes on, and no longer than others can wait. */
  async takeLeave({ before, found, farewell }: Shot<T>): Promise<void> {
    if (farewell === undefined) return;
    const patience = this.#patience();
    for (;;) {
      this.#projector.skipping = false;
      this.#show({ view: before, scene: { picture: farewell.picture ?? found, farewell: { ...farewell, patience } } });
      if ((await this.#answered(patience)) === 'on') return;
      await this.showAgain();
    }
  }

  #patience(): number | undefined {
    if (this.#projector.isBehind) return 0;
    return this.#session.live ? this.#session.patience?.() : REPLAYED_FAREWELL * this.#projector.tempo.scene;
  }

  async #answered(patience: number | undefined): Promise<Answer> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = await new Promise<Answer>((resolve) => {
      this.#answer = resolve;
      if (patience !== undefined) timer = setTimeout(() => resolve('on'), patience);
    });
    clearTimeout(timer);
    this.#answer = undefined;
    return answer;
  }

  /** Everything of the scene so far, once more. */
  async showAgain(): Promise<void> {
    for (const shot of this.#reel) if (this.#projector.isMoving) await this.#projector.play(shot);
    this.#projector.skipping = false;
  }
}
