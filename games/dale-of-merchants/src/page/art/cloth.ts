import type { CSSProperties } from 'react';
import { faceOfDeck } from '../decks/loading.js';

interface Dress {
  readonly className: string;
  readonly style?: CSSProperties;
}

/** The colour and the pattern of a deck, for style sheets to draw with; those of junk where there is none. */
export function dressed(className: string, deck: string | undefined): Dress {
  const face = deck === undefined ? undefined : faceOfDeck(deck);
  if (face === undefined) return { className: `${className} is-junk` };
  return { className, style: { '--deck': face.colour, '--pattern': face.pattern } };
}
