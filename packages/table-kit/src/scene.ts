import type { GameTypes } from '@souk/kernel';
import type { ReactNode } from 'react';
import type { Flight, Sentence, Speaker } from './face.js';
import type { PlainKey } from './i18n/keys.js';
import type { Played } from './session.js';
import { plainText } from './speaking.js';

/** One picture of a scene. */
export interface Beat<P = unknown> {
  readonly picture: P;
  /** How long it is shown at full pace, in milliseconds. */
  readonly lasts: number;
  /** What those who listen are told; nothing where it goes without saying. */
  readonly says?: Sentence;
  /** What those who look read above it, where all that is said is too much for one line; left out: the same. */
  readonly brief?: Sentence;
  /** What goes from one place to another as the picture comes. */
  readonly flights?: readonly Flight[];
}

/** What those who listen are told of these pictures. */
export const saidOf = (beats: readonly Beat[]): readonly string[] =>
  beats.flatMap(({ says }) => (says === undefined ? [] : [plainText(says)]));

/** The last picture of a scene waits for its viewer: what is said, and what stands on the button that goes on. */
export interface Farewell<P = unknown> {
  readonly text: Sentence;
  readonly button: Sentence;
  /** That picture, where what comes next belongs to it; left out: the one that stands. */
  readonly picture?: P;
}

/** The steps of a scene, and which of them it has come to. */
export interface SceneSteps {
  readonly names: readonly PlainKey[];
  readonly at: number;
}

export interface SceneProps<T extends GameTypes = GameTypes, P = unknown> {
  readonly view: T['View'];
  readonly picture: P;
  /** All that has happened so far. */
  readonly past: readonly Played<T>[];
}

/**
 * A moment of a game that is shown large, in the place of the board: its pictures follow from the events of one move or of
 * several. It asks nothing; what is asked meanwhile is asked by the prompt, about the same spots as on the board.
 */
export interface Scene<T extends GameTypes = GameTypes, P = unknown> {
  bound(event: T['Event']): 'begins' | 'ends' | undefined;
  /** The pictures of an event, of which the last one stays; none: it changes nothing. `before` is the view that it finds. */
  beats(picture: P | undefined, event: T['Event'], before: T['View'], speaker: Speaker): readonly Beat<P>[];
  /** What is said before the event that ends it; undefined where nobody needs the time to read. */
  farewell(picture: P, event: T['Event'], before: T['View'], speaker: Speaker): Farewell<P> | undefined;
  title(picture: P): Sentence;
  steps(picture: P, view: T['View']): SceneSteps;
  /** The component. */
  Picture(props: SceneProps<T, P>): ReactNode;
}

/** The scene that takes the board's place. */
export interface ShownScene {
  readonly picture: unknown;
  /** What its viewer reads before it ends, and for how long at most; undefined while it goes on. */
  readonly farewell: (Farewell & { readonly patience: number | undefined }) | undefined;
}

export const sceneOf = (picture: unknown): ShownScene | undefined =>
  picture === undefined ? undefined : { picture, farewell: undefined };
