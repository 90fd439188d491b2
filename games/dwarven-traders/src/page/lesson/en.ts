/** What the lesson says, in English. */
export const en = {
  'dt.lesson.welcome.title': 'A market that moves',
  'dt.lesson.welcome':
    'You mine gems and sell them. The four shafts show what each colour costs, from −3 to 3. Selling takes your pawn forward on the track around the board, as many spaces as the gem costs. After each of four rounds the places earn points.',
  'dt.lesson.gem.title': 'Your first gem',
  'dt.lesson.gem': 'Everybody begins a round with one gem, no two of the same colour. Take the ruby.',
  'dt.lesson.mine.title': 'Mine',
  'dt.lesson.mine':
    'On your turn you use one of the four cards. Its upper half lets you mine a gem: this one an emerald, after which emeralds get cheaper by one. Your wagons hold two gems.',
  'dt.lesson.prices.title': 'Everybody moves the prices',
  'dt.lesson.prices':
    'Mining makes a colour cheaper, selling makes it dearer. Olo has just sold an emerald for nothing, and now emeralds cost two. You have one! The cards that were used have been turned over.',
  'dt.lesson.sell.title': 'Sell',
  'dt.lesson.sell':
    'The lower half of a card lets you sell its colour. You are paid the price from before your turn; then it rises. Sell your emerald for two.',
  'dt.lesson.smuggler.title': 'The Smuggler',
  'dt.lesson.smuggler':
    'You are on 7 now. The emerald should have risen by two, but 3 is the top: for the step that was left the Smuggler moved forward. He gains from every step off a shaft, at the bottom too, and he can win.',
  'dt.lesson.both.title': 'Both at once',
  'dt.lesson.both':
    'You may do both with one card: mine and sell, for one turn. This card mines a topaz and sells your ruby.',
  'dt.lesson.loss.title': 'Late in the round',
  'dt.lesson.loss':
    'Gems are running out and so are good deals. Who can do anything must: sell your last ruby, though it costs −1 and takes you back a space. It has its good side.',
  'dt.lesson.trade.title': 'Last, and lucky',
  'dt.lesson.trade':
    'Who stands alone behind all others after a turn may trade: one of your gems for one of theirs, and they cannot refuse. You have none left, so you just take one. Take Olo’s sapphire, the dearest.',
  'dt.lesson.round.title': 'The round is over',
  'dt.lesson.round':
    'Hild could neither mine nor sell, so the round was over. All gems in wagons were sold at once, your sapphire for three. The places earn 4, 3, 2 and 1 points. Prices stay as they are, and a new round begins.',
  'dt.lesson.end.title': 'That is the trade',
  'dt.lesson.end': 'After four rounds the most points win. Watch the Smuggler, and think one turn ahead. Now play!',
} as const;
