const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;

/** The header of an unmasked text message in one frame (RFC 6455, 5.2). */
function headerOf(length: number): Buffer {
  if (length < SHORT) return Buffer.from([FINAL_TEXT, length]);
  const header = Buffer.alloc(length < 2 ** 16 ? 4 : 10);
  header[0] = FINAL_TEXT;
  if (length < 2 ** 16) {
    header[1] = SHORT;
    header.writeUInt16BE(length, 2);
  } else {
    header[1] = LONG;
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return header;
}

const known = new WeakMap<readonly Buffer[], Buffer>();

/** Several messages as the bytes of their frames: a host does not mask, so that they are the same for every client, and made once. */
export function textFrames(messages: readonly Buffer[]): Buffer {
  const made = known.get(messages);
  if (made !== undefined) return made;
  const frames = Buffer.concat(messages.flatMap((message) => [headerOf(message.length), message]));
  known.set(messages, frames);
  return frames;
}
