import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CONTENTS_FILE, type Contents } from '../contents.js';

/** Where the built page is. */
export const BUILT = fileURLToPath(new URL('../dist/', import.meta.url));

/** Everything that the build says about its scripts, by file. */
export const scripts = (): ReadonlyMap<string, Contents> =>
  new Map(Object.entries(JSON.parse(readFileSync(BUILT + CONTENTS_FILE, 'utf8'))));

/** Bytes of a file as it was built. */
export const bytesBuilt = (file: string): number => statSync(BUILT + file).size;

/** Bytes of a file as a browser is sent it: compressed, if that makes it smaller. */
export const bytesSent = (file: string): number => bytesBuilt(existsSync(`${BUILT}${file}.br`) ? `${file}.br` : file);

export const sum = (files: Iterable<string>, bytes: (file: string) => number): number =>
  [...files].reduce((total, file) => total + bytes(file), 0);
