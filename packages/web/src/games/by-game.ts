/** Parts of games' folders, `…/games/<id>/…`, by the game's id. */
export const byGame = <M>(parts: { readonly [path: string]: M }): ReadonlyMap<string, M> =>
  new Map(Object.entries(parts).map(([path, part]) => [/\/games\/([^/]+)\//.exec(path)?.[1] ?? path, part]));
