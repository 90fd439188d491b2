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

/**
 * The same text in one piece. V8 puts a text together when it is first read; one that waits for that until it is old is
 * copied to where only a collection of all garbage finds it, with all its pieces.
 */
export function inOnePiece(text: string): string {
  Buffer.byteLength(text);
  return text;
}

/** What was framed last: the same messages are sent to one spectator after the other. */
let latest: { readonly messages: readonly string[]; readonly frames: Buffer } | undefined;

/** Several messages as the bytes of their frames: a host does not mask, so that they are the same for every client, and made once. */
export function textFrames(messages: readonly string[]): Buffer {
  if (latest?.messages !== messages) latest = { messages, frames: framesOf(messages) };
  return latest.frames;
}

/** Written straight into one buffer: texts of frames would be garbage as large as what is sent. */
function framesOf(messages: readonly string[]): Buffer {
  const sizes = messages.map((message) => Buffer.byteLength(message));
  const headers = sizes.map(header);
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size, i) => sum + size + (headers[i]?.length ?? 0), 0));
  let at = 0;
  for (const [i, message] of messages.entries()) {
    for (const byte of headers[i] ?? []) at = frames.writeUInt8(byte, at);
    at += frames.write(message, at, sizes[i] === message.length ? 'latin1' : 'utf8');
  }
  return frames;
}
