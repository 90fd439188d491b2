import { createStore, useStore } from './store.js';

/** Where there is no browser, in tests of faces for instance, nobody goes anywhere. */
const location = createStore(globalThis.location?.pathname ?? '/');

/** How many steps back lie within the app. */
let steps = 0;

/** Goes where the browser's own buttons lead, until what it returns is called. */
export function followHistory(): () => void {
  const follow = (): void => {
    steps = Math.max(0, steps - 1);
    location.set(window.location.pathname);
  };
  window.addEventListener('popstate', follow);
  // A button may have been pressed before there was anything to listen.
  location.set(window.location.pathname);
  return () => window.removeEventListener('popstate', follow);
}

/** Goes back to where the visitor came from; to the market square if that was elsewhere. */
export function goBack(): void {
  if (steps > 0) window.history.back();
  else go('/', { replace: true });
}

/** Goes to another place of the app without loading the page anew. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, '', path);
  else {
    window.history.pushState(null, '', path);
    steps++;
  }
  location.set(window.location.pathname);
  window.scrollTo(0, 0);
}

export const useLocation = (): string => useStore(location);

/** What a path has where a pattern such as `/play/:game` has names; undefined if it does not fit. */
export function matchPath(pattern: string, path: string): readonly string[] | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  const isName = (i: number): boolean => wanted[i]?.startsWith(':') ?? false;
  const fits = wanted.length === given.length && given.every((part, i) => isName(i) || part === wanted[i]);
  return fits ? given.filter((_, i) => isName(i)).map(decodeURIComponent) : undefined;
}
