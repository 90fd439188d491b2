import { elementAt, type GameTypes } from '@souk/kernel';
import type { Face, Speaker } from './face.js';
import { type Beat, type Farewell, saidOf } from './scene.js';
import type { Moment, Played } from './session.js';
import { plainText } from './speaking.js';

/** One event of a move as it is shown: the view before and after it, and the pictures that a scene has of it. */
export interface Shot<T extends GameTypes = GameTypes> {
  readonly event: T['Event'];
  readonly before: T['View'];
  readonly after: T['View'];
  readonly beats: readonly Beat[];
  /** The picture of the scene that stands before and after it; undefined: there is none. */
  readonly found: unknown;
  readonly leaves: unknown;
  /** It ends the scene, but not before its viewer has read this. */
  readonly farewell: Farewell | undefined;
  /** What those who listen are told of it. */
  readonly says: readonly string[];
}

/** What a match has come to: all that belongs to the scene that stands, and what its viewer has yet to take leave with. */
export interface Standing<T extends GameTypes = GameTypes> {
  readonly shots: readonly Shot<T>[];
  readonly leaving: Shot<T> | undefined;
}

/** What stands after one more shot. Only the last move's farewell has not been read yet. */
function following<T extends GameTypes>({ shots, leaving }: Standing<T>, shot: Shot<T>, isLast: boolean): Standing<T> {
  if (shot.leaves !== undefined) {
    return { shots: shot.found === undefined ? [shot] : [...shots, shot], leaving: undefined };
  }
  if (shot.found === undefined) return { shots, leaving };
  return isLast && shot.farewell !== undefined ? { shots, leaving: shot } : { shots: [], leaving: undefined };
}

/** Takes moves apart into shots, scenes included, for a face that has any. */
export class Shots<T extends GameTypes> {
  readonly #face: Face<T>;
  readonly #speaker: Speaker;

  constructor(face: Face<T>, speaker: Speaker) {
    this.#face = face;
    this.#speaker = speaker;
  }

  /** The events of a move one by one, from a view and the picture that stands. */
  *of(view: T['View'], picture: unknown, played: Played<T>): Generator<Shot<T>> {
    let before = view;
    let found = picture;
    for (let at = 0; at < played.events.length; at++) {
      const shot = this.#shotOf(before, found, played, at);
      yield shot;
      before = shot.after;
      found = shot.leaves;
    }
  }

  #shotOf(before: T['View'], found: unknown, played: Played<T>, at: number): Shot<T> {
    const event = elementAt(played.events, at);
    const { scene } = this.#face;
    const bound = scene?.bound(event);
    const ends = bound === 'ends';
    const isOn = found !== undefined || bound === 'begins';
    const beats = scene === undefined || ends || !isOn ? [] : scene.beats(found, event, before, this.#speaker);
    return {
      ...{ event, before, beats, found },
      after: this.#face.step(before, event),
      leaves: ends ? undefined : (beats.at(-1)?.picture ?? found),
      farewell: ends && found !== undefined ? scene?.farewell(found, event, before, this.#speaker) : undefined,
      says: this.#said(beats, played, at),
    };
  }

  /** What a scene says of an event is said instead of what the log does. */
  #said(beats: readonly Beat[], { events, openly = events }: Played<T>, at: number): readonly string[] {
    if (beats.length > 0) return saidOf(beats);
    const told = this.#face.tell({ events: openly, at }, this.#speaker);
    return told === undefined ? [] : [plainText(told)];
  }

  /** The scene that stands after all these moves, for who comes back to it. */
  standing(past: readonly Played<T>[], momentAt: (length: number) => Moment<T>): Standing<T> {
    let standing: Standing<T> = { shots: [], leaving: undefined };
    let picture: unknown;
    for (const [left, played] of this.#sinceItBegan(past)) {
      for (const shot of this.of(momentAt(played.after.length - 1).view, picture, played)) {
        standing = following(standing, shot, left === 0);
        picture = shot.leaves;
      }
    }
    return standing;
  }

  /** The moves of the latest scene, if it stands or the last move has ended it; each with how many follow it. */
  #sinceItBegan(past: readonly Played<T>[]): readonly (readonly [left: number, Played<T>])[] {
    const { scene } = this.#face;
    if (scene === undefined) return [];
    for (let at = past.length - 1; at >= 0; at--) {
      const bounds = past[at]?.events.map((event) => scene.bound(event)) ?? [];
      if (bounds.includes('begins')) return past.slice(at).map((played, i, all) => [all.length - 1 - i, played]);
      if (bounds.includes('ends') && at < past.length - 1) return [];
    }
    return [];
  }
}
