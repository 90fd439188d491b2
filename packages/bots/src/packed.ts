/**
 * Weights as text, so that a page has less to load: ten-thousandths in base64 VLQ, the way source maps write numbers.
 * Five bits a letter, the lowest first; a sixth says that more letters follow; the lowest bit of all is the sign.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BITS = 5;
const MORE = 1 << BITS;
const PRECISION = 10_000;

/** The numbers that a text stands for. It may be broken into lines. */
export function unpack(text: string): readonly number[] {
  const values: number[] = [];
  let sum = 0;
  let shift = 0;
  for (const letter of text.replaceAll(/\s/g, '')) {
    const digit = LETTERS.indexOf(letter);
    sum |= (digit & (MORE - 1)) << shift;
    shift += BITS;
    if ((digit & MORE) !== 0) continue;
    values.push((sum & 1 ? -(sum >>> 1) : sum >>> 1) / PRECISION);
    sum = 0;
    shift = 0;
  }
  return values;
}

/** Numbers of four decimals at most, as text. */
export function pack(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    const whole = Math.round(value * PRECISION);
    let rest = (Math.abs(whole) << 1) | (whole < 0 ? 1 : 0);
    do {
      const isLast = rest < MORE;
      text += LETTERS[(rest & (MORE - 1)) | (isLast ? 0 : MORE)];
      rest >>>= BITS;
    } while (rest > 0);
  }
  return text;
}
