/** The part of negotiator that is used here: it has no types of its own, and those of others know no preferences. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: { readonly [name: string]: string | readonly string[] | undefined } });
    /** What the client likes best of what there is, and of what it likes equally well the first in `preferred`. */
    encoding<Coding extends string>(
      available: readonly Coding[],
      options: { readonly preferred: readonly Coding[] },
    ): Coding | undefined;
  }
}
