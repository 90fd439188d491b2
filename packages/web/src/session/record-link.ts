import { InputError, type MatchRecord } from '@souk/kernel';

/** Where links to matches lead that no host knows: the record itself follows the #, which no browser sends to anybody. */
const PLACE = '/shared';

/** A record has some ten thousand bytes. What unfolds into far more is none. */
const MOST_BYTES = 4_000_000;

const FORMAT = 'deflate-raw';

/** What comes out of a stream of the browser, as long as it is no more than it may be. */
async function through(stream: CompressionStream | DecompressionStream, bytes: BufferSource): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new InputError('link', `a record of at most ${MOST_BYTES} bytes`);
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Base64 in the letters that an address may have (RFC 4648, 5). */
function lettersOf(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A link that holds a whole record: whoever opens it watches the match, and needs nobody to have kept it. */
export async function linkToRecord(record: MatchRecord, origin: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  return new URL(`${PLACE}#${lettersOf(await through(new CompressionStream(FORMAT), bytes))}`, origin).href;
}

/** The text of the record that a link holds behind its #. Throws if it holds none, or not all of one. */
export async function recordTextIn(fragment: string): Promise<string> {
  try {
    const bytes = await through(new DecompressionStream(FORMAT), bytesOf(fragment.replace(/^#/, '')));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof InputError) throw error;
    // Letters that are none, what is cut off, or what never was deflated: the browser has an error of its own for each.
    throw new InputError('link', 'a whole link to a match');
  }
}
