import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** What the lesson says, in German. */
export const de = {
  'dm.lesson.welcome.title': 'Der schönste Stand des Marktes',
  'dm.lesson.welcome':
    'Dein Stand braucht acht Stapel Karten: der erste genau 1 wert, der zweite genau 2 und so weiter bis 8. Wer zuerst den achten Stapel legt, hat gewonnen. Karten in deinem Stand sind fort aus deinem Deck, also wähle gut.',
  'dm.lesson.market.title': 'Bessere Karten',
  'dm.lesson.market':
    'Du beginnst mit einer armen Hand: vor allem Gerümpel. Im Markt gibt es Besseres. Eine Karte kostet die Zahl, die auf ihr steht, und den Aufpreis ihres Platzes; der Platz ganz rechts kostet nichts extra.',
  'dm.lesson.buy.title': 'Kaufen',
  'dm.lesson.buy':
    'Mit jeder Karte kannst du bezahlen, so viel sie wert ist. Kaufe „Vorbezahlt“ für 2: Wähle die Karte und zweimal Gerümpel. Das geht auf deine Ablage, und die neue Karte kommt gleich auf deine Hand.',
  'dm.lesson.cleanUp.title': 'Nach jedem Zug',
  'dm.lesson.cleanUp':
    'Eine Aktion, und dein Zug ist vorbei. Dann wird deine Hand auf fünf Karten aufgefüllt, und die Karten im Markt rücken nach rechts: Was jetzt teuer ist, ist vielleicht bald billig. Ist dein Deck leer, wird deine Ablage gemischt und zum Deck.',
  'dm.lesson.stall.title': 'Bauen',
  'dm.lesson.stall':
    'Eine andere Aktion ist, den nächsten Stapel zu bauen. In einem Stapel liegen Karten nur eines Tiervolks, und kein Gerümpel. Der erste braucht eine 1: Baue ihn mit „Hamsternder Händler“.',
  'dm.lesson.technique.title': 'Techniken',
  'dm.lesson.technique':
    'Viele Karten können etwas, wenn du sie stattdessen ausspielst: Das sind Techniken. Zeig auf „Vorbezahlt“ oder halte die Karte gedrückt, um sie zu lesen; dann spiel sie aus.',
  'dm.lesson.free.title': 'Ein Geschenk',
  'dm.lesson.free':
    'Mit ihr nimmst du eine beliebige Karte aus dem Markt, ohne zu bezahlen. Nimm die teuerste: das Lieblingsspielzeug.',
  'dm.lesson.plus.title': 'Noch eine Aktion',
  'dm.lesson.plus':
    'Das Lieblingsspielzeug holt die oberste Karte deiner Ablage auf die Hand zurück. Das ist „Vorbezahlt“! Und das Plus bedeutet: Nach dieser Technik darfst du noch eine Aktion ausführen.',
  'dm.lesson.second.title': 'Und wieder bauen',
  'dm.lesson.second': '„Vorbezahlt“ ist 2 wert, genau was dein zweiter Stapel braucht. Baue ihn mit der Zusatzaktion.',
  'dm.lesson.inventory.title': 'Wenn nichts passt',
  'dm.lesson.inventory':
    'Du kannst immer beliebige Karten deiner Hand ablegen und am Ende deines Zuges andere ziehen. Werde etwas Gerümpel los.',
  'dm.lesson.end.title': 'Noch sechs Stapel',
  'dm.lesson.end':
    'Kaufen, spielen, bauen: Das ist alles. Es gibt sechs Tiervölker mit ihren eigenen Sitten, und jede Partie hat andere. Jetzt spiel!',
} as const satisfies Translation<typeof en>;
