import { BufferPool } from './buffer-pool.js';

const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;

/** Longer messages than these have a buffer of their own made for them. */
const SCRATCH_BYTES = 64 * 1024;
const scratch = Buffer.allocUnsafe(SCRATCH_BYTES);

/** The header of an unmasked text message in one frame (RFC 6455, 5.2). */
function header(length: number): readonly number[] {
  if (length < SHORT) return [FINAL_TEXT, length];
  const low = [(length >> 8) & 0xff, length & 0xff];
  if (length < 2 ** 16) return [FINAL_TEXT, SHORT, ...low];
  return [FINAL_TEXT, LONG, 0, 0, 0, 0, length >>> 24, (length >> 16) & 0xff, ...low];
}

/** The bytes of a text, each as a character. */
function bytesOf(text: string): string {
  const length = Buffer.byteLength(text);
  if (length === text.length) return text;
  if (length > SCRATCH_BYTES) return Buffer.from(text).toString('latin1');
  return scratch.toString('latin1', 0, scratch.write(text));
}

/** A message in its frame, to be written as `latin1`: one string, which costs one write and no buffer. */
export function textFrame(message: string): string {
  const bytes = bytesOf(message);
  return String.fromCharCode(...header(bytes.length)) + bytes;
}

/** What frames are written to. */
interface Socket {
  /** Bytes that it has not taken yet. */
  readonly writableLength: number;
  write(bytes: Buffer): unknown;
}

const NO_BYTES: Buffer = Buffer.alloc(0);
const pool = new BufferPool();

/**
 * Messages that many are sent, as the bytes of their frames: a host does not mask, so that they are the same for every client,
 * and made once. They wait in a buffer that is used again afterwards: texts that wait grow old, and only a collection of all
 * garbage finds those.
 */
export class TextFrames {
  #buffer = NO_BYTES;
  #length = 0;
  /** How many bytes each message has, without its header. */
  #sizes: number[] = [];
  /** Whether no socket has kept the buffer to read from it later. */
  #isTaken = true;

  /** How many messages there are. */
  get count(): number {
    return this.#sizes.length;
  }

  add(message: string): void {
    const size = Buffer.byteLength(message);
    const head = header(size);
    const start = this.#length + head.length;
    const end = start + size;
    const buffer = this.#bufferOf(end);
    buffer.set(head, this.#length);
    buffer.write(message, start, size === message.length ? 'latin1' : 'utf8');
    this.#sizes.push(size);
    this.#length = end;
  }

  /** The messages without their frames, for those who are sent them in another way. */
  texts(): readonly string[] {
    let end = 0;
    return this.#sizes.map((size) => {
      const start = end + header(size).length;
      end = start + size;
      return this.#buffer.toString('utf8', start, end);
    });
  }

  /** What the socket does not take at once it reads from the buffer later. */
  writeTo(socket: Socket): void {
    socket.write(this.#buffer.subarray(0, this.#length));
    if (socket.writableLength > 0) this.#isTaken = false;
  }

  /** Everybody has been sent them: there are none any more. */
  clear(): void {
    this.#giveBack();
    this.#buffer = NO_BYTES;
    this.#length = 0;
    this.#sizes = [];
    this.#isTaken = true;
  }

  /** The buffer, or a larger one with the same frames, with room for so many bytes. */
  #bufferOf(bytes: number): Buffer {
    if (bytes <= this.#buffer.length) return this.#buffer;
    const larger = pool.take(bytes);
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#giveBack();
    this.#buffer = larger;
    return larger;
  }

  #giveBack(): void {
    if (this.#isTaken && this.#buffer !== NO_BYTES) pool.give(this.#buffer);
  }
}
