// Statements that SQLite and PostgreSQL understand alike are written once. What they say differently is in the dialect.

/** What is handed over to a statement. A list goes as the text of a JSON array. */
export type Scalar = string | number | boolean | null;

export interface Dialect {
  /** Whether a column is among the texts of the list that is handed over under this number. */
  isIn(column: string, parameter: number): string;
  /** The texts of a list in a column, as rows whose only column is `value`. */
  elements(column: string): string;
}

/** A method of a store that is one statement: `?1` stands for its first value. Rows have the form that the text says. */
export interface Statement<Args extends readonly unknown[], Row, Result> {
  readonly text: (dialect: Dialect) => string;
  readonly values: (...args: Args) => readonly Scalar[];
  readonly result: (rows: readonly Row[]) => Result;
}

/** A statement, of whose rows nobody else need know. */
export const statement = <Args extends readonly unknown[], Row, Result>(
  each: Statement<Args, Row, Result>,
): Statement<Args, never, Result> => each;

/** A statement that writes: it says by `RETURNING` whether it has. */
export const writing = <Args extends readonly unknown[]>(
  text: string,
  values: (...args: Args) => readonly Scalar[],
): Statement<Args, never, boolean> => ({ text: () => text, values, result: (rows) => rows.length > 0 });

/** A true or false of either database. */
export const isTrue = (value: boolean | number): boolean => value === true || value === 1;

/** What a statement's method takes and resolves for. */
export type Method<S> =
  S extends Statement<infer Args, never, infer Result> ? (...args: Args) => Promise<Result> : never;

/** The methods that statements are. */
export type Methods<S> = { readonly [K in keyof S]: Method<S[K]> };
