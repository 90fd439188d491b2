import { shortened, unpainted, widthOf } from '@souk/terminal-kit';

/** A text that is too long loses its end, and its paint. */
export const clipped = (text: string, width: number): string =>
  widthOf(text) <= width ? text : shortened(unpainted(text), width);
