/** What the lesson says, in English. */
export const en = {
  'aa.lesson.welcome.title': 'A shop of forbidden things',
  'aa.lesson.welcome':
    'Nine items lie in your storehouse, hidden even from you. You earn gold by selling three equal items in a line. Whatever is left when the inspectors come gives you infamy. After three rounds the most gold wins.',
  'aa.lesson.reveal.title': 'Turn up two',
  'aa.lesson.reveal':
    'A round begins with two items that you turn up. Pick the two lit ones; everybody’s choices are turned up together.',
  'aa.lesson.draw.title': 'A turn: first draw',
  'aa.lesson.draw':
    'Two Bottled Fairies in one row: a third would be a set. Every turn begins with a draw, from the deck or from the top of the discard. The wand there does not help you, so draw from the deck.',
  'aa.lesson.play.title': 'Then act',
  'aa.lesson.play':
    'Now one item of your stash goes into the storehouse, in place of another, which goes to the discard. Pick the Crystal Ball and then the lit slot. You can also drag it there.',
  'aa.lesson.effect.title': 'What items do',
  'aa.lesson.effect':
    'Most items do something: the ball costs you a point of infamy and lets you look at one of your hidden items. Pick one. What you see stays your secret. Any item can be looked at large: point at it, or hold it.',
  'aa.lesson.discard.title': 'Take what others leave',
  'aa.lesson.discard':
    'So that is another Crystal Ball: keep it in mind. And Olo has discarded a Bottled Fairy! Everybody sees what you draw from the discard, but it is just what you need.',
  'aa.lesson.set.title': 'Three in a line',
  'aa.lesson.set': 'Play the fairy beside the other two. Rows, columns and diagonals all count.',
  'aa.lesson.sold.title': 'Sold!',
  'aa.lesson.sold':
    'A set is sold at once: twelve gold for the fairies. The gap closes, and your storehouse has become smaller, which also means less for the inspectors to find.',
  'aa.lesson.last.title': 'Some turns later',
  'aa.lesson.last':
    'Hild has no hidden item left and so has called the inspectors. Everybody else has one last turn. This is yours: draw.',
  'aa.lesson.inspectors.title': 'Here they come',
  'aa.lesson.inspectors':
    'Nothing of this would help, so discard something. Then all hidden items are turned up. Sets among them are still sold, and you know of one. All that is left gives infamy.',
  'aa.lesson.bribe.title': 'Fines and bribes',
  'aa.lesson.bribe':
    'Your three Crystal Balls brought nine gold. Hild called the inspectors without having the least infamy: ten points more for her. Her dial passed 24, and that fine costs 25 gold. Now you may buy yourself clean, a point for two gold, or keep the money.',
  'aa.lesson.end.title': 'That is the trade',
  'aa.lesson.end':
    'Two more rounds like this one, and the most gold wins. There are many more items to find, and wizards if you like. Now play!',
} as const;
