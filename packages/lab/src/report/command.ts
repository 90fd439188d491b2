import { type AnyGame, flagsOf } from '@souk/kernel';
import type { SimulationPlan } from '../simulate/plan.js';

/** The options that are not as usual. */
export const nonDefaultOptions = (game: AnyGame, options: object): (readonly [name: string, value: unknown])[] =>
  Object.entries(options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(game.options[name]?.default),
  );

/** What a shell passes on as it stands. */
const PLAIN = /^[\w.,:/@%+-]+$/;

const quoted = (text: string): string => (PLAIN.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

function flagFor(flag: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? `--${flag}` : `--${flag}=false`;
  return `--${flag} ${quoted(typeof value === 'string' ? value : JSON.stringify(value))}`;
}

/** The command that plays these games again. Options that came from a file are written out. */
export function commandFor({ bots, seed, options }: SimulationPlan, games: number, game: AnyGame): string {
  const flags = new Map(flagsOf(game.options).map(({ option, flag }) => [option, flag]));
  return [
    `souk simulate ${game.id} --players ${bots.length} --bots ${quoted(bots.join(','))}`,
    `--games ${games} --seed ${quoted(seed)}`,
    ...nonDefaultOptions(game, options).map(([name, value]) => flagFor(flags.get(name) ?? name, value)),
  ].join(' ');
}
