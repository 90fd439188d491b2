// Apart from what loads them: the build of the page asks for the names before anything is compiled.

/** The packages that `SOUK_GAMES` names, separated by commas. */
export const pluginNames = (setting: string | undefined): readonly string[] =>
  (setting ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
