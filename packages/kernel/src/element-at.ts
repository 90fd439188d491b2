/** The element at an index that must be there: where it is missing, the program itself has made a mistake. */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`expected an element at ${index}, there are ${list.length}`);
  return element;
}
