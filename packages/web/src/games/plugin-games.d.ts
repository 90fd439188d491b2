/** What the build makes of `SOUK_GAMES`: the games of other packages, and their rules as they are written. */
declare module 'virtual:plugin-games' {
  export const manifests: readonly import('@souk/games').Manifest[];
  /** In the order of the manifests. */
  export const rules: readonly (() => Promise<string>)[];
}
