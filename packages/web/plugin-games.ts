import type { Plugin } from 'vite';
import { pluginNames } from '../../games/plugin-names.js';

const MODULE = 'virtual:plugin-games';

/** The games of the packages that `SOUK_GAMES` names go into the page when it is built. */
export function pluginGames(setting = process.env.SOUK_GAMES): Plugin {
  const names = pluginNames(setting);
  return {
    name: 'souk-plugin-games',
    resolveId: { filter: { id: /^virtual:plugin-games$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:plugin-games$/ },
      handler: () =>
        [
          ...names.map((name, i) => `import { manifest as game${i} } from ${JSON.stringify(name)};`),
          `export const manifests = [${names.map((_, i) => `game${i}`).join(', ')}];`,
          `export const rules = [${names
            .map((name) => `() => import(${JSON.stringify(`${name}/rules.md?raw`)}).then((text) => text.default)`)
            .join(', ')}];`,
        ].join('\n'),
    },
  };
}
