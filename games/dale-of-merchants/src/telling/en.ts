/** Dale of Merchants told in English. Cards and decks have the rules' own names. */
export const en = {} as const;
