const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;

const headerLength = (length: number): number => (length < SHORT ? 2 : length < 2 ** 16 ? 4 : 10);

/** Writes the header of an unmasked text message in one frame (RFC 6455, 5.2); says where the message begins. */
function writeHeader(frames: Buffer, at: number, length: number): number {
  frames[at] = FINAL_TEXT;
  if (length < SHORT) frames[at + 1] = length;
  else if (length < 2 ** 16) {
    frames[at + 1] = SHORT;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = LONG;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headerLength(length);
}

function framesOf(messages: readonly string[]): Buffer {
  const lengths = messages.map((message) => Buffer.byteLength(message));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerLength(length) + length, 0));
  let at = 0;
  for (const [i, message] of messages.entries()) {
    at = writeHeader(frames, at, lengths[i] ?? 0);
    at += frames.write(message, at);
  }
  return frames;
}

/** What was framed last: the same messages are sent to one spectator after the other. */
let latest: { readonly messages: readonly string[]; readonly frames: Buffer } | undefined;

/** Several messages as the bytes of their frames: a host does not mask, so that they are the same for every client, and made once. */
export function textFrames(messages: readonly string[]): Buffer {
  if (latest?.messages !== messages) latest = { messages, frames: framesOf(messages) };
  return latest.frames;
}
