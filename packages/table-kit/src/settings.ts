import { LANGUAGES, type Language, languageOf } from '@souk/i18n';
import { createStore, useStore } from './store.js';

export const THEMES = ['system', 'dark', 'light'] as const;
export const SPEEDS = ['full', 'quick', 'off'] as const;
/** Which moves wait for their button: all, those that spend much or cannot be taken back freely, or none. */
export const CONFIRMATIONS = ['always', 'weighty', 'never'] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Confirmation = (typeof CONFIRMATIONS)[number];

export interface Settings {
  readonly name: string;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sounds: boolean;
  /** Whether that was chosen: until it is, the default may change. */
  readonly soundsChosen: boolean;
  /** Which moves wait for a confirming click. */
  readonly confirm: Confirmation;
  readonly largerCards: boolean;
  readonly patterns: boolean;
  /** Whether letters, digits and signs are shortcuts at tables. */
  readonly keys: boolean;
  /** Whether to notify whose turn it is when the page is not in front; the browser has to allow it, too. */
  readonly notify: boolean;
  readonly language: Language;
}

const KEY = 'souk.settings';

const browserLanguage = (): Language => languageOf(navigator.language) ?? 'en';

const defaults = (): Settings => ({
  name: '',
  theme: 'system',
  speed: 'full',
  sounds: true,
  soundsChosen: false,
  confirm: 'weighty',
  largerCards: false,
  patterns: false,
  keys: true,
  notify: false,
  language: browserLanguage(),
});

const oneOf = <V extends string>(known: readonly V[], given: unknown, otherwise: V): V =>
  known.find((each) => each === given) ?? otherwise;

/** Settings from whatever the browser has kept: what is not understood is left at its default. */
export function readSettings(stored: string | null): Settings {
  const usual = defaults();
  let given: { readonly [name: string]: unknown } = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) given = { ...parsed };
  } catch {
    return usual;
  }
  const flag = (name: 'sounds' | 'largerCards' | 'patterns' | 'keys' | 'notify'): boolean =>
    typeof given[name] === 'boolean' ? given[name] : usual[name];
  return {
    name: typeof given.name === 'string' ? given.name.slice(0, 24) : usual.name,
    theme: oneOf(THEMES, given.theme, usual.theme),
    speed: oneOf(SPEEDS, given.speed, usual.speed),
    language: oneOf(LANGUAGES, given.language, usual.language),
    // Off was once the default, and was kept with all the rest.
    sounds: given.soundsChosen === true ? flag('sounds') : usual.sounds,
    soundsChosen: given.soundsChosen === true,
    // It was a switch once, off unless it had been turned on.
    confirm: given.confirm === true ? 'always' : oneOf(CONFIRMATIONS, given.confirm, usual.confirm),
    largerCards: flag('largerCards'),
    patterns: flag('patterns'),
    keys: flag('keys'),
    notify: flag('notify'),
  };
}

export const settings = createStore(readSettings(localStorage.getItem(KEY)));

export function changeSettings(change: Partial<Settings>): void {
  const chosen = change.sounds === undefined ? {} : { soundsChosen: true };
  const changed = { ...settings.get(), ...change, ...chosen };
  localStorage.setItem(KEY, JSON.stringify(changed));
  settings.set(changed);
}

export const useSettings = (): Settings => useStore(settings);

const prefersLight = window.matchMedia('(prefers-color-scheme: light)');
const prefersStillness = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Where a whole table and the log beside it have room. Smaller ones are stacked, and may be scrolled. */
const room = {
  normal: window.matchMedia('(min-width: 1152px) and (min-height: 620px)'),
  large: window.matchMedia('(min-width: 1440px) and (min-height: 800px)'),
};

/** Where a table is so narrow that what it needs most is put in reach of the thumb. */
const narrow = window.matchMedia('(max-width: 759px)');

const narrowness = {
  get: () => narrow.matches,
  subscribe(listener: () => void): () => void {
    narrow.addEventListener('change', listener);
    return () => narrow.removeEventListener('change', listener);
  },
};

export const useNarrow = (): boolean => useStore(narrowness);

/** Whether tables stand beside their log. */
export const areTablesWide = ({ largerCards }: Settings): boolean => room[largerCards ? 'large' : 'normal'].matches;

/** Motion as asked for, or none where the system asks for stillness. */
export const motionSpeed = ({ speed }: Settings): Speed => (prefersStillness.matches ? 'off' : speed);

/** Lets the style sheets know. */
export function applySettings(now: Settings): void {
  const { dataset } = document.documentElement;
  dataset.theme = now.theme === 'system' ? (prefersLight.matches ? 'light' : 'dark') : now.theme;
  dataset.speed = motionSpeed(now);
  dataset.patterns = String(now.patterns);
  dataset.tables = areTablesWide(now) ? 'wide' : 'stacked';
  dataset.cards = now.largerCards ? 'large' : 'normal';
  document.documentElement.lang = now.language;
}

/** Lets the style sheets know now, and whenever settings or the window change, until what it returns is called. */
export function keepSettingsApplied(): () => void {
  const apply = (): void => applySettings(settings.get());
  const queries = [prefersLight, room.normal, room.large];
  const stop = settings.subscribe(apply);
  for (const query of queries) query.addEventListener('change', apply);
  apply();
  return () => {
    stop();
    for (const query of queries) query.removeEventListener('change', apply);
  };
}
