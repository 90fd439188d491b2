/** What is said of the game outside its table; options, standing answers and bots describe themselves in English. */
export const en = {
  'game.arcane-alley': 'Arcane Alley',
  'tagline.arcane-alley': 'Sell forbidden magic by the set, and be clean when the inspectors come.',
  'facts.arcane-alley': '2–6 players · hidden goods, sets and nerve',
  'option.arcane-alley.assignment.help': 'A different wizard for each, or none',
  'option.arcane-alley.assignment.glynna': 'Glynna Goodspell',
  'option.arcane-alley.assignment.meeblemore': 'Master Magus Meeblemore',
  'option.arcane-alley.assignment.corvus': 'Corvus the Collector',
  'option.arcane-alley.assignment.dafana': 'Lady Dafana',
  'option.arcane-alley.assignment.ninx': 'Ninx of Nethernight',
  'option.arcane-alley.assignment.byros': 'Byros Bankhouse',
  'best.arcane-alley.score': 'Most gold',
  'used.arcane-alley': 'Wizards',
} as const;
