/** A line of input, or the news that one was too long to be kept. */
export type InputLine = Buffer | 'too long';

const NEWLINE = 0x0a;

/** Cuts a stream of bytes into lines without ever holding more than one line of at most `limit` bytes. */
export class LineCutter {
  readonly #limit: number;
  #parts: Buffer[] = [];
  #size = 0;
  #skipping = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The lines that are complete now. A line that is too long is told once, when it ends. */
  *push(chunk: Buffer): Generator<InputLine> {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, at));
      from = at + 1;
      yield this.#take();
    }
    this.#keep(chunk.subarray(from));
  }

  /** What is left when the stream has ended without a newline. */
  *end(): Generator<InputLine> {
    if (this.#size > 0 || this.#skipping) yield this.#take();
  }

  #keep(part: Buffer): void {
    if (this.#skipping || part.length === 0) return;
    this.#size += part.length;
    if (this.#size <= this.#limit) this.#parts.push(part);
    else {
      this.#parts = [];
      this.#skipping = true;
    }
  }

  #take(): InputLine {
    const line = this.#skipping ? 'too long' : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#size = 0;
    this.#skipping = false;
    return line;
  }
}
