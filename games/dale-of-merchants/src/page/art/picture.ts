/** Outlines, everywhere the same. */
export const ink = (width: number): string =>
  `stroke="#33241a" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
export const INK = ink(2.6);

/** A drawing as a picture of its own: drawn once by the browser, however many cards show it. */
export const asPicture = (drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="120" height="120">${drawing}</svg>`)}`;
