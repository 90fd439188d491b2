import type { Messages, Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Was außerhalb des Tisches vom Spiel gesagt wird, auch von seinen Optionen und Bots. */
export const de = {
  'game.dwarven-traders': 'Dwarven Traders',
  'tagline.dwarven-traders': 'Fördere Edelsteine und verkaufe sie teuer; jedes Geschäft bewegt den Markt für alle.',
  'facts.dwarven-traders': '1–4 Personen · offener Markt, keine verdeckten Karten',
  'rival.smuggler': 'Schmuggler',
  'rival.smuggler.named': 'der Schmuggler',
  'rival.smuggler.won': 'Der Schmuggler hat gewonnen',
  'option.dwarven-traders.firstPlayer': 'Erste Person',
  'option.dwarven-traders.firstPlayer.help': 'Wer Runde eins beginnt; ohne Angabe entscheidet der Zufall',
  'option.dwarven-traders.carryScores': 'Punkte mitnehmen',
  'option.dwarven-traders.carryScores.help': 'Figuren und Schmuggler bleiben zwischen den Runden stehen',
  'option.dwarven-traders.smugglerStart': 'Start des Schmugglers',
  'option.dwarven-traders.smugglerStart.help': 'Nur allein: das Feld, auf dem der Schmuggler beginnt',
  'option.dwarven-traders.smugglerStart.5': 'Lehrling: beginnt auf 5',
  'option.dwarven-traders.smugglerStart.8': 'Händler: beginnt auf 8',
  'option.dwarven-traders.smugglerStart.10': 'Alter Hase: beginnt auf 10',
  'option.dwarven-traders.smugglerStart.12': 'Großer Boss: beginnt auf 12',
  'option.dwarven-traders.freeSale': 'Freier Verkauf',
  'option.dwarven-traders.freeSale.help': 'Verkauft werden darf jeder Stein im Lager, nicht nur die Farbe der Karte',
  'option.dwarven-traders.cards': 'Handelskarten',
  'option.dwarven-traders.cards.help': 'Zwölf eigene Handelskarten',
  'level.dwarven-traders.1': 'Kieselsammler',
  'level.dwarven-traders.2': 'Lorenschieberin',
  'level.dwarven-traders.3': 'Steinschleifer',
  'level.dwarven-traders.4': 'Gildenhändlerin',
  'level.dwarven-traders.5': 'Hüter des Bergschatzes',
} as const satisfies Translation<typeof en> & Messages;
