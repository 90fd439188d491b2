import type { Dialect, Methods, Statement } from '../statements/statement.js';
import { type Database, type Query, query } from './database.js';

const DIALECT: Dialect = {
  isIn: (column, parameter) => `${column} = ANY(ARRAY(SELECT json_array_elements_text(?${parameter}::json)))`,
  elements: (column) => `json_array_elements_text(${column}) AS value`,
};

type Statements = { readonly [name: string]: Statement<never, never, unknown> };

/** Statements as PostgreSQL runs them, by name. */
export type Queries<S> = { readonly [K in keyof S]: Query<never> };

export const queriesFrom = <S extends Statements>(statements: S): Queries<S> =>
  Object.fromEntries(
    Object.entries(statements).map(([name, { text }]) => [name, query(text(DIALECT).replaceAll(/\?(\d)/g, '$$$1'))]),
  ) as Queries<S>;

/** The methods that statements are. Rows have the form that each statement says. */
export const statementsIn = <S extends Statements>(db: Database, statements: S, queries: Queries<S>): Methods<S> =>
  Object.fromEntries(
    Object.entries(statements).map(([name, { values, result }]) => [
      name,
      async (...args: never) => result(await db.run(queries[name] as Query<never>, ...values(...args))),
    ]),
  ) as Methods<S>;
