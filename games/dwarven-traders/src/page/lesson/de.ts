import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** What the lesson says, in German. */
export const de = {
  'dt.lesson.welcome.title': 'Ein Markt in Bewegung',
  'dt.lesson.welcome':
    'Du förderst Edelsteine und verkaufst sie. Die vier Schächte zeigen, was jede Farbe kostet, von −3 bis 3. Ein Verkauf bringt deine Figur auf der Leiste um das Brett so viele Felder voran, wie der Stein kostet. Nach jeder von vier Runden bringen die Plätze Punkte.',
  'dt.lesson.gem.title': 'Dein erster Edelstein',
  'dt.lesson.gem': 'Alle beginnen eine Runde mit einem Stein, und keine zwei mit derselben Farbe. Nimm den Rubin.',
  'dt.lesson.mine.title': 'Fördern',
  'dt.lesson.mine':
    'In deinem Zug nutzt du eine der vier Karten. Mit ihrer oberen Hälfte förderst du einen Stein: hier einen Smaragd, danach sind Smaragde um eins billiger. In deine Loren passen zwei Steine.',
  'dt.lesson.prices.title': 'Alle bewegen die Preise',
  'dt.lesson.prices':
    'Fördern macht eine Farbe billiger, Verkaufen macht sie teurer. Olo hat gerade einen Smaragd für nichts verkauft, und jetzt kosten Smaragde zwei. Du hast einen! Benutzte Karten wurden umgedreht.',
  'dt.lesson.sell.title': 'Verkaufen',
  'dt.lesson.sell':
    'Mit der unteren Hälfte einer Karte verkaufst du ihre Farbe. Du bekommst den Preis von vor deinem Zug; danach steigt er. Verkaufe deinen Smaragd für zwei.',
  'dt.lesson.smuggler.title': 'Der Schmuggler',
  'dt.lesson.smuggler':
    'Du stehst jetzt auf 7. Der Smaragd hätte um zwei steigen sollen, aber bei 3 ist Schluss: Für den übrigen Schritt ist der Schmuggler vorgerückt. Er gewinnt an jedem Schritt aus einem Schacht hinaus, auch unten, und er kann siegen.',
  'dt.lesson.both.title': 'Beides zugleich',
  'dt.lesson.both':
    'Mit einer Karte darfst du beides tun: fördern und verkaufen, in einem Zug. Diese fördert einen Topas und verkauft deinen Rubin.',
  'dt.lesson.loss.title': 'Spät in der Runde',
  'dt.lesson.loss':
    'Die Steine gehen zur Neige und gute Geschäfte auch. Wer etwas tun kann, muss: Verkaufe deinen letzten Rubin, obwohl er −1 kostet und dich ein Feld zurückbringt. Das hat auch sein Gutes.',
  'dt.lesson.trade.title': 'Letzter, aber mit Glück',
  'dt.lesson.trade':
    'Wer nach seinem Zug allein hinter allen anderen steht, darf tauschen: einen deiner Steine gegen einen fremden, und niemand kann ablehnen. Du hast keinen mehr, also nimmst du einfach einen. Nimm Olos Saphir, den teuersten.',
  'dt.lesson.round.title': 'Die Runde ist vorbei',
  'dt.lesson.round':
    'Hild konnte weder fördern noch verkaufen, damit war die Runde vorbei. Alle Steine in den Loren wurden auf einmal verkauft, dein Saphir für drei. Die Plätze bringen 4, 3, 2 und 1 Punkte. Die Preise bleiben, und eine neue Runde beginnt.',
  'dt.lesson.end.title': 'So geht das Geschäft',
  'dt.lesson.end':
    'Nach vier Runden gewinnen die meisten Punkte. Behalte den Schmuggler im Auge und denk einen Zug voraus. Jetzt spiel!',
} as const satisfies Translation<typeof en>;
