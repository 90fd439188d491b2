/** A law that did not hold, with what is needed to see it again. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: string;

  constructor(law: string, what: string) {
    super(`${law}: ${what}`);
    this.law = law;
  }
}

export function hold(law: string, holds: boolean, what: () => string): void {
  if (!holds) throw new LawBroken(law, what());
}

/** Two things are the same if they are written the same. Their builders name fields in one order. */
export function same(law: string, one: unknown, other: unknown, what: string): void {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  hold(law, left === right, () => `${what} differ\n  ${around(left, right)}\n  ${around(right, left)}`);
}

/** The part of a long text around the first place where it departs from another. */
function around(text = 'undefined', other = 'undefined'): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  return `…${text.slice(Math.max(0, at - 60), at + 60)}…`;
}
