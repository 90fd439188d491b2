import { de as told } from '@souk/games/dale-of-merchants/telling/de';
import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Dale of Merchants auf Deutsch. */
const texts = {
  ...told,
  'leaving.dale-of-merchants.two': 'Zu zweit gewinnt die andere Person.',
  'leaving.dale-of-merchants.more':
    'Zu dritt oder zu mehreren werden deine Züge übersprungen, und du und deine Karten können nicht mehr gewählt oder kopiert werden.',
  'dm.whom.you': 'dir',
  'dm.asCopy': 'als {card}',
  'dm.sort.technique': 'Technik',
  'dm.sort.passive': 'passiv',
  'dm.sort.junk': 'Gerümpel',
  'dm.plus': 'mit Plus: Du darfst eine weitere Aktion ausführen',
  'dm.market': 'Markt',
  'dm.marketSlot': 'Markt, Aufpreis {surcharge}: {card}, kostet {price}',
  'dm.marketEmpty': 'Markt, Aufpreis {surcharge}: leer',
  'dm.marketDeck': 'Marktstapel',
  'dm.marketDiscard': 'Marktablage',
  'dm.marketDiscardOf': 'Oben auf der Marktablage: {card}',
  'dm.yourStall': 'Dein Stand',
  'dm.stallOf': 'Stand von {name}',
  'dm.stack': 'Stapel {n}: {cards}',
  'dm.stackEmpty': 'Stapel {n}: noch nicht gebaut',
  'dm.stackBuild': 'Stapel {n} bauen',
  'dm.yourHand': 'Deine Hand',
  'dm.handCard': 'In deiner Hand: {card}, Wert {value}',
  'dm.deckPile': 'Deck {n}',
  'dm.discardPile': 'Ablage {n}',
  'dm.discardTop': 'Ablage von {name}, oben: {card}',
  'dm.discardEmpty': 'Ablage von {name}: leer',
  'dm.playerOf': '{name}: {hand, plural, one {# Karte} other {# Karten}} auf der Hand, {deck} im Deck',
  'dm.coins': '{n, plural, one {# Münze} other {# Münzen}}',
  'dm.turn': 'Zug {turn}',
  'dm.inPlay': 'Im Spiel',
  'dm.aside': 'Beiseite',
  'dm.do.technique': 'Technik ausspielen',
  'dm.do.ability': 'Fähigkeit nutzen',
  'dm.do.inventory': 'Karten ablegen',
  'dm.do.nobody': 'Niemand',
  'dm.do.decline': 'Nein, danke',
  'dm.do.end-turn': 'Zug beenden',
  'dm.do.end-vote': 'Abstimmung beenden',
  'dm.as': '{card} als {as}',
  'dm.number': '{n}',
  'dm.showing': '{card} zeigen',
  'dm.changeUp': '{card}: eins mehr',
  'dm.changeDown': '{card}: eins weniger',
  'dm.useCoins': 'Mit {n, plural, one {# Münze} other {# Münzen}}',
  'dm.throwAway': '{card} wegwerfen',
  'dm.confirm.inventory': 'Diese ablegen',
  'dm.tray.cards': 'Wähle eine Karte',
  'dm.tray.decks': 'Die Tiervölker',
  'dm.preview.buy': 'Kauft {card} für {price}, mit {payment}.',
  'dm.preview.buyWithCoins':
    'Kauft {card} für {price}, mit {payment} und {coins, plural, one {# Münze} other {# Münzen}}.',
  'dm.preview.buyForCoins': 'Kauft {card} für {price}, mit {coins, plural, one {# Münze} other {# Münzen}}.',
  'dm.preview.technique': 'Spielt {card} aus.',
  'dm.preview.build': 'Baut Stapel {stack} aus {cards}.',
  'dm.preview.inventory': 'Legt {cards} ab.',
  'dm.preview.inventoryNone': 'Nutzt die Aktion, ohne eine Karte abzulegen.',
  'dm.preview.ability': 'Nutzt {card}.',
  'dm.preview.noAction': 'Verzichtet auf die weitere Aktion.',
  'dm.preview.noStack': 'Baut keinen weiteren Stapel.',
  'dm.preview.end-turn': 'Beendet deinen Zug.',
  'dm.preview.order': 'Legt als Nächste {card} auf den Stapel.',
  'dm.preview.card': 'Wählt {card}.',
  'dm.preview.stall-card': 'Wählt {card} aus dem Stand von {whom}.',
  'dm.preview.players': 'Wählt {players}.',
  'dm.preview.nobody': 'Wählt niemanden.',
  'dm.preview.build-as': 'Baut deinen nächsten Stapel aus {card}.',
  'dm.preview.number': 'Nennt {n}.',
  'dm.preview.ban-deck': 'Verbannt: {deck}.',
  'dm.preview.pick-deck': 'Wählt: {deck}.',
  'dm.preview.vote-deck': 'Stimmt für: {deck}.',
  'dm.preview.end-vote': 'Beendet die Abstimmung.',
  'dm.preview.gaining': '{what} Bringt {cards} auf deine Hand.',
  'dm.preview.throwing': '{what} Wirft {cards} weg.',
  'dm.chapter.turn': 'Zug {turn}',
  'dm.about.value': 'Wert {value}. {set}',
  'dm.about.junk': 'Gerümpel gehört zu keinem Satz und kann nicht verbaut werden, außer eine andere Karte erlaubt es.',
  'dm.about.hand': 'Bekannt auf der Hand',
  'dm.about.pile': 'Ablage, von oben',
  'dm.end.stacks': 'Stapel',
} as const satisfies Translation<typeof en>;

/** Karten und Decks; auf Englisch sagen es die Regeln selbst. */
const cards = {
  'dm.card.flexible-shopkeeper.text': 'Diese Karte ist eine Kopie einer beliebigen Karte deines letzten Stapels.',
  'dm.card.gift-voucher.text': 'Tausche diese Karte gegen eine Karte im Markt; nimm jene auf die Hand.',
  'dm.card.good-old-times.text':
    'Einmal in deinem Zug darfst du die oberste Karte des Marktstapels wegwerfen. Diese Karte ist eine Kopie der obersten Karte der Marktablage.',
  'dm.card.reflection.text': 'Diese Karte ist eine Kopie der obersten Karte der Ablage von jemand anderem.',
  'dm.card.seeing-doubles.text':
    'Diese Karte ist eine Kopie einer anderen deiner Handkarten; zeigst du sie, so zeige auch jene.',
  'dm.card.trendsetting.text': 'Diese Karte ist eine Kopie einer beliebigen Karte im Markt.',
  'dm.card.cookies.text': 'Solange sie auf deiner Hand ist, darfst du eine Karte mehr halten.',
  'dm.card.favourite-toy.text': 'Nimm die oberste Karte deiner Ablage auf die Hand.',
  'dm.card.flashy-show.text': 'Bis zum Ende deines Zuges ist jede Karte, mit der du zahlst oder baust, eins mehr wert.',
  'dm.card.shattered-relic.text': 'Wirf eine Handkarte weg, dann ziehe eine Karte.',
  'dm.card.spyglass.text':
    'Sieh dir die obersten drei Karten deines Decks an. Nimm eine auf die Hand und lege die anderen in beliebiger Reihenfolge zurück.',
  'dm.card.swift-broker.text': 'Lege deine ganze Hand ab und ziehe ebenso viele Karten.',
  'dm.card.blindfold.text':
    'Jemand anderes rät den Wert einer Handkarte deiner Wahl. Richtig: Lege sie ab. Falsch: Sie hat diesen Zug einen Wert von 1 bis 5 nach deiner Wahl.',
  'dm.card.bold-haggler.text':
    'Einmal in deinem Zug darfst du den Ozelotwürfel werfen: Diese Karte ist diesen Zug um so viel mehr wert.',
  'dm.card.charm.text':
    'Ziehe die oberste Karte des Marktstapels. Kann sie allein dein nächster Stapel sein, baue ihn; sonst wirf sie weg.',
  'dm.card.gamble.text': 'Wähle jemand anderen und wirf den Ozelotwürfel: Tauscht so viele zufällige Handkarten.',
  'dm.card.new-season.text':
    'Wirf eine Tierkarte deiner Ablage weg. Wenn ja, ziehe die oberste Karte des Marktstapels.',
  'dm.card.whirligig.text':
    'Lege deine Hand ab und ziehe ebenso viele Karten. Dann mischt sie mit der Hand von jemand anderem und teilt zufällig so viele aus wie vorher.',
  'dm.card.essential-purchase.text':
    'Kaufst du diese Karte, darfst du bis zu drei Gerümpelkarten der Bezahlung wegwerfen statt ablegen.',
  'dm.card.loyal-partner.text': 'Wirf alle Karten im Markt weg, dann fülle ihn auf.',
  'dm.card.market-discovery.text':
    'Einmal in deinem Zug darfst du die oberste Karte des Marktstapels wegwerfen. Mit dieser Karte in der Bezahlung darfst du die oberste Karte der Marktablage zu ihrem Wert kaufen.',
  'dm.card.prepaid-good.text': 'Nimm eine Karte aus dem Markt auf die Hand, ohne zu zahlen.',
  'dm.card.special-offer.text':
    'Sieh dir die obersten drei Karten des Marktstapels an. Nimm eine auf die Hand und wirf die anderen weg.',
  'dm.card.stock-clearance.text': 'Eine Bezahlung mit dieser Karte darf überflüssige Karten enthalten.',
  'dm.card.dirty-exchange.text': 'Nimm eine zufällige Handkarte von jemand anderem und gib dafür eine von deinen.',
  'dm.card.nuisance.text': 'Bis zu zwei andere legen je eine zufällige Handkarte ab.',
  'dm.card.rotten-food.text': 'Lege eine Handkarte verdeckt auf das Deck von jemand anderem.',
  'dm.card.sabotage.text':
    'Sieh dir die obersten zwei Karten eines fremden Decks an. Wirf eine weg; die andere kommt auf die Ablage dort.',
  'dm.card.treasure-hunter.text': 'Nimm die oberste Karte einer fremden Ablage auf die Hand.',
  'dm.card.wily-fellow.text':
    'Drehe dein Deck um: Es ist nun deine Ablage, und deine bisherige Ablage ist, gemischt, dein Deck.',
  'dm.card.accordion.text': 'Baust du mit dieser Karte, darfst du ihren Wert um eins heben oder senken.',
  'dm.card.acorn.text': 'Tausche diese Karte gegen eine Karte eines fremden Standes; nimm jene auf die Hand.',
  'dm.card.empty-chest.text': 'Ein Stapel mit dieser Karte darf Tierkarten verschiedener Sätze enthalten.',
  'dm.card.nostalgic-item.text': 'Ein Stapel mit dieser Karte darf eine beliebige Karte deiner Ablage enthalten.',
  'dm.card.stashing-vendor.text': 'Ein Stapel mit dieser Karte darf Gerümpel enthalten.',
  'dm.card.winter-is-coming.text': 'Nach dem Bau eines Stapels mit dieser Karte darfst du gleich den nächsten bauen.',
} as const;

export const de = { ...texts, ...cards };
