import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Dwarven Traders auf Deutsch erzählt: wie die Dinge heißen, und was von einem Ereignis gesagt wird. */
export const de = {
  'dt.gem.ruby': 'Rubin',
  'dt.gem.sapphire': 'Saphir',
  'dt.gem.emerald': 'Smaragd',
  'dt.gem.topaz': 'Topas',
  'dt.aGem': 'einen {gem}',
  'dt.twoGems': 'zwei {gem, select, ruby {Rubine} sapphire {Saphire} emerald {Smaragde} other {Topase}}',
  'dt.nothing': 'nichts',
  'dt.smuggler': 'Der Schmuggler',
  'dt.log.roundStarted': '{who} {who, select, you {beginnst} other {beginnt}} Runde {round}.',
  'dt.log.chose': '{who} {who, select, you {hast} other {hat}} zu Beginn {gem} gewählt.',
  'dt.log.dealt': 'Vier Karten liegen aus.',
  'dt.log.mined': '{who} {who, select, you {hast} other {hat}} mit Karte {card} {gem} gefördert.',
  'dt.log.sold':
    '{who} {who, select, you {hast} other {hat}} mit Karte {card} {gem} für {price} verkauft und {who, select, you {stehst} other {steht}} jetzt auf Feld {space}.',
  'dt.log.price': 'Der Preis für {gem} ist jetzt {price}.',
  'dt.log.priceTop': 'Der Preis für {gem} ist jetzt {price} und kann nicht weiter steigen.',
  'dt.log.priceBottom': 'Der Preis für {gem} ist jetzt {price} und kann nicht weiter fallen.',
  'dt.log.smuggler':
    'Der Schmuggler ist {steps, plural, one {# Feld} other {# Felder}} weitergezogen, auf Feld {space}.',
  'dt.log.replaced': 'Karte {card} (Nummer {number}) war verbraucht und wurde ersetzt.',
  'dt.log.shuffled': '{n, plural, one {Die übrige Karte wurde} other {Die # übrigen Karten wurden}} gemischt.',
  'dt.log.traded':
    '{who} {who, select, you {hast} other {hat}} mit {whom, select, you {dir} smuggler {dem Schmuggler} other {#}} getauscht: {gave} gegen {took}.',
  'dt.log.took':
    '{who} {who, select, you {hast} other {hat}} {took} {whom, select, you {von dir} smuggler {vom Schmuggler} other {von #}} genommen.',
  'dt.log.noTrade': '{who} {who, select, you {hast} other {hat}} auf den Zusatztausch verzichtet.',
  'dt.log.stuck':
    '{who} {who, select, you {kannst} other {kann}} mit keiner der vier Karten fördern oder verkaufen: Runde {round} ist vorbei.',
  'dt.log.storeSold':
    '{who} {who, select, you {hast} other {hat}} am Ende der Runde {gems} für {sum} verkauft und {who, select, you {stehst} other {steht}} jetzt auf Feld {space}.',
  'dt.log.scored': 'Punkte der Runde: {points}.',
  'dt.log.points': '{who, select, you {du} smuggler {der Schmuggler} other {#}} {n}',
  'dt.log.over': 'Die Partie ist zu Ende.',
  'dt.now.chose': '{who} {who, select, you {wählst} other {wählt}} {gem}.',
  'dt.now.mined': '{who} {who, select, you {förderst} other {fördert}} {gem}.',
  'dt.now.sold': '{who} {who, select, you {verkaufst} other {verkauft}} {gem} für {price}.',
  'dt.now.both':
    '{who} {who, select, you {förderst} other {fördert}} {mined} und {who, select, you {verkaufst} other {verkauft}} {gem} für {price}.',
  'dt.now.traded':
    '{who} {who, select, you {gibst} other {gibt}} {whom, select, you {dir} smuggler {dem Schmuggler} other {#}} {gave} für {took}.',
  'dt.now.took':
    '{who} {who, select, you {nimmst} other {nimmt}} {whom, select, you {dir} smuggler {dem Schmuggler} other {#}} {took} weg.',
  'dt.now.stuck':
    '{who} {who, select, you {kannst} other {kann}} weder fördern noch verkaufen: Runde {round} ist vorbei.',
  'dt.now.noTrade': '{who} {who, select, you {verzichtest} other {verzichtet}} auf den Zusatztausch.',
  'dt.now.scored': 'Runde {round} wird gewertet.',
  'dt.prompt.choose-gem': 'Wähle deinen ersten Edelstein.',
  'dt.prompt.turn': 'Wähle eine Handelskarte: fördern, verkaufen oder beides.',
  'dt.prompt.extra-trade': 'Du liegst hinten: Tausche einen deiner Steine gegen einen anderen, wenn du magst.',
  'dt.because.points': 'einen Vorsprung an Siegpunkten',
  'dt.because.place': 'einen besseren Platz, wenn die Runde jetzt endete',
  'dt.because.margin': 'einen besseren Abstand zum Besten, wenn alle Steine verkauft sind',
  'dt.because.spaces': 'mehr Felder, wenn alle Steine verkauft sind',
  'dt.because.ripe': 'einen Stein, den eine Karte der Reihe besser verkauft',
  'dt.because.swap': 'eine Karte der Reihe, die besser verkauft und fördert',
  'dt.because.vein': 'einen besseren Stein zum Fördern',
  'dt.because.gems': 'mehr Steine im Lager',
  'dt.because.pair': 'zwei einer Farbe, von denen der zweite mehr bringt',
  'dt.because.last': 'allein den letzten Platz, der einen Zusatztausch bringen kann',
  'dt.because.turn': 'den nächsten Zug',
  'dt.because.trade': 'einen Zusatztausch',
} as const satisfies Translation<typeof en>;
