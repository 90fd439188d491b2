import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { Shell } from './shell.js';
import { type Phrase, said, type Translator } from './text/index.js';
import { UsageError } from './usage.js';

const REASONS = ['ENOENT', 'EACCES', 'ENOTDIR', 'EEXIST', 'EROFS', 'ENOSPC', 'EISDIR'] as const;

function reasonOf(error: unknown): Phrase {
  if (!(error instanceof Error)) return String(error);
  const reason = 'code' in error ? REASONS.find((code) => code === error.code) : undefined;
  return reason === undefined ? error.message.replaceAll('\n', ' ') : ({ say }: Translator) => say(`file.${reason}`);
}

const unreadable = (path: string, reason: Phrase): UsageError =>
  new UsageError((translator) => translator.say('file.unreadable', { path, reason: said(reason, translator) }));

const unwritable = (path: string, reason: Phrase): UsageError =>
  new UsageError((translator) => translator.say('file.unwritable', { path, reason: said(reason, translator) }));

/** A JSON document from a file, or a `UsageError` that says why there is none. */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable(path, reasonOf(error));
  }
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(path, ({ say }) => say('file.noJson'));
  }
}

const draftOf = (path: string): string => `${path}.${process.pid}.draft`;

/**
 * Throws a `UsageError` if a file could not be written, so that no command works for hours to find that out at the end.
 * What is there stays as it is.
 */
export function checkWritable(path: string): void {
  const draft = draftOf(path);
  try {
    mkdirSync(dirname(path), { recursive: true });
    if (existsSync(path)) closeSync(openSync(path, 'r+'));
    closeSync(openSync(draft, 'w', 0o600));
    rmSync(draft);
  } catch (error) {
    throw unwritable(path, reasonOf(error));
  }
}

/** Writes a whole file or nothing of it: a reader sees the old text or the new one. */
export function writeWhole(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const draft = draftOf(path);
    try {
      writeThrough(draft, text);
      renameSync(draft, path);
    } finally {
      rmSync(draft, { force: true });
    }
  } catch (error) {
    throw unwritable(path, reasonOf(error));
  }
}

/** Writes a file and waits until it is on disk. */
function writeThrough(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Where saved games and records are kept: SOUK_HOME, or the folder that the XDG rules give. */
export function dataFolder({ env }: Pick<Shell, 'env'>): string {
  if ((env.SOUK_HOME ?? '') !== '') return String(env.SOUK_HOME);
  const data = env.XDG_DATA_HOME ?? '';
  return join(isAbsolute(data) ? data : join(env.HOME || homedir(), '.local', 'share'), 'souk');
}
