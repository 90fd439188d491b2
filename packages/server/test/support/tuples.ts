/** As many as in a list, each of another kind. */
export type Each<T extends readonly unknown[], R> = { -readonly [I in keyof T]: R };

/** How many of something a test wants, where it names each of them. */
export type Some = 2 | 3;

/** So many of a kind. */
export type Several<N extends Some, T> = N extends 2 ? [T, T] : [T, T, T];

/** What comes of doing something with all of a list at once. The type remembers how many there are. */
export function all<const T extends readonly unknown[], R>(
  list: T,
  act: (each: T[number], i: number) => R | Promise<R>,
): Promise<Each<T, R>>;
export function all<T, R>(list: readonly T[], act: (each: T, i: number) => R | Promise<R>): Promise<R[]> {
  return Promise.all(list.map(act));
}
