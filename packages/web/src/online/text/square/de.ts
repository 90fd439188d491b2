import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Was über Tische auf dem Marktplatz gesagt wird, auf Deutsch. */
export const de = {
  'waiting.sit': 'Hinsetzen',
  'square.open': 'Offene Tische',
  'square.playing': 'Hier wird gespielt',
  'square.none': 'Gerade wartet niemand. Stelle einen Tisch auf und verschicke den Link.',
  'square.away': 'Keine Verbindung: Gegen Bots spielst du wie immer.',
  'square.asking': 'Mal sehen, wer da ist …',
  'square.search': 'Tische durchsuchen',
  'square.searchShort': 'Suchen …',
  'square.notFound': 'So einen Tisch gibt es nicht.',
  'square.openOne': 'Aufstellen',
  'square.all': 'Alle {n}',
  'square.tableOf': 'Tisch von {name}',
  'square.sitAt': 'Hinsetzen: Tisch von {name}, {game}, {free} von {seats} Plätzen frei',
  'square.begun': 'hat begonnen',
  'square.gone': 'ist weg',
  'square.over': 'ist vorbei',
  'square.alone': '{name} allein',
  'square.against': '{name} gegen {other}',
  'square.againstSome': '{name} gegen {n} andere',
  'square.watchAt': 'Zuschauen: {players}, {game}',
  'square.rated': 'gewertet',
  'pace.none': 'ohne Uhr',
  'pace.seconds': '{n} s je Zug',
  'pace.minutes': '{n} min je Zug',
  'pace.hours': '{n} h je Zug',
  'pace.days': '{n} Tage je Zug',
  'watch.none': 'Gerade wird keine öffentliche Partie gespielt.',
  'watch.watch': 'Zuschauen',
} as const satisfies Translation<typeof en>;
