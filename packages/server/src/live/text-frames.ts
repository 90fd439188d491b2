const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;

/** Longer messages than these have a buffer of their own made for them. */
const SCRATCH_BYTES = 64 * 1024;
const scratch = Buffer.allocUnsafe(SCRATCH_BYTES);

/** The header of an unmasked text message in one frame (RFC 6455, 5.2), each byte as a character. */
function header(length: number): string {
  if (length < SHORT) return String.fromCharCode(FINAL_TEXT, length);
  const low = [(length >> 8) & 0xff, length & 0xff];
  if (length < 2 ** 16) return String.fromCharCode(FINAL_TEXT, SHORT, ...low);
  return String.fromCharCode(FINAL_TEXT, LONG, 0, 0, 0, 0, length >>> 24, (length >> 16) & 0xff, ...low);
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
  return header(bytes.length) + bytes;
}

/** What was framed last: the same messages are sent to one spectator after the other. */
let latest: { readonly messages: readonly string[]; readonly frames: Buffer } | undefined;

/** Several messages as the bytes of their frames: a host does not mask, so that they are the same for every client, and made once. */
export function textFrames(messages: readonly string[]): Buffer {
  if (latest?.messages !== messages) {
    latest = { messages, frames: Buffer.from(messages.map(textFrame).join(''), 'latin1') };
  }
  return latest.frames;
}
