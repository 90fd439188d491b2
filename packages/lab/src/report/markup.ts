/** Text as it may stand between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Attributes = { readonly [name: string]: string | number | undefined };

/** An element; its content is markup already. Attributes that are undefined are left out. */
export function tag(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(typeof value === 'number' ? short(value) : value)}"`],
  );
  return `<${name}${written.join('')}>${content.join('')}</${name}>`;
}

/** A number with as many digits as a drawing needs. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

export const percentage = (part: number): string => `${short(100 * part)}%`;
