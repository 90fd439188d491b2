import { InputError } from '@souk/kernel';
import { MANIFESTS } from './index.js';
import type { Manifest } from './manifest.js';
import { pluginNames } from './plugin-names.js';

/** A game, and what its parts are imported from: `<from>/heuristics` and so on. */
export interface Source {
  readonly from: string;
  readonly manifest: Manifest;
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'id' in value && 'rules' in value && typeof value.rules === 'function';

async function loadPlugin(from: string): Promise<Source> {
  const expected = 'packages that export the manifest of a game';
  const module: object = await import(from).catch((error: unknown) => {
    throw new InputError('SOUK_GAMES', `${expected} (${error instanceof Error ? error.message : error})`, from);
  });
  if (!('manifest' in module) || !isManifest(module.manifest)) throw new InputError('SOUK_GAMES', expected, from);
  return { from, manifest: module.manifest };
}

/** Games that packages from elsewhere bring. Throws an `InputError` for a package that brings none, and for an id that is taken. */
export async function loadPlugins(setting: string | undefined): Promise<readonly Source[]> {
  const sources = await Promise.all(pluginNames(setting).map(loadPlugin));
  const taken = new Set(MANIFESTS.map(({ id }) => id));
  for (const { from, manifest } of sources) {
    if (taken.has(manifest.id))
      throw new InputError('SOUK_GAMES', `a game whose id is not taken: ${manifest.id} is`, from);
    taken.add(manifest.id);
  }
  return sources;
}
