/**
 * SHA-256 (FIPS 180-4) over UTF-8 text. The kernel runs where no common synchronous hash exists
 * (Node, page, worker), and the deal of a match must not wait for a promise.
 */
export function sha256(text: string): Uint8Array {
  const message = padded(utf8(text));
  const hash = INITIAL.slice();
  const schedule = new Int32Array(64);
  for (let at = 0; at < message.length; at += 64) absorb(hash, schedule, message, at);
  const bytes = new Uint8Array(32);
  hash.forEach((word, i) => {
    for (let k = 0; k < 4; k++) bytes[4 * i + k] = word >>> (24 - 8 * k);
  });
  return bytes;
}

/** The same as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string =>
  Array.from(sha256(text), (byte) => byte.toString(16).padStart(2, '0')).join('');

const PRIMES: readonly number[] = firstPrimes(64);
const INITIAL = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));
const ROUND = Int32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

/** The first 32 bits behind the point. */
function fractionBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
}

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function absorb(hash: Int32Array, w: Int32Array, message: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) {
    const k = at + 4 * i;
    w[i] = (message[k] << 24) | (message[k + 1] << 16) | (message[k + 2] << 8) | message[k + 3];
  }
  for (let i = 16; i < 64; i++) {
    const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] += word;
}

function padded(bytes: number[]): Uint8Array {
  const message = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64));
  message.set(bytes);
  message[bytes.length] = 0x80;
  let bits = bytes.length * 8;
  for (let at = message.length - 1; bits > 0; at--) {
    message[at] = bits % 256;
    bits = Math.floor(bits / 256);
  }
  return message;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point < 0xe000 ? REPLACEMENT : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return bytes;
}

/** What UTF-8 puts in place of half a surrogate pair. */
const REPLACEMENT = 0xfffd;

const tail = (code: number): number => 0x80 | (code & 0x3f);
