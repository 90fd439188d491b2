import type { Language } from '@souk/i18n';

// What a native reader stumbles over, as far as it can be found without understanding anything.

/** Names of players in tests: whoever is not "you". */
export const OTHERS = ['Olo', 'Hild', 'Nadir', 'Ines', 'Tarik'] as const;

const OTHER = OTHERS.join('|');

interface Fault {
  readonly name: string;
  readonly pattern: RegExp;
}

const ANYWHERE: readonly Fault[] = [
  { name: 'a gap that is not filled', pattern: /[{}#]|undefined|null|NaN/ },
  { name: 'two spaces', pattern: / {2}/ },
  { name: 'a space before a comma or a full stop', pattern: / [.,;:!?]/ },
  { name: 'an abbreviation', pattern: /\b(?:VP|SP)\b/ },
  { name: 'a bot without a name', pattern: /\b[Bb]ot \d/ },
  { name: 'a key instead of words', pattern: /\b(?:aa|dt|dm)\.\w/ },
  { name: 'a hyphen for a minus', pattern: /(?<![\p{L}\d])-\d/u },
];

const IN: { readonly [L in Language]: readonly Fault[] } = {
  en: [
    { name: '"a" before a vowel', pattern: /\b[Aa] (?!one\b|uni|eu|use)[aeio]/ },
    { name: '"an" before a consonant', pattern: /\b[Aa]n (?![aeiouAEIOUX]|hour|heir|honest)/ },
    {
      name: 'one of several',
      pattern: /(?<![\d,.−+-]|and )(?<!, )1 (?:cards|items|spaces|gems|coins|points|moves|markers)\b/,
    },
    {
      name: 'the third person about oneself',
      pattern: /\b[Yy]ou (?!always\b|afterwards\b)(?:has|is|was|does|\w+[^su\W]s)\b/,
    },
    {
      name: '"you" about another',
      pattern: new RegExp(`\\b(?:${OTHER}) (?:are|have|mine|sell|buy|draw|play)\\b`),
    },
    { name: '"You" in the middle of a sentence', pattern: /[,\p{L}] You\b/u },
  ],
  de: [
    {
      name: 'eine von mehreren',
      pattern: /(?<![\d,.−+-]|und )(?<!, )1 (?:Karten|Waren|Felder|Steine|Münzen|Punkte|Züge|Bußmarken)\b/,
    },
    {
      name: 'die dritte Person über sich selbst',
      pattern: /\b[Dd]u (?:hat|ist|wird|kann)\b|(?:^|[.!?:] )Du \p{L}+[^sz\P{L}]t\b/u,
    },
    {
      name: 'die zweite Person über andere',
      pattern: new RegExp(`\\b(?:${OTHER}) (?:hast|bist|wirst|kannst|stehst|legst|ziehst)\\b`),
    },
    { name: '„Du“ mitten im Satz', pattern: /[,\p{L}] Du\b/u },
    {
      name: 'ein Fall, der nicht stimmt',
      pattern:
        /\b(?:hat|hast) (?:\p{L}+,? )*(?:Treuer|Kühner|Hamsternder|Schmutziger|Verfluchter|Unsichtbarer|Älterer|Magischer|Dunkler|Heiliger) \p{Lu}\p{L}+ \p{Ll}*(?:zogen|legt|deckt|spielt|kauft|nommen)\b/u,
    },
  ],
};

/** What is wrong with a sentence, by name. */
export const faultsOf = (text: string, language: Language): string[] =>
  [...ANYWHERE, ...IN[language]].filter(({ pattern }) => pattern.test(text)).map(({ name }) => `${name}: ${text}`);
