/** What the end of a round shows and says. */
export const podium = {
  'dt.podium.title': 'Round {round} is over',
  'dt.podium.step.sell': 'Sell',
  'dt.podium.step.places': 'Places',
  'dt.podium.step.points': 'Points',
  'dt.podium.sold': 'sold',
  'dt.podium.piece': 'his piece',
  'dt.podium.space': 'space {space}',
  'dt.podium.points': '{n, plural, one {point} other {points}}',
  'dt.podium.rounds': '{n, plural, one {round} other {rounds}}',
  'dt.podium.place': '{place, select, 1 {1st} 2 {2nd} 3 {3rd} other {#th}} place',
  'dt.podium.shared': '{place, select, 1 {1st} 2 {2nd} 3 {3rd} other {#th}} place, shared',
  'dt.podium.sofar': 'Points so far',
  'dt.podium.sum': 'Sum',
  'dt.podium.rose': 'up {n, plural, one {# rank} other {# ranks}}',
  'dt.podium.fell': 'down {n, plural, one {# rank} other {# ranks}}',
  'dt.podium.roundsWon': 'Rounds won',
  'dt.podium.wonOf': '{n} of {needed} needed',
  'dt.podium.roundOf': 'After round {round} of at most {rounds}',
  'dt.podium.order': 'Who takes the first gem of round {round}',
  'dt.podium.starter': 'First turn: {name}',
  'dt.podium.tie': 'Tie on space {space}',
  'dt.podium.tie.best': '{name} ahead of {other}: {gem} is dearer than {otherGem}.',
  'dt.podium.tie.second':
    '{name} ahead of {other}: their dearest gems cost the same, and of the second ones {gem} is dearer than {otherGem}.',
  'dt.podium.tie.none': '{name} ahead of {other}: {gem} against no gem at all.',
  'dt.podium.tie.noSecond':
    '{name} ahead of {other}: their dearest gems cost the same, and {gem} stands against no second gem at all.',
  'dt.podium.tie.shared':
    '{name} and {other}: no gem decides, so both get the lowest of the places that they share: the {place, select, 2 {second} 3 {third} 4 {fourth} other {fifth}}.',
  'dt.podium.level': 'Tie on {n, plural, one {# point} other {# points}}',
  'dt.podium.level.why':
    '{name} ahead of {other} in the match: the better place in round {round}, {place, select, 1 {1st} 2 {2nd} 3 {3rd} other {#th}} against {otherPlace, select, 1 {1st} 2 {2nd} 3 {3rd} other {#th}}.',
  'dt.podium.over': '{name} can neither mine nor sell with any of the four cards: round {round} is over.',
  'dt.podium.over.you': 'You can neither mine nor sell with any of the four cards: round {round} is over.',
  'dt.podium.wins': '{name} wins round {round}.',
  'dt.podium.youWin': 'You win round {round}.',
  'dt.podium.nobody': 'Nobody wins round {round} alone.',
  'dt.podium.own':
    'You are {place, select, 2 {second} 3 {third} 4 {fourth} other {last}}: {points, plural, one {# point} other {# points}}.',
  'dt.podium.ownPoints': 'That is {points, plural, one {# point} other {# points}}.',
  'dt.podium.summary': '{headline} {own}',
  'dt.podium.toRound': 'On to round {round}',
  'dt.podium.toResult': 'To the result',
  'dt.podium.says.sold': '{name}: {gems} sold for {sum}, now on space {space}.',
  'dt.podium.says.scored': 'Round {round}: {places}.',
  'dt.podium.says.place':
    '{name} {place, select, 1 {first} 2 {second} 3 {third} 4 {fourth} other {fifth}}, {points, plural, one {# point} other {# points}}, {sum} in all',
  'dt.podium.says.placeAlone':
    '{name} {place, select, 1 {first} other {second}}, {sum, plural, one {# round} other {# rounds}} won',
} as const;
