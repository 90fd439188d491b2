/** Was das Ende einer Runde zeigt und sagt. */
export const podium = {
  'dt.podium.title': 'Runde {round} ist zu Ende',
  'dt.podium.step.sell': 'Verkauf',
  'dt.podium.step.places': 'Plätze',
  'dt.podium.step.points': 'Punkte',
  'dt.podium.sold': 'verkauft',
  'dt.podium.piece': 'seine Figur',
  'dt.podium.space': 'Feld {space}',
  'dt.podium.points': '{n, plural, one {Punkt} other {Punkte}}',
  'dt.podium.rounds': '{n, plural, one {Runde} other {Runden}}',
  'dt.podium.shared': '{place, select, 1 {1.} other {#.}} Platz, geteilt',
  'dt.podium.place': '{place, select, 1 {1.} other {#.}} Platz',
  'dt.podium.sofar': 'Punkte bisher',
  'dt.podium.sum': 'Summe',
  'dt.podium.rose': '{n, plural, one {# Platz} other {# Plätze}} gewonnen',
  'dt.podium.fell': '{n, plural, one {# Platz} other {# Plätze}} verloren',
  'dt.podium.roundsWon': 'Gewonnene Runden',
  'dt.podium.wonOf': '{n} von {needed} nötigen',
  'dt.podium.roundOf': 'Nach Runde {round} von höchstens {rounds}',
  'dt.podium.order': 'Wer in Runde {round} zuerst wählt',
  'dt.podium.starter': 'Erster Zug: {name}',
  'dt.podium.tie': 'Gleichstand auf Feld {space}',
  'dt.podium.tie.best': '{name} vor {other}: {gem} ist teurer als {otherGem}.',
  'dt.podium.tie.second':
    '{name} vor {other}: Die teuersten Steine kosten gleich viel, und von den zweiten ist {gem} teurer als {otherGem}.',
  'dt.podium.tie.none': '{name} vor {other}: {gem} gegen gar keinen Edelstein.',
  'dt.podium.tie.noSecond':
    '{name} vor {other}: Die teuersten Steine kosten gleich viel, und {gem} steht gegen gar keinen zweiten Stein.',
  'dt.podium.tie.shared':
    '{name} und {other}: Kein Edelstein entscheidet, also bekommen beide den niedrigsten der Plätze, die sie teilen: den {place, select, 2 {zweiten} 3 {dritten} 4 {vierten} other {fünften}}.',
  'dt.podium.level': 'Gleichstand mit {n, plural, one {# Punkt} other {# Punkten}}',
  'dt.podium.level.why':
    '{name} in der Partie vor {other}: der bessere Platz in Runde {round}, {place, select, 1 {1.} other {#.}} gegen {otherPlace, select, 1 {1.} other {#.}}.',
  'dt.podium.over': '{name} kann mit keiner der vier Karten fördern oder verkaufen: Runde {round} ist vorbei.',
  'dt.podium.over.you': 'Du kannst mit keiner der vier Karten fördern oder verkaufen: Runde {round} ist vorbei.',
  'dt.podium.wins': '{name} gewinnt Runde {round}.',
  'dt.podium.youWin': 'Du gewinnst Runde {round}.',
  'dt.podium.nobody': 'Niemand gewinnt Runde {round} allein.',
  'dt.podium.own':
    'Du bist {place, select, 2 {Zweiter} 3 {Dritter} 4 {Vierter} other {Letzter}}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'dt.podium.ownPoints': 'Das sind {points, plural, one {# Punkt} other {# Punkte}}.',
  'dt.podium.summary': '{headline} {own}',
  'dt.podium.toRound': 'Weiter zu Runde {round}',
  'dt.podium.toResult': 'Zum Ergebnis',
  'dt.podium.says.sold': '{name}: {gems} für {sum} verkauft, jetzt auf Feld {space}.',
  'dt.podium.says.scored': 'Runde {round}: {places}.',
  'dt.podium.says.place':
    '{name}: {place, select, 1 {1.} other {#.}} Platz, {points, plural, one {# Punkt} other {# Punkte}}, insgesamt {sum}',
  'dt.podium.says.placeAlone':
    '{name}: {place, select, 1 {1.} other {#.}} Platz, {sum, plural, one {# Runde} other {# Runden}} gewonnen',
} as const;
