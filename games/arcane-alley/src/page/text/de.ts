import { de as told } from '@souk/games/arcane-alley/telling/de';
import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Arcane Alley auf Deutsch. */
const texts = {
  ...told,
  'aa.gold': 'Gold',
  'aa.infamy': 'Verruf',
  'aa.hidden': 'verdeckte Ware',
  'aa.hiddenKnown': 'verdeckt, nur dir bekannt: {item}',
  'aa.gap': 'leer',
  'aa.slotOf': '{name}, Reihe {row}, Spalte {column}: {item}',
  'aa.handOf': 'In deinem Versteck: {item}',
  'aa.deck': 'Stapel',
  'aa.discard': 'Ablage',
  'aa.deckOf': 'Stapel, {n, plural, one {# Ware} other {# Waren}}',
  'aa.discardOf': 'Ablage, {n, plural, one {# Ware} other {# Waren}}; oben: {item}',
  'aa.discardEmpty': 'Ablage, leer',
  'aa.playerOf': '{name}: {gold} Gold, {infamy} Verruf',
  'aa.markers': '{n, plural, one {# Bußmarke} other {# Bußmarken}}',
  'aa.stashOf': 'Versteck {n}',
  'aa.sum': 'gezählt: {sum}',
  'aa.storehouseOf': 'Lager von {name}',
  'aa.yourStash': 'Dein Versteck',
  'aa.round': 'Runde {round} von {rounds}',
  'aa.roundShort': 'Runde {round}/{rounds}',
  'aa.phase.stock': 'Auffüllen',
  'aa.phase.sell': 'Verkauf',
  'aa.phase.inspection': 'Kontrolle',
  'aa.phase.bribe': 'Bestechung',
  'aa.turn': 'Zug {n}',
  'aa.lastTurns': '{name} hat die Kontrolle ausgelöst: letzte Züge',
  'aa.tray.discard': 'Die Ablage, von oben',
  'aa.tray.lamp': 'Was die Lampe zeigt',
  'aa.tray.stash': 'Das Versteck',
  'aa.tray.wizards': 'Die Zauberer',
  'aa.bribeLabel': 'Verruf, den du abkaufst',
  'aa.bribeNothing': 'Nichts zahlen',
  'aa.bribePay': '{gold} Gold zahlen, {n} Verruf verlieren',
  'aa.answer.activate': 'Aktivieren',
  'aa.answer.horizontally': 'Reihen schließen',
  'aa.answer.vertically': 'Spalten schließen',
  'aa.answer.use-effect': 'Wirken lassen',
  'aa.answer.ignore-effect': 'Ignorieren',
  'aa.answer.lose-gold': 'Gold verlieren',
  'aa.answer.gain-infamy': 'Verruf bekommen',
  'aa.answer.pay': 'Zahlen',
  'aa.answer.decline': 'Ablehnen',
  'aa.preview.sells': 'Verkauft einen Satz {item}: {gold} Gold.',
  'aa.preview.scores': '{what} Gold {gold}, Verruf {infamy}.',
  'aa.preview.drawItem': 'Zieht {item}.',
  'aa.preview.playItem': 'Spielt {item} hier.',
  'aa.preview.discardItem': 'Legt {item} ab.',
  'aa.preview.activateItem': 'Aktiviert {item}.',
  'aa.preview.choose-wizard': 'Nimmt diesen Zauberer.',
  'aa.preview.reveal': 'Deckt diese beiden auf.',
  'aa.preview.draw': 'Zieht eine Ware.',
  'aa.preview.play': 'Spielt sie hier.',
  'aa.preview.discard': 'Legt sie ab.',
  'aa.preview.activate': 'Aktiviert sie.',
  'aa.preview.use-effect': 'Lässt sie wirken.',
  'aa.preview.ignore-effect': 'Lässt sie nicht wirken.',
  'aa.preview.lose-gold': 'Verliert Gold.',
  'aa.preview.gain-infamy': 'Bekommt Verruf.',
  'aa.preview.peek': 'Sieht diese Ware an.',
  'aa.preview.sell': 'Verkauft diesen Satz.',
  'aa.preview.slide': 'Schließt die Lücken so.',
  'aa.preview.choose-player': 'Wählt diese Person.',
  'aa.preview.place-doll': 'Überdeckt diese Ware.',
  'aa.preview.pay': 'Zahlt.',
  'aa.preview.decline': 'Lehnt ab.',
  'aa.preview.place': 'Spielt sie hier.',
  'aa.preview.take-from-discard': 'Spielt diese Ware.',
  'aa.preview.take-from-lamp': 'Spielt diese Ware.',
  'aa.preview.take-from-stash': 'Spielt diese Ware.',
  'aa.preview.give': 'Gibt diese Ware.',
  'aa.preview.swap-for': 'Nimmt diese Ware.',
  'aa.preview.remove': 'Legt diese Ware beiseite.',
  'aa.preview.appraise': 'Nimmt ihren Verruf als Gold.',
  'aa.preview.bribe': 'Zahlt diese Bestechung.',
  'aa.chapter.round': 'Runde {round}',
  'aa.chapter.inspection': 'Kontrolle',
  'aa.about.set': 'Satz',
  'aa.about.values': 'Ein Satz aus dreien bringt {gold} Gold; bei einer Kontrolle im Lager zählt sie {infamy} Verruf.',
  'aa.about.special': 'Sie bildet nie einen Satz; bei einer Kontrolle im Lager zählt sie {infamy} Verruf.',
  'aa.about.hidden': 'Niemand kennt sie, auch nicht ihr Besitzer, bis sie aufgedeckt oder angesehen wird.',
  'aa.about.deck': '{n, plural, one {# Ware liegt} other {# Waren liegen}} verdeckt.',
  'aa.about.noWizard': 'Hier dient kein Zauberer.',
  'aa.end.gold': 'Gold',
  'aa.end.infamy': 'Verruf',
  'aa.end.start': 'Start',
  'aa.end.sets': 'Verkaufte Sätze',
  'aa.end.effects': 'Effekte',
  'aa.end.fines': 'Bußen und Beste\u00adchung',
} as const satisfies Translation<typeof en>;

/** Was Waren und Zauberer tun; auf Englisch sagen es die Regeln selbst. */
const effects = {
  'aa.item.cursed-mirror.text':
    'Immer: Bei einer Kontrolle zählen Waren, die an einen Spiegel grenzen, {mirrorFactor}-fachen Verruf, im Guten wie im Schlechten, und nur einmal. Spiegel selbst werden nicht vervielfacht.',
  'aa.item.hypnotic-toad.text':
    'Beim Verkauf: Wähle jemanden, auch dich selbst; diese Person bekommt {toadInfamy} Verruf.',
  'aa.item.invisible-ring.text':
    'Immer: Verliere {ringInfamy} Verruf, wenn er aus deinem Versteck oder offen aus deinem Lager auf die Ablage kommt.',
  'aa.item.three-headed-coin.text':
    'Beim Spielen: Bekomme {coinGold} Gold für jede andere offene Münze in allen Lagern.',
  'aa.item.older-wand.text': 'Beim Spielen: Die oberste Ware der Ablage kommt auf den Stapel.',
  'aa.item.magic-boomerang.text':
    'Immer: Wird er ersetzt, verdeckt oder offen, muss er am Ende noch einmal gespielt werden, bis zu {boomerangReturns}-mal in einem Zug; danach wird er abgelegt.',
  'aa.item.floating-carpet.text':
    'Beim Verkauf: Ziehe die oberste Ware des Stapels. Dein Versteck bleibt diese Runde um eine Ware größer.',
  'aa.item.crystal-ball.text':
    'Beim Spielen: Bekomme {ballInfamy} Verruf, dann sieh dir verdeckte Ware deines Lagers an ({ballPeeks}-mal). Nur du siehst sie.',
  'aa.item.bottled-fairy.text': 'Immer: Wird sie offen ersetzt, verliere {fairyInfamy} Verruf.',
  'aa.item.bubbling-cauldron.text':
    'Beim Spielen: Verliere {cauldronGold} Gold oder bekomme {cauldronInfamy} Verruf, wie du willst.',
  'aa.item.dragons-egg.text':
    'Beim Verkauf: Wähle jemand anderen; diese Person bekommt {eggInfamy} Verruf und {eggGold} Gold.',
  'aa.item.sovereign-sword.text':
    'Immer: Gold, das du bekommst, wird halbiert und abgerundet, je Gewinn einmal, wie viele Schwerter du auch hast.',
  'aa.item.dark-lotus.text': 'Beim Spielen: Verliere {lotusGold} Gold.',
  'aa.item.skeletomicon.text': 'Beim Spielen: Bekomme {skeletomiconInfamy} Verruf.',
  'aa.item.haunted-doll.text':
    'Immer: Eine offene Puppe kann nicht ersetzt werden. Beim Verkauf: Die Puppen überdecken verdeckte Waren anderer, bei jedem höchstens eine.',
  'aa.item.facsimilous-feline.text':
    'Beim Spielen: Liegt sie mit zwei offenen gleichen Waren in einer Linie, gilt sie als dritte, und der Satz wird verkauft. Danach ist sie nur noch eine Katze.',
  'aa.item.wizards-watch.text': 'Besonders: Spiele eine beliebige Ware aus der Ablage.',
  'aa.item.pandoras-lockbox.text':
    'Besonders: Bekomme {lockboxInfamy} Verruf, dann tausche eine deiner verdeckten Waren gegen eine offene von jemand anderem. Deine bleibt verdeckt, die andere offen.',
  'aa.item.mystical-lamp.text':
    'Besonders: Decke die {lampItems, plural, one {oberste Ware} other {obersten # Waren}} des Stapels auf und spiele eine davon. Die anderen kommen vorher auf die Ablage.',
  'aa.item.sacred-chalice.text': 'Besonders: Sieh in das Versteck von jemand anderem und spiele eine Ware daraus.',
  'aa.wizard.glynna.text': 'Bei jeder Kontrolle legst du zuerst eine deiner verdeckten Waren ungesehen beiseite.',
  'aa.wizard.meeblemore.text':
    'Wann immer du eine Ware spielst, darfst du ignorieren, was sie beim Spielen tut: alles oder nichts.',
  'aa.wizard.corvus.text': 'Beim Auffüllen bekommst du vier Waren ins Versteck statt zwei.',
  'aa.wizard.dafana.text':
    'Wann immer jemand einen Satz verkauft, darfst du 3 Gold zahlen, um 2 Verruf zu verlieren, einmal je Satz.',
  'aa.wizard.ninx.text':
    'Nach dem Zählen bei einer Kontrolle bekommst du den aufgedruckten Verruf einer deiner Waren als Gold.',
  'aa.wizard.byros.text':
    'Jeder Satz, den du verkaufst, bringt {byrosBonus} Gold mehr, auch bei Kontrollen und auch, wenn er nichts wert ist.',
} as const;

export const de = { ...texts, ...effects };
