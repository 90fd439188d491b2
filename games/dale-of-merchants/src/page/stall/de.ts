import type { Translation } from '@souk/table-kit/i18n/keys';
import type { Messages } from '@souk/table-kit/i18n/language';
import type { en } from './en.js';

/** Was außerhalb des Tisches vom Spiel gesagt wird, auch von seinen Optionen. */
export const de = {
  'game.dale-of-merchants': 'Dale of Merchants',
  'tagline.dale-of-merchants': 'Baue den schönsten Stand des Marktes, mit Karten, die den Besitzer wechseln.',
  'facts.dale-of-merchants': '2–4 Personen · Deckbau mit Tiervölkern',
  'option.dale-of-merchants.deckSelection': 'Auswahl der Decks',
  'option.dale-of-merchants.deckSelection.help': 'Wie die Tiervölker der Partie gewählt werden',
  'option.dale-of-merchants.deckSelection.host': 'Wer einlädt, nennt sie',
  'option.dale-of-merchants.deckSelection.random': 'Zufall',
  'option.dale-of-merchants.deckSelection.vote': 'Abstimmung',
  'option.dale-of-merchants.deckSelection.ban-and-pick': 'Verbannen und wählen',
  'option.dale-of-merchants.decks': 'Decks',
  'option.dale-of-merchants.decks.help':
    'Die genannten Decks, eines mehr als Personen; ohne Angabe nennt sie der Zufall',
  'option.dale-of-merchants.decks.macaws': 'Flinke Scharlacharas',
  'option.dale-of-merchants.decks.pandas': 'Handelnde Große Pandas',
  'option.dale-of-merchants.decks.raccoons': 'Diebische Waschbären',
  'option.dale-of-merchants.decks.squirrels': 'Hortende Gleithörnchen',
  'option.dale-of-merchants.decks.ocelots': 'Glückliche Ozelots',
  'option.dale-of-merchants.decks.chameleons': 'Wandelbare Chamäleons',
  'option.dale-of-merchants.tournamentStart': 'Turnierstart',
  'option.dale-of-merchants.tournamentStart.help': 'Der Reihe nach beginnen alle mit 0, 1, 2 und 3 Münzen',
  'option.dale-of-merchants.firstPlayer': 'Erste Person',
  'option.dale-of-merchants.firstPlayer.help': 'Wer beginnt; ohne Angabe entscheidet der Zufall',
  'option.dale-of-merchants.lastWinner': 'Letzter Sieg',
  'option.dale-of-merchants.lastWinner.help':
    'Bei einer Revanche der Platz, der gewonnen hat; der Zufall wählt dann unter den anderen',
  'option.dale-of-merchants.junkWhenEmpty': 'Gerümpel bei leerem Deck',
  'option.dale-of-merchants.junkWhenEmpty.help':
    'Wann es statt einer Karte Gerümpel gibt, wenn Deck und Ablage leer sind',
  'option.dale-of-merchants.junkWhenEmpty.every-draw': 'Bei jedem Ziehen',
  'option.dale-of-merchants.junkWhenEmpty.clean-up': 'Nur beim Auffüllen der Hand',
  'option.dale-of-merchants.junkSupply': 'Vorrat an Gerümpel',
  'option.dale-of-merchants.junkSupply.help': 'Wie viele Gerümpelkarten es gibt',
  'option.dale-of-merchants.junkSupply.endless': 'Unbegrenzt',
  'option.dale-of-merchants.junkSupply.twenty': 'Zwanzig Karten',
  'option.dale-of-merchants.marketRefill': 'Markt auffüllen',
  'option.dale-of-merchants.marketRefill.help': 'Wann der Markt aufgefüllt wird',
  'option.dale-of-merchants.marketRefill.clean-up': 'Beim Aufräumen',
  'option.dale-of-merchants.marketRefill.after-techniques': 'Auch nach jeder Technik',
  'option.dale-of-merchants.cleanUpOrder': 'Reihenfolge beim Aufräumen',
  'option.dale-of-merchants.cleanUpOrder.help': 'Was am Zugende zuerst aufgefüllt wird',
  'option.dale-of-merchants.cleanUpOrder.hand-first': 'Hand, dann Markt',
  'option.dale-of-merchants.cleanUpOrder.market-first': 'Markt, dann Hand',
  'option.dale-of-merchants.pileOrder': 'Reihenfolge auf Stapeln',
  'option.dale-of-merchants.pileOrder.help': 'Was gefragt wird, wenn mehrere Karten auf einen Stapel kommen',
  'option.dale-of-merchants.pileOrder.top-card': 'Nur die oberste Karte',
  'option.dale-of-merchants.pileOrder.full': 'Die ganze Reihenfolge',
} as const satisfies Translation<typeof en> & Messages;
