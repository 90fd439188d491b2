import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from './schema.js';

// SQLite reads its write-ahead log up to the first frame that is not as it was written, and forgets the rest without
// a word: after a crash that is what was never acknowledged. Damage looks the same to it. It is told apart here: a
// transaction begins when the one before it is on disk, so what a crash has left is one unfinished transaction. Where more
// than one follows the bad frame, acknowledged ones are among them.

export const LOG_FILE = `${DATABASE_FILE}-wal`;

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** The last bit says in which order the bytes of the checksummed words stand. */
const MAGIC = 0x377f0682;

/** Where a write-ahead log is damaged. */
export interface LogDamage {
  /** The first frame that is not as it was written, from 1 on; 0: the header of the log. */
  readonly frame: number;
  readonly frames: number;
}

type Sums = readonly [number, number];

/** SQLite's checksum of some words, going on from an earlier one. */
function checksum(words: DataView, from: number, bytes: number, isLittleEndian: boolean, [first, second]: Sums): Sums {
  let one = first;
  let other = second;
  for (let at = from; at < from + bytes; at += 8) {
    one = (one + words.getUint32(at, isLittleEndian) + other) >>> 0;
    other = (other + words.getUint32(at + 4, isLittleEndian) + one) >>> 0;
  }
  return [one, other];
}

/** What every frame of a log has to agree with. */
interface LogHeader {
  readonly pageBytes: number;
  readonly isLittleEndian: boolean;
  readonly salt: bigint;
  readonly sums: Sums;
}

function headerFrom(bytes: DataView): LogHeader | undefined {
  const magic = bytes.getUint32(0);
  const isLittleEndian = magic === MAGIC;
  const sums: Sums = [bytes.getUint32(24), bytes.getUint32(28)];
  const [one, other] = checksum(bytes, 0, 24, isLittleEndian, [0, 0]);
  const isWhole = (magic | 1) >>> 0 === (MAGIC | 1) >>> 0 && one === sums[0] && other === sums[1];
  return isWhole ? { pageBytes: bytes.getUint32(8), isLittleEndian, salt: bytes.getBigUint64(16), sums } : undefined;
}

/** Goes through the frames of a log, one after the other. */
class FrameReader {
  readonly #header: LogHeader;
  #sums: Sums;
  /** Frames that are as they were written, until the first that is not. */
  whole = 0;
  #isBroken = false;
  #hasEnded = false;
  /** Whether after the bad frame a transaction has ended, and another one begun. */
  isDamaged = false;

  constructor(header: LogHeader) {
    this.#header = header;
    this.#sums = header.sums;
  }

  next(frame: DataView): void {
    const { salt, pageBytes, isLittleEndian } = this.#header;
    const isOfThisLog = frame.getBigUint64(8) === salt;
    if (!this.#isBroken) {
      const head = checksum(frame, 0, 8, isLittleEndian, this.#sums);
      this.#sums = checksum(frame, FRAME_HEADER_BYTES, pageBytes, isLittleEndian, head);
      const isWhole = isOfThisLog && this.#sums[0] === frame.getUint32(16) && this.#sums[1] === frame.getUint32(20);
      if (isWhole) {
        this.whole++;
        return;
      }
      this.#isBroken = true;
    }
    if (!isOfThisLog) return;
    if (this.#hasEnded) this.isDamaged = true;
    if (frame.getUint32(4) !== 0) this.#hasEnded = true;
  }
}

/** What is wrong with the write-ahead log in a data folder that no process has open; undefined: nothing that can be told. */
export function logDamage(folder: string): LogDamage | undefined {
  const path = join(folder, LOG_FILE);
  if (!existsSync(path)) return undefined;
  const file = openSync(path, 'r');
  try {
    return damageIn(file, fstatSync(file).size);
  } finally {
    closeSync(file);
  }
}

function damageIn(file: number, size: number): LogDamage | undefined {
  if (size <= HEADER_BYTES) return undefined;
  const head = new DataView(new ArrayBuffer(HEADER_BYTES));
  readSync(file, head, 0, HEADER_BYTES, 0);
  const header = headerFrom(head);
  if (header === undefined) return { frame: 0, frames: 0 };
  const frameBytes = FRAME_HEADER_BYTES + header.pageBytes;
  const frames = Math.floor((size - HEADER_BYTES) / frameBytes);
  const frame = new DataView(new ArrayBuffer(frameBytes));
  const reader = new FrameReader(header);
  for (let i = 0; i < frames; i++) {
    readSync(file, frame, 0, frameBytes, HEADER_BYTES + i * frameBytes);
    reader.next(frame);
  }
  return reader.isDamaged ? { frame: reader.whole + 1, frames } : undefined;
}
