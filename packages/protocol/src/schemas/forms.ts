/** Characters that cannot be seen, whatever category they have: controls, fillers, blanks of Braille, joiners and selectors. */
const INVISIBLE = '\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800';
/** Any character but those; a sign that has two looks may be followed by what chooses one of them. */
const CHARACTER = `(?:(?<=\\p{Emoji})[\\uFE0E\\uFE0F]|[^${INVISIBLE}])`;
/** Somewhere there is something to be seen: more than spaces, and accents that stand on nothing. */
const IS_VISIBLE = `(?=.*(?![${INVISIBLE}])[\\p{L}\\p{N}\\p{P}\\p{S}])`;

/** The forms of texts, as patterns. */
export const ID = '^[A-Za-z0-9_-]{22}$';
export const SEND_ID = '^[A-Za-z0-9_.:-]{1,64}$';
export const CODE = '^[A-HJ-NP-Z2-9]{6}$';
export const NAME = `^${IS_VISIBLE}(?!\\s)${CHARACTER}+(?<!\\s)$`;
/** Names that were given before were held to less, and are still good to sign in with. */
export const KNOWN_NAME = '^[^\\p{C}\\s](?:[^\\p{C}]*[^\\p{C}\\s])?$';
export const LABEL = `^${IS_VISIBLE}${CHARACTER}+$`;
/** Ten characters at least, without the spaces at its ends. */
export const NEW_PASSPHRASE = '^\\s*\\S[\\s\\S]{8,}\\S\\s*$';
export const LINE = `^${IS_VISIBLE}[^\\p{C}]+$`;

/** What is expected of a text that does not have its form, in plain words. */
export const EXPECTED_FORMS: { readonly [pattern: string]: string } = {
  [ID]: '22 letters and digits, as the host has named it',
  [SEND_ID]: 'a name for this send of 1 to 64 letters, digits and signs (_ . : -)',
  [CODE]: 'a code of 6 capital letters and digits',
  [NAME]: 'a name that can be seen, without invisible characters and without spaces at its ends',
  [KNOWN_NAME]: 'the name of an account',
  [LABEL]: 'a label that can be seen, without invisible characters',
  [NEW_PASSPHRASE]: 'at least ten characters, spaces at the ends not counted',
  [LINE]: 'a line in which there is something to be seen, without control characters',
};
