import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What is text, or as good as. Pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt|wasm)$/;

/** As small as they get: it is done once, and sent often. */
const WAYS: readonly (readonly [ending: string, compress: (bytes: Buffer) => Promise<Buffer>])[] = [
  ['.br', (bytes) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })],
  ['.gz', (bytes) => toGzip(bytes, { level: constants.Z_BEST_COMPRESSION })],
];

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  for (const [ending, way] of WAYS) {
    const smaller = await way(bytes);
    if (smaller.length < bytes.length) await writeFile(path + ending, smaller);
  }
}

/** Writes every file that gets smaller by it a second and a third time, compressed, for any server of the page. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'souk-compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // Only now everything is there: the page, its service worker and what is copied as it is.
    async closeBundle(error) {
      if (error !== undefined) return;
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      const served = files.filter(
        (file) => file.isFile() && COMPRESSIBLE.test(file.name) && !file.parentPath.endsWith('.vite'),
      );
      await Promise.all(served.map(({ parentPath, name }) => compress(join(parentPath, name))));
    },
  };
}
