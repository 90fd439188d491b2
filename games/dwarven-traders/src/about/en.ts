/** What is said of the game outside its table; options, standing answers and bots describe themselves in English. */
export const en = {
  'game.dwarven-traders': 'Dwarven Traders',
  'tagline.dwarven-traders': 'Mine gems and sell them dear; every deal moves the market for all.',
  'facts.dwarven-traders': '1–4 players · open market, no hidden cards',
  'rival.smuggler': 'Smuggler',
  'rival.smuggler.named': 'the Smuggler',
  'rival.smuggler.won': 'The Smuggler has won',
} as const;
