/**
 * Where the compiled file of a thread is. Tests run the sources, which threads cannot load by themselves:
 * there, as everywhere, a thread runs what was built.
 */
export const threadFile = (name: string, from: string): URL =>
  new URL(name, from.endsWith('.ts') ? from.replace('/src/', '/dist/') : from);
