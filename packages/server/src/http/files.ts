import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** What the build appends to the name of a file for each coding; the smallest representation first. */
const CODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;

export type Coding = keyof typeof CODINGS;

interface Headers {
  readonly [name: string]: string;
}

/** A file as it is sent in one coding. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
  /** Of every answer, also of one that says that nothing has changed. */
  readonly caching: Headers;
  /** Of an answer with the body. */
  readonly content: Headers;
}

/** A file in the representations that there are of it; the smallest first. */
export interface File {
  readonly codings: readonly Coding[];
  readonly representations: { readonly [coding in Coding]?: Representation } & { readonly identity: Representation };
}

/** Built files have their hash in the name: those who have one never ask for it again. */
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;

/** Notes of the build are not served, and a compressed representation is served only as the file that it is a representation of. */
const UNSERVED = /\/\.|\.(?:br|gz)$/;

/**
 * The files of a folder by their address, in memory with all that an answer says of them: a request reads nothing, and
 * what is not in the folder at the start is not served, so no path leads outside.
 */
export function filesIn(folder: string): ReadonlyMap<string, File> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.split(sep).join('/')}`)
    .filter((path) => !UNSERVED.test(path) && statSync(join(folder, path)).isFile());
  return new Map(paths.map((path) => [path, fileAt(folder, path)]));
}

function fileAt(folder: string, path: string): File {
  const compressed = (['br', 'gzip'] as const).filter((coding) => existsSync(join(folder, path + CODINGS[coding])));
  const codings: readonly Coding[] = [...compressed, 'identity'];
  const vary: Headers = codings.length > 1 ? { vary: 'Accept-Encoding' } : {};
  const representationIn = (coding: Coding): Representation => {
    const body = readFileSync(join(folder, path + CODINGS[coding]));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return {
      body,
      etag,
      caching: {
        'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag,
        ...vary,
      },
      content: {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
      },
    };
  };
  const representations = Object.fromEntries(compressed.map((coding) => [coding, representationIn(coding)]));
  return { codings, representations: { ...representations, identity: representationIn('identity') } };
}
