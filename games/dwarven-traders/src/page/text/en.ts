import { en as told } from '@souk/games/dwarven-traders/telling/en';

/** Dwarven Traders in English. */
export const en = {
  ...told,
  'dt.theSmuggler': 'the Smuggler',
  'dt.whom.you': 'you',
  'dt.marker': 'his piece on the track',
  'dt.vp': 'VP',
  'dt.vpLong': 'victory points',
  'dt.won': 'won',
  'dt.roundsWon': 'rounds won',
  'dt.spaceLong': 'space on the score track',
  'dt.traderLong': '{name}: on space {space}, {points, plural, one {# point} other {# points}}',
  'dt.wagonEmpty': 'empty wagon',
  'dt.wagonOf': '{name}: wagon with a {gem}',
  'dt.markerOf': '{name}: a {gem} is his piece on the track',
  'dt.priceOf': '{gem} costs {price}',
  'dt.poolOf': '{gem}: {n} in the pool, price {price}',
  'dt.cards': 'Trading cards',
  'dt.noCards': 'The cards are dealt when everybody has chosen a gem.',
  'dt.box': '{n, plural, one {# gem} other {# gems}} sold',
  'dt.boxAndDeck':
    '{n, plural, one {# gem} other {# gems}} sold · {deck, plural, one {# card} other {# cards}} in the unused deck',
  'dt.mine': 'mine',
  'dt.sell': 'sell',
  'dt.both': 'Both',
  'dt.mineGem': 'Mine {gem}',
  'dt.sellGem': 'Sell {gem} for {price}',
  'dt.bothGem': 'Both: mine, and sell {gem} for {price}',
  'dt.behindHelp': 'The other side, which comes up when the card has been used',
  'dt.behindLong': 'Other side: mine {mine}, falls by {down}; sell {sell}, rises by {up}',
  'dt.noTrade': 'No trade',
  'dt.giveTo': 'Give it to {whom} for nothing',
  'dt.roundOf': 'Round {round} of {rounds}',
  'dt.roundShort': 'R{round}',
  'dt.preview.choose': 'Starts you with a {gem}, which costs {price}.',
  'dt.preview.noTrade': 'Leaves the trade.',
  'dt.preview.trade': 'Gives {gave} to {whom} for {took}.',
  'dt.preview.take': 'Takes {took} from {whom}.',
  'dt.preview.price': '{gem} to {price}',
  'dt.preview.mine': 'Mines {mined}: {prices}.',
  'dt.preview.mine.smuggler':
    'Mines {mined}: {prices}; the Smuggler moves {steps, plural, one {# space} other {# spaces}}.',
  'dt.preview.sell': 'Sells {sold} for {pay}: {prices}.',
  'dt.preview.sell.smuggler':
    'Sells {sold} for {pay}: {prices}; the Smuggler moves {steps, plural, one {# space} other {# spaces}}.',
  'dt.preview.both': 'Mines {mined}, sells {sold} for {pay}: {prices}.',
  'dt.preview.both.smuggler':
    'Mines {mined}, sells {sold} for {pay}: {prices}; the Smuggler moves {steps, plural, one {# space} other {# spaces}}.',
  'dt.chapter.round': 'Round {round}',
  'dt.lookAt': 'Look at {name}',
  'dt.wagonsEmpty': 'Both wagons are empty.',
  'dt.about.trader':
    'On space {space} of the score track, with {points, plural, one {# point} other {# points}} so far.',
  'dt.about.stored': '{gem}: worth {price} now',
  'dt.about.gem':
    'Costs {price} now. {pool, plural, one {# gem is} other {# gems are}} left to be mined; {box, plural, one {# has} other {# have}} been sold in this round.',
  'dt.about.prices':
    'Mining a gem makes its colour cheaper, selling one makes it dearer. A sale pays the price from before your turn. Steps beyond +3 or −3 move the Smuggler instead.',
  'dt.about.smuggler':
    'He moves one space for every step that would take a price off its track, and he can win the game. The gem beside him is his piece: you can trade for it in an extra trade.',
  'dt.about.smugglerSolo':
    'He plays against you: mines the dearest gem, sells where it moves him furthest, and walks for every step that would take a price off its track. Whoever wins two rounds wins.',
} as const;
