/** What the lesson says, in English. */
export const en = {
  'dm.lesson.welcome.title': 'The finest stall of the fair',
  'dm.lesson.welcome':
    'Your stall needs eight stacks of cards: the first worth exactly 1, the second exactly 2, and so on up to 8. Whoever builds the eighth stack first wins. Cards in your stall are gone from your deck, so choose well.',
  'dm.lesson.market.title': 'Better cards',
  'dm.lesson.market':
    'You start with a poor hand: mostly junk. The market has better things. A card costs the number printed on it and the surcharge of its place; the place on the right costs nothing extra.',
  'dm.lesson.buy.title': 'Buy',
  'dm.lesson.buy':
    'Every card can be paid with, for what it is worth. Buy the Prepaid Good, which costs 2: pick it and two of your junk cards. They go to your discard pile, and the new card comes straight to your hand.',
  'dm.lesson.cleanUp.title': 'After every turn',
  'dm.lesson.cleanUp':
    'One action, and your turn is over. Then your hand is filled up to five cards, and market cards move to the right, so what is dear now may soon be cheap. When your deck is empty, your discard pile is shuffled and becomes your deck.',
  'dm.lesson.stall.title': 'Build',
  'dm.lesson.stall':
    'Another action is to build the next stack. A stack holds cards of one animal only, and no junk. The first one needs a 1: build the Stashing Vendor.',
  'dm.lesson.technique.title': 'Techniques',
  'dm.lesson.technique':
    'Many cards can do something when you play them instead: they are techniques. Point at the Prepaid Good, or hold it, to read it; then play it.',
  'dm.lesson.free.title': 'A gift',
  'dm.lesson.free': 'It lets you take any card of the market without paying. Take the dearest: the Favourite Toy.',
  'dm.lesson.plus.title': 'One more action',
  'dm.lesson.plus':
    'The Favourite Toy takes the top card of your discard pile back to your hand. That is your Prepaid Good! And the plus on it means: after this technique you may take one more action.',
  'dm.lesson.second.title': 'And build again',
  'dm.lesson.second':
    'The Prepaid Good is worth 2, just what your second stack needs. Build it with your extra action.',
  'dm.lesson.inventory.title': 'When nothing fits',
  'dm.lesson.inventory':
    'You can always discard any cards of your hand and draw others at the end of your turn. Get rid of some junk.',
  'dm.lesson.end.title': 'Six stacks to go',
  'dm.lesson.end':
    'Buy, play, build: that is all. There are six animal decks with manners of their own, and every match has others. Now play!',
} as const;
