const SMALLEST = 4096;
/** What is given back beyond this is left to the collection of garbage: a burst does not keep its memory for good. */
const MOST_FREE_BYTES = 32 * 1024 * 1024;

/**
 * Buffers that are used again and again, each as large as a power of two. The memory behind new ones would count against the
 * limit at which V8 collects all garbage.
 */
export class BufferPool {
  readonly #mostFree: number;
  readonly #free = new Map<number, Buffer[]>();
  #freeBytes = 0;

  constructor(mostFree = MOST_FREE_BYTES) {
    this.#mostFree = mostFree;
  }

  /** One of at least so many bytes, with whatever was written to it before. */
  take(bytes: number): Buffer {
    const size = Math.max(SMALLEST, 2 ** Math.ceil(Math.log2(bytes)));
    const buffer = this.#free.get(size)?.pop();
    if (buffer === undefined) return Buffer.allocUnsafeSlow(size);
    this.#freeBytes -= size;
    return buffer;
  }

  /** Nobody reads from it or writes to it any more. */
  give(buffer: Buffer): void {
    const size = buffer.length;
    if (this.#freeBytes + size > this.#mostFree) return;
    this.#freeBytes += size;
    const others = this.#free.get(size);
    if (others === undefined) this.#free.set(size, [buffer]);
    else others.push(buffer);
  }
}
