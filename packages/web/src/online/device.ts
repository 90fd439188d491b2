type Sign = readonly [name: string, sign: RegExp];

/** The first that fits: most browsers also claim to be those below them. */
const BROWSERS: readonly Sign[] = [
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const SYSTEMS: readonly Sign[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** What this device is called in the list of devices: as much as tells it from the others. */
export function deviceName(agent: string = navigator.userAgent): string {
  const named = [BROWSERS, SYSTEMS].flatMap((signs) => signs.find(([, sign]) => sign.test(agent))?.[0] ?? []);
  return named.length === 0 ? 'Browser' : named.join(', ');
}
