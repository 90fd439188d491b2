/** What is said of the game outside its table; options, standing answers and bots describe themselves in English. */
export const en = {
  'game.dale-of-merchants': 'Dale of Merchants',
  'leadsWith.dale-of-merchants': 'with {n, plural, one {# stack} other {# stacks}}',
  'tagline.dale-of-merchants': 'Build the finest stall of the fair with cards that change hands.',
  'facts.dale-of-merchants': '2–4 players · deck building with animalfolk',
  'option.dale-of-merchants.decks.wrong':
    'Choose {more} decks, one more than players: {n, plural, one {# is} other {# are}} chosen.',
  'option.dale-of-merchants.decks.macaws': 'Snappy Scarlet Macaws',
  'option.dale-of-merchants.decks.pandas': 'Dealing Giant Pandas',
  'option.dale-of-merchants.decks.raccoons': 'Thieving Northern Raccoons',
  'option.dale-of-merchants.decks.squirrels': 'Hoarding Flying Squirrels',
  'option.dale-of-merchants.decks.ocelots': 'Lucky Ocelots',
  'option.dale-of-merchants.decks.chameleons': 'Adapting Veiled Chameleons',
  'best.dale-of-merchants.score': 'Most stacks',
  'best.dale-of-merchants.decisions': 'Fastest stall',
  'used.dale-of-merchants': 'Decks',
} as const;
