/** Dwarven Traders told in English: the names of things, and what becomes of an event. */
export const en = {
  'dt.gem.ruby': 'ruby',
  'dt.gem.sapphire': 'sapphire',
  'dt.gem.emerald': 'emerald',
  'dt.gem.topaz': 'topaz',
  'dt.smuggler': 'The Smuggler',
} as const;
