import type { Messages, Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Was außerhalb des Tisches vom Spiel gesagt wird, auch von seinen Optionen und Bots. */
export const de = {
  'game.arcane-alley': 'Arcane Alley',
  'tagline.arcane-alley': 'Verkaufe verbotene Magie im Satz und sei sauber, wenn die Kontrolle kommt.',
  'facts.arcane-alley': '2–6 Personen · verdeckte Ware, Sätze und Nerven',
  'option.arcane-alley.wizards': 'Zauberer',
  'option.arcane-alley.wizards.help': 'Ob die Spielenden Zauberer haben und wie sie dazu kommen',
  'option.arcane-alley.wizards.off': 'Keine Zauberer (für die erste Partie)',
  'option.arcane-alley.wizards.random': 'Ein zufälliger Zauberer für alle',
  'option.arcane-alley.wizards.choose': 'Alle wählen, der Reihe nach',
  'option.arcane-alley.wizards.explicit': 'Du teilst sie zu, Platz für Platz',
  'option.arcane-alley.assignment': 'Zauberer jedes Platzes',
  'option.arcane-alley.assignment.help': 'Für jeden Platz ein anderer Zauberer oder keiner',
  'option.arcane-alley.assignment.glynna': 'Glynna Goodspell',
  'option.arcane-alley.assignment.meeblemore': 'Master Magus Meeblemore',
  'option.arcane-alley.assignment.corvus': 'Corvus the Collector',
  'option.arcane-alley.assignment.dafana': 'Lady Dafana',
  'option.arcane-alley.assignment.ninx': 'Ninx of Nethernight',
  'option.arcane-alley.assignment.byros': 'Byros Bankhouse',
  'option.arcane-alley.raceTo100': 'Rennen auf 100',
  'option.arcane-alley.raceTo100.help': 'Das Spiel endet nach der ersten Kontrolle, nach der jemand 100 Gold hat',
  'option.arcane-alley.firstPlayer': 'Erste Person',
  'option.arcane-alley.firstPlayer.help': 'Wer Runde eins beginnt; ohne Angabe entscheidet der Zufall',
  'option.arcane-alley.houseRules': 'Hausregeln',
  'option.arcane-alley.houseRules.help': 'Eigene Zahlen und Warenwerte, wie sie auf euren Karten stehen',
  'standing.arcane-alley.dafana-never': 'Lady Dafana: nie zahlen',
  'standing.arcane-alley.dafana-never.help':
    'Lehnt für dich ab, wann immer ein Satz verkauft wird; nimm es zurück, um wieder gefragt zu werden',
  'level.arcane-alley.1': 'Besenjunge',
  'level.arcane-alley.2': 'Flaschenspülerin',
  'level.arcane-alley.3': 'Krämer',
  'level.arcane-alley.4': 'Geprüfte Zauberin',
  'level.arcane-alley.5': 'Auge der Gasse',
  'best.arcane-alley.score': 'Meistes Gold',
  'used.arcane-alley': 'Zauberer',
} as const satisfies Translation<typeof en> & Messages;
