import { de as told } from '@souk/games/dwarven-traders/telling/de';
import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Dwarven Traders auf Deutsch. */
export const de = {
  ...told,
  'dt.theSmuggler': 'dem Schmuggler',
  'dt.whom.you': 'dir',
  'dt.marker': 'seine Figur auf der Leiste',
  'dt.vp': 'SP',
  'dt.vpLong': 'Siegpunkte',
  'dt.won': 'gew.',
  'dt.roundsWon': 'gewonnene Runden',
  'dt.spaceLong': 'Feld auf der Punkteleiste',
  'dt.traderLong': '{name}: auf Feld {space}, {points, plural, one {# Punkt} other {# Punkte}}',
  'dt.wagonEmpty': 'leere Lore',
  'dt.wagonOf': '{name}: Lore mit {gem}',
  'dt.markerOf': '{name}: ein {gem} ist seine Figur auf der Leiste',
  'dt.priceOf': '{gem} kostet {price}',
  'dt.poolOf': '{gem}: {n} im Vorrat, Preis {price}',
  'dt.cards': 'Handelskarten',
  'dt.noCards': 'Die Karten werden ausgelegt, wenn alle einen Edelstein gewählt haben.',
  'dt.box': '{n, plural, one {# Stein} other {# Steine}} verkauft',
  'dt.boxAndDeck':
    '{n, plural, one {# Stein} other {# Steine}} verkauft · {deck, plural, one {# Karte} other {# Karten}} im Reststapel',
  'dt.mine': 'fördern',
  'dt.sell': 'verkaufen',
  'dt.both': 'Beides',
  'dt.mineGem': '{gem} fördern',
  'dt.sellGem': '{gem} für {price} verkaufen',
  'dt.bothGem': 'Beides: fördern und {gem} für {price} verkaufen',
  'dt.behindHelp': 'Die andere Seite: Sie kommt nach oben, wenn die Karte benutzt wurde',
  'dt.behindLong': 'Andere Seite: {mine} fördern, fällt um {down}; {sell} verkaufen, steigt um {up}',
  'dt.noTrade': 'Kein Tausch',
  'dt.giveTo': 'An {whom} verschenken',
  'dt.roundOf': 'Runde {round} von {rounds}',
  'dt.roundShort': 'R{round}',
  'dt.preview.choose': 'Du beginnst mit {gem}, Preis {price}.',
  'dt.preview.noTrade': 'Verzichtet auf den Tausch.',
  'dt.preview.trade': 'Tauscht mit {whom}: {gave} gegen {took}.',
  'dt.preview.take': 'Nimmt {took} von {whom}.',
  'dt.preview.price': '{gem} auf {price}',
  'dt.preview.mine': 'Fördert {mined}: {prices}.',
  'dt.preview.mine.smuggler':
    'Fördert {mined}: {prices}; der Schmuggler zieht {steps, plural, one {# Feld} other {# Felder}}.',
  'dt.preview.sell': 'Verkauft {sold} für {pay}: {prices}.',
  'dt.preview.sell.smuggler':
    'Verkauft {sold} für {pay}: {prices}; der Schmuggler zieht {steps, plural, one {# Feld} other {# Felder}}.',
  'dt.preview.both': 'Fördert {mined}, verkauft {sold} für {pay}: {prices}.',
  'dt.preview.both.smuggler':
    'Fördert {mined}, verkauft {sold} für {pay}: {prices}; der Schmuggler zieht {steps, plural, one {# Feld} other {# Felder}}.',
  'dt.chapter.round': 'Runde {round}',
  'dt.lookAt': '{name} ansehen',
  'dt.wagonsEmpty': 'Beide Loren sind leer.',
  'dt.about.trader': 'Auf Feld {space} der Leiste, bisher mit {points, plural, one {# Punkt} other {# Punkten}}.',
  'dt.about.stored': '{gem}: jetzt {price} wert',
  'dt.about.gem':
    'Kostet jetzt {price}. {pool, plural, one {# Stein kann} other {# Steine können}} noch gefördert werden; {box, plural, one {# wurde} other {# wurden}} in dieser Runde verkauft.',
  'dt.about.prices':
    'Fördern macht eine Farbe billiger, Verkaufen macht sie teurer. Ein Verkauf bringt den Preis von vor deinem Zug. Schritte über +3 oder unter −3 ziehen stattdessen den Schmuggler.',
  'dt.about.smuggler':
    'Er zieht ein Feld für jeden Schritt, der einen Preis von seiner Leiste schöbe, und er kann gewinnen. Der Stein neben ihm ist seine Figur: Im Zusatztausch kannst du ihn eintauschen.',
  'dt.about.smugglerSolo':
    'Er spielt gegen dich: fördert den teuersten Stein, verkauft, wo es ihn am weitesten bringt, und zieht für jeden Schritt, der einen Preis von seiner Leiste schöbe. Wer zwei Runden gewinnt, hat gewonnen.',
} as const satisfies Translation<typeof en>;
