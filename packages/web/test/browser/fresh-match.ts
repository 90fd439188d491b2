interface Wanted {
  readonly game: string;
  readonly persons?: number;
  readonly bots?: number;
  readonly options?: object;
  readonly seed?: string;
}

/** A match that the browser has kept and in which nothing has happened yet. Its bots are friendly. */
export const freshMatch = ({ game, persons = 1, bots = 1, options = {}, seed = 'browser' }: Wanted) => ({
  game,
  rulesVersion: 1,
  options,
  sitters: [
    ...Array.from({ length: persons }, (_, i) => ({ kind: 'person' as const, name: i === 0 ? 'Zahra' : `Guest ${i}` })),
    ...Array.from({ length: bots }, (_, i) => ({ kind: 'bot' as const, level: 1, name: `Bot ${i + 1}` })),
  ],
  seed,
  nonce: 'n',
  moves: [],
  undos: [],
  started: 1,
  updated: 1,
  outcome: null,
});
