import { createRequire } from 'node:module';

const require = createRequire(new URL('../../peers/package.json', import.meta.url));

/**
 * A part of boardgame.io, which is installed in a folder of its own when a benchmark is asked for. The caller says what
 * the part has: the package's own types do not resolve under Node's module rules.
 */
export const boardgameIo = <Part>(part: 'client' | 'ai' | 'server'): Part => require(`boardgame.io/${part}`);
