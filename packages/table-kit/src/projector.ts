import type { GameTypes } from '@souk/kernel';
import { flushSync } from 'react-dom';
import type { Backlog } from './backlog.js';
import type { Face, LogSentence } from './face.js';
import { finishFlights, land, startFlights, TEMPOS, type Tempo } from './motion.js';
import { leisurely, type Paced } from './pacing.js';
import { type Beat, type ShownScene, saidOf, sceneOf } from './scene.js';
import { motionSpeed, type Speed, settings } from './settings.js';
import type { Shot } from './shots.js';
import { sound } from './sounds.js';
import { plainText } from './speaking.js';
import { Waiting } from './waiting.js';

/** What a shot changes of what is shown. */
interface Frame<T extends GameTypes> {
  readonly view?: T['View'];
  readonly scene?: ShownScene | undefined;
  readonly deed?: LogSentence | undefined;
  readonly announced?: string;
}

/** Shows one thing after the other, at a pace that can be followed, until it is told to hurry. */
export class Projector<T extends GameTypes> {
  /** The element that the table is drawn in; undefined while it is not. */
  root: HTMLElement | undefined;
  /** Everything is shown at once, until this is taken back. */
  skipping = false;
  readonly #waiting = new Waiting();
  /** What is in the air, by where it goes. */
  readonly #landings = new Map<string, Promise<void>>();
  readonly #face: Pick<Face<T>, 'flights' | 'pace'>;
  readonly #show: (frame: Frame<T>) => void;
  readonly #backlog: Pick<Backlog<T>, 'isLeaving'>;
  readonly #isBehind: () => boolean;

  constructor(
    face: Pick<Face<T>, 'flights' | 'pace'>,
    show: (frame: Frame<T>) => void,
    backlog: Pick<Backlog<T>, 'isLeaving'>,
    isBehind: () => boolean,
  ) {
    this.#face = face;
    this.#show = show;
    this.#backlog = backlog;
    this.#isBehind = isBehind;
  }

  /** So much waits to be shown that it has to go quickly. */
  get isBehind(): boolean {
    return this.#isBehind();
  }

  get #speed(): Speed {
    if (this.skipping || this.#backlog.isLeaving || document.hidden) return 'off';
    const speed = motionSpeed(settings.get());
    return speed === 'full' && this.isBehind ? 'quick' : speed;
  }

  get tempo(): Tempo {
    return TEMPOS[this.#speed];
  }

  get isMoving(): boolean {
    return this.tempo.flight > 0;
  }

  wait(milliseconds: number): Promise<void> {
    return this.#waiting.for(this.skipping ? 0 : milliseconds);
  }

  hurry(): void {
    if (this.root !== undefined) finishFlights(this.root);
    this.#waiting.hurry();
  }

  /** What of a shot takes time: in a scene its pictures have times of their own. */
  paceOf({ event, before, beats }: Shot<T>): Paced {
    return { flights: this.#face.flights(event, before), pace: beats.length > 0 ? 'scene' : this.#face.pace(event) };
  }

  /** Everything has arrived that is in the air now. */
  async landed(): Promise<void> {
    await Promise.all(this.#landings.values());
  }

  /** Waits for that, unless it is hurried. */
  settled(): Promise<void> {
    return this.#waiting.until(this.landed());
  }

  /**
   * Shows an event. The next may begin after `gap`, while things are still in the air; left out, when all is there.
   * Says what those who listen have not been told of it, because it was skipped.
   */
  async play(
    shot: Shot<T>,
    deed?: LogSentence,
    gap = leisurely(this.paceOf(shot), this.tempo),
  ): Promise<readonly string[]> {
    const { flights } = this.paceOf(shot);
    // What is still in the air cannot be taken away from where it goes.
    const arriving = flights.flatMap(({ from }) => this.#landings.get(from) ?? []);
    if (arriving.length > 0) await this.#waiting.until(Promise.all(arriving).then(() => undefined));
    if (!this.isMoving) return shot.says;
    const landing = this.#begin(shot, deed);
    for (const { to } of flights) {
      const earlier = this.#landings.get(to);
      this.#landings.set(
        to,
        Promise.all([earlier, landing]).then(() => undefined),
      );
    }
    if (shot.beats.length === 0) {
      await this.wait(gap);
      return shot.says;
    }
    await this.#waiting.until(landing);
    return this.#run(shot.beats);
  }

  /** Shows the pictures of a scene one after the other. Says what nobody was told of those that were skipped. */
  async #run(beats: readonly Beat[]): Promise<readonly string[]> {
    for (const [at, beat] of beats.entries()) {
      if (!this.isMoving) return saidOf(beats.slice(at));
      const { says, lasts } = beat;
      const landing = this.#turnTo(beat);
      if (says !== undefined) this.#show({ announced: plainText(says) });
      await this.wait(lasts * this.tempo.scene);
      await this.#waiting.until(landing);
    }
    return [];
  }

  /** The next picture. What it returns is fulfilled when everything has arrived that goes from place to place in it. */
  #turnTo({ picture, flights = [], says, brief = says }: Beat): Promise<void> {
    // Who looks reads it above: the move itself is long over.
    const frame = { scene: sceneOf(picture), ...(brief !== undefined && { deed: brief }) };
    if (this.root === undefined || flights.length === 0) {
      this.#show(frame);
      return Promise.resolve();
    }
    const started = startFlights(this.root, flights);
    flushSync(() => this.#show(frame));
    return land(this.root, started, this.tempo.flight);
  }

  /** Begins to show an event. What it returns is fulfilled when everything has arrived. */
  #begin({ event, before, after, beats, leaves }: Shot<T>, deed: LogSentence | undefined): Promise<void> {
    const [first] = beats;
    const frame = { view: after, deed, scene: sceneOf(first === undefined ? leaves : first.picture) };
    if (this.root === undefined) {
      this.#show(frame);
      return Promise.resolve();
    }
    const started = startFlights(this.root, this.#face.flights(event, before));
    flushSync(() => this.#show(frame));
    if (started.length > 0) sound('move');
    return land(this.root, started, this.tempo.flight);
  }
}
