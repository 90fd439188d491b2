import type { Translation } from '@souk/i18n';
import type { en } from './keys.en.js';

/** Was von Tasten gesagt wird, auf Deutsch. */
export const de = {
  'keys.title': 'Tasten',
  'keys.places': 'Auf dem Tisch',
  'keys.answers': 'Antworten und Werkzeuge',
  'keys.always': 'An jedem Tisch',
  'keys.arrows': 'Von einer leuchtenden Stelle zur nächsten',
  'keys.pick': 'Wählen, was den Fokus hat',
  'keys.lift': 'Karte der Reihe aufnehmen oder ablegen',
  'keys.row': 'In der Reihe weiter, mit der aufgenommenen Karte',
  'keys.takeBack': 'Letzte Auswahl zurücknehmen',
  'keys.takeAllBack': 'Ganze Auswahl zurücknehmen',
  'keys.menu': 'Das Menü einer Karte öffnen',
  'keys.look': 'Groß ansehen',
  'keys.help': 'Die Tasten zeigen, die gerade gelten',
  'keys.about': 'Buchstaben und Ziffern lassen sich abschalten:',
  'key.ArrowLeft': '←',
  'key.ArrowRight': '→',
  'key.ArrowUp': '↑',
  'key.ArrowDown': '↓',
  'key.Enter': 'Eingabe',
  'key.Space': 'Leertaste',
  'key.Escape': 'Esc',
  'key.Shift': 'Umschalt',
  'key.Home': 'Pos1',
  'key.End': 'Ende',
} as const satisfies Translation<typeof en>;
