import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Dwarven Traders auf Deutsch erzählt: wie die Dinge heißen, und was von einem Ereignis gesagt wird. */
export const de = {
  'dt.gem.ruby': 'Rubin',
  'dt.gem.sapphire': 'Saphir',
  'dt.gem.emerald': 'Smaragd',
  'dt.gem.topaz': 'Topas',
  'dt.nothing': 'nichts',
  'dt.smuggler': 'Der Schmuggler',
  'dt.log.roundStarted': '{who} {who, select, you {beginnst} other {beginnt}} Runde {round}.',
  'dt.log.chose': '{who} {who, select, you {startest} other {startet}} mit {gem}.',
  'dt.log.dealt': 'Vier Karten liegen aus.',
  'dt.log.mined': '{who} {who, select, you {hast} other {hat}} mit Karte {card} {gem} gefördert.',
  'dt.log.sold':
    '{who} {who, select, you {hast} other {hat}} mit Karte {card} {gem} für {price} verkauft, jetzt auf Feld {space}.',
  'dt.log.price': 'Preis für {gem}: {price}.',
  'dt.log.priceTop': 'Preis für {gem}: {price}, er kann nicht weiter steigen.',
  'dt.log.priceBottom': 'Preis für {gem}: {price}, er kann nicht weiter fallen.',
  'dt.log.smuggler': 'Der Schmuggler ist {steps, plural, one {# Feld} other {# Felder}} weitergezogen, auf {space}.',
  'dt.log.replaced': 'Karte {card} wurde ersetzt (Nummer {number} ist verbraucht).',
  'dt.log.shuffled': '{n, plural, one {Die übrige Karte wurde} other {Die # übrigen Karten wurden}} gemischt.',
  'dt.log.traded':
    '{who} {who, select, you {hast} other {hat}} mit {whom, select, you {dir} smuggler {dem Schmuggler} other {#}} getauscht: {gave} gegen {took}.',
  'dt.log.took':
    '{who} {who, select, you {hast} other {hat}} {took} {whom, select, you {von dir} smuggler {vom Schmuggler} other {von #}} genommen.',
  'dt.log.noTrade': '{who} {who, select, you {hast} other {hat}} auf den Zusatztausch verzichtet.',
  'dt.log.stuck': '{who} {who, select, you {kannst} other {kann}} nichts mehr tun: Runde {round} ist vorbei.',
  'dt.log.storeSold':
    '{who} {who, select, you {hast} other {hat}} am Ende {gems} für {sum} verkauft, jetzt auf Feld {space}.',
  'dt.log.scored': 'Punkte der Runde: {points}.',
  'dt.log.points': '{who, select, smuggler {der Schmuggler} other {#}} {n}',
  'dt.log.over': 'Die Partie ist zu Ende.',
  'dt.prompt.choose-gem': 'Wähle deinen ersten Edelstein.',
  'dt.prompt.turn': 'Wähle eine Handelskarte: fördern, verkaufen oder beides.',
  'dt.prompt.extra-trade': 'Du liegst hinten: Tausche einen deiner Steine gegen einen anderen, wenn du magst.',
  'dt.because.points': 'einen Vorsprung an Siegpunkten',
  'dt.because.place': 'Siegpunkte, wenn die Runde jetzt endete',
  'dt.because.margin': 'einen Vorsprung auf der Leiste',
  'dt.because.spaces': 'Felder auf der Leiste',
  'dt.because.ripe': 'einen Stein, den eine Karte der Reihe teuer verkauft',
  'dt.because.swap': 'eine Karte der Reihe, die gut verkauft und fördert',
  'dt.because.vein': 'einen wertvollen Stein zum Fördern',
  'dt.because.gems': 'Steine im Lager',
  'dt.because.pair': 'zwei einer Farbe, von denen der zweite mehr bringt',
  'dt.because.last': 'allein den letzten Platz mit seinem Tausch',
  'dt.because.turn': 'den nächsten Zug',
} as const satisfies Translation<typeof en>;
