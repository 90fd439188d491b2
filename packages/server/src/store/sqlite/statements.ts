import type Database from 'libsql';
import type { Dialect, Methods, Scalar, Statement } from '../statements/statement.js';
import { query } from './database.js';
import type { Synchronous } from './synchronous.js';

const DIALECT: Dialect = {
  isIn: (column, parameter) => `${column} IN (SELECT value FROM json_each(?${parameter}))`,
  elements: (column) => `json_each(${column})`,
};

/** SQLite has no true and false of its own. */
const storable = (scalar: Scalar): string | number | null => (typeof scalar === 'boolean' ? Number(scalar) : scalar);

type Statements = { readonly [name: string]: Statement<never, never, unknown> };

/** The methods that statements are, on this connection. Rows have the form that each statement says. */
export const statementsIn = <S extends Statements>(db: Database.Database, statements: S): Synchronous<Methods<S>> =>
  Object.fromEntries(
    Object.entries(statements).map(([name, { text, values, result }]) => {
      const { all } = query(db, text(DIALECT));
      return [name, (...args: never) => result(all(...values(...args).map(storable)))];
    }),
  ) as Synchronous<Methods<S>>;
