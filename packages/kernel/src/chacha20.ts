/** A key as eight 32-bit words. */
export type ChaChaKey = readonly number[];

const WORDS = 16;
const DOUBLE_ROUNDS = 10;
/** "expand 32-byte k". */
const CONSTANTS: readonly number[] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 7);
}

/** The block function of ChaCha20 (RFC 8439, 2.3): sixteen words that tell nothing of those of any other block. */
export function chacha20Block(key: ChaChaKey, counter: number, nonce: readonly number[]): Int32Array {
  const start = Int32Array.from([...CONSTANTS, ...key, counter, ...nonce]);
  const x = start.slice();
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 1, 5, 9, 13);
    quarterRound(x, 2, 6, 10, 14);
    quarterRound(x, 3, 7, 11, 15);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) x[i] += start[i];
  return x;
}

/** The words of a key of 32 bytes, each with its lowest byte first. */
export const keyOfBytes = (bytes: Uint8Array): ChaChaKey =>
  Array.from({ length: 8 }, (_, i) => {
    const [w, x, y, z] = bytes.subarray(4 * i, 4 * i + 4);
    return w | (x << 8) | (y << 16) | (z << 24);
  });

/** The bytes of a key as 64 hexadecimal digits. */
export const keyToHex = (key: ChaChaKey): string =>
  key
    .flatMap((word) => [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24])
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export const keyFromHex = (hex: string): ChaChaKey =>
  keyOfBytes(Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16)));
