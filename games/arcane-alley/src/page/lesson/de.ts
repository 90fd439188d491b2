import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** What the lesson says, in German. */
export const de = {
  'aa.lesson.welcome.title': 'Ein Laden voll verbotener Dinge',
  'aa.lesson.welcome':
    'Neun Waren liegen in deinem Lager, verdeckt auch für dich. Gold verdienst du, wenn du drei gleiche in einer Linie verkaufst. Was noch da ist, wenn die Kontrolle kommt, bringt Verruf. Nach drei Runden gewinnt das meiste Gold.',
  'aa.lesson.reveal.title': 'Zwei aufdecken',
  'aa.lesson.reveal':
    'Eine Runde beginnt mit zwei Waren, die du aufdeckst. Wähle die beiden beleuchteten; alle decken gemeinsam auf.',
  'aa.lesson.draw.title': 'Ein Zug: zuerst ziehen',
  'aa.lesson.draw':
    'Zwei Flaschenfeen in einer Reihe: Eine dritte wäre ein Satz. Jeder Zug beginnt damit, dass du ziehst, vom Stapel oder oben von der Ablage. Der Zauberstab dort hilft dir nicht, also zieh vom Stapel.',
  'aa.lesson.play.title': 'Dann handeln',
  'aa.lesson.play':
    'Jetzt kommt eine Ware aus deinem Versteck ins Lager, anstelle einer anderen, die auf die Ablage geht. Wähle die Kristallkugel und dann den beleuchteten Platz. Du kannst sie auch dorthin ziehen.',
  'aa.lesson.effect.title': 'Was Waren tun',
  'aa.lesson.effect':
    'Die meisten Waren tun etwas: Die Kugel kostet dich einen Punkt Verruf und lässt dich eine deiner verdeckten Waren ansehen. Wähle eine. Was du siehst, bleibt dein Geheimnis. Jede Ware kannst du groß ansehen: zeig auf sie oder halte sie gedrückt.',
  'aa.lesson.discard.title': 'Nimm, was andere lassen',
  'aa.lesson.discard':
    'Das ist also noch eine Kristallkugel: Merk sie dir. Und Olo hat eine Flaschenfee abgelegt! Was du von der Ablage ziehst, sehen alle, aber sie ist genau, was du brauchst.',
  'aa.lesson.set.title': 'Drei in einer Linie',
  'aa.lesson.set': 'Spiel die Fee neben die beiden anderen. Reihen, Spalten und Diagonalen zählen.',
  'aa.lesson.sold.title': 'Verkauft!',
  'aa.lesson.sold':
    'Ein Satz wird sofort verkauft: zwölf Gold für die Feen. Die Lücke schließt sich, und dein Lager ist kleiner geworden. So findet auch die Kontrolle weniger.',
  'aa.lesson.last.title': 'Einige Züge später',
  'aa.lesson.last':
    'Hild hat keine verdeckte Ware mehr und damit die Kontrolle ausgelöst. Alle anderen haben noch einen Zug. Dies ist deiner: zieh.',
  'aa.lesson.inspectors.title': 'Da kommen sie',
  'aa.lesson.inspectors':
    'Nichts davon würde helfen, also leg etwas ab. Dann wird alles Verdeckte aufgedeckt. Sätze darunter werden noch verkauft, und von einem weißt du. Alles, was bleibt, bringt Verruf.',
  'aa.lesson.bribe.title': 'Bußen und Schmiergeld',
  'aa.lesson.bribe':
    'Deine drei Kristallkugeln haben neun Gold gebracht. Hild hat die Kontrolle ausgelöst, ohne den wenigsten Verruf zu haben: zehn Punkte mehr für sie. Ihr Zeiger ist über 24 hinaus, und diese Buße kostet 25 Gold. Jetzt kannst du dich reinwaschen, ein Punkt für zwei Gold, oder das Geld behalten.',
  'aa.lesson.end.title': 'So geht das Geschäft',
  'aa.lesson.end':
    'Noch zwei Runden wie diese, dann gewinnt das meiste Gold. Es gibt noch viele Waren zu entdecken, und Zauberer, wenn du magst. Jetzt spiel!',
} as const satisfies Translation<typeof en>;
