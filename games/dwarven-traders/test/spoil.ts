type Branch = { [name: string]: unknown };

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/**
 * A copy of a JSON document in which the named places have other values: `{ 'players[1].score': 0 }`.
 * The value undefined takes the place away.
 */
export function spoilt(document: object, changes: { readonly [path: string]: unknown }): unknown {
  const copy: unknown = structuredClone(document);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split(/[.[\]]+/).filter((name) => name !== '');
    const last = names.pop() ?? '';
    let place = copy;
    for (const name of names) place = isBranch(place) ? place[name] : undefined;
    if (!isBranch(place)) throw new Error(`there is no ${path}`);
    if (value !== undefined) place[last] = value;
    else if (Array.isArray(place)) place.splice(Number(last), 1);
    else delete place[last];
  }
  return copy;
}
