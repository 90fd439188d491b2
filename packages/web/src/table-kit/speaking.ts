import type { Seat } from '@souk/kernel';
import { translate } from '../i18n/text.js';
import type { Sitter } from '../session/session.js';
import type { Chip, Sentence, Speaker } from './face.js';

export const speakerFor = (sitters: readonly Sitter[], you: Seat | undefined): Speaker => ({
  you,
  sitters,
  name: (seat) => (seat === you ? translate('you') : (sitters[seat]?.name ?? '')),
  about: (seat, key) => (seat === you ? `${key}.you` : key),
});

const textOf = (filling: Chip | string | number): string | number =>
  typeof filling === 'object' ? filling.text : filling;

/** A sentence for those who listen. */
export const plainText = ({ k, with: fillings = {} }: Sentence): string =>
  translate(k, Object.fromEntries(Object.entries(fillings).map(([name, filling]) => [name, textOf(filling)])));

/** What fills the gaps of a sentence for those who look. */
export const drawnFillings = ({ with: fillings = {} }: Sentence) =>
  Object.fromEntries(
    Object.entries(fillings).map(([name, filling]) => [
      name,
      typeof filling === 'object' ? (filling.node ?? filling.text) : filling,
    ]),
  );
