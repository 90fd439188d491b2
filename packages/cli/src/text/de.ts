import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Alles, was `souk` zu Menschen sagt, auf Deutsch. */
export const de = {
  and: 'und',
  yes: 'ja',
  no: 'nein',
  leaves: 'verlässt die Partie',

  'value.n': 'n',
  'value.k': 'k',
  'value.text': 'Text',
  'value.file': 'Datei',
  'value.folder': 'Ordner',
  'value.name': 'Name',
  'value.seal': 'Siegel',
  'value.seconds': 'Sekunden',
  'value.people': 'k|Namen',
  'value.bot': '1–5|Name|random',

  'help.title': 'souk – Handelsspiele, gespielt und erforscht',
  'help.usage': 'Aufruf: souk <Befehl> [Optionen]',
  'help.usageOf': 'Aufruf: souk {command} {usage}',
  'help.commands': 'Befehle:',
  'help.games': 'Spiele:',
  'help.more': 'souk <Befehl> --help sagt mehr. souk --version nennt die Version.',
  'help.options': 'Optionen:',
  'help.optionsOf': 'Optionen von {game} ({id}):',
  'help.default': '{help} (sonst {usual})',
  'help.none': 'keine',

  'flag.help': 'Diese Hilfe zeigen',
  'flag.language': 'Die Sprache (ohne Angabe die von LANGUAGE, LC_ALL, LC_MESSAGES oder LANG, sonst en)',
  'flag.players': 'Wie viele Plätze der Tisch hat',
  'flag.seed': 'Woraus aller Zufall entsteht (ohne Angabe jedes Mal etwas Neues)',
  'flag.workers':
    'Wie viele Threads daran arbeiten (sonst einer je Kern); die Zahlen hängen nicht davon ab, außer ein Bot denkt auf Zeit',
  'flag.redis':
    'Die Arbeit über dieses Redis auf souk-worker-Prozesse verteilen, als redis://host:port (bei ihnen SOUK_REDIS)',
  'flag.redisPrefix': 'Womit in Redis alles von diesen Prozessen beginnt (SOUK_REDIS_PREFIX; sonst souk)',
  'flag.noColor': 'Keine Farben',
  'flag.json': 'Ein JSON-Objekt ausgeben',

  'usage.noSuchOption': '{flag}: Diese Option gibt es nicht',
  'usage.twice': '{flag}: zweimal angegeben',
  'usage.noValue': '{flag}: Es fehlt ein Wert ({form})',
  'usage.needlessValue': '--{flag}: erwartet wird kein Wert, nicht „{got}“',
  'usage.otherGame': '{flag}: eine Option von {owners}, nicht von {game}',
  'usage.nameGame': '{flag}: eine Option von {owners}: Das Spiel muss genannt sein (souk {command} {owner} …)',
  'usage.command': 'erwartet wird ein Befehl ({names}), nicht „{got}“',
  'usage.nothingMore': 'erwartet wird nichts weiter, nicht „{got}“',
  'usage.expected': '{what}: erwartet wird {form}, nicht „{got}“',
  'usage.wholeNumber': 'eine ganze Zahl von {min} bis {max}',
  'usage.languages': 'eines von {names}',
  'usage.game': 'erwartet wird ein Spiel ({ids})',
  'usage.noSuchGame': 'Spiel: erwartet wird eines von {ids}, nicht „{got}“',
  'usage.seed': '--seed: erwartet wird ein Text von 1 bis {most} Zeichen',
  'usage.json': 'erwartet wird JSON oder der Name einer Datei, die es enthält',
  'usage.record': 'erwartet wird eine Aufzeichnung: eine Datei, die souk play geschrieben hat',
  'usage.noRecord': '{path} ist keine Aufzeichnung: {problem}',
  'usage.sealedRecord': 'Aufzeichnung: erwartet wird eine mit aufgedecktem Seed, wie ihn beendete Partien haben',
  'usage.recordProblem': 'Aufzeichnung: {problem}',
  'usage.hotSeat': '--hot-seat: erwartet wird eine Zahl von 0 bis {most}, oder Namen, nicht „{got}“',
  'usage.hotSeatNames':
    '--hot-seat: erwartet wird eine Zahl, oder verschiedene Namen wie Ana,Ben mit bis zu {most} Buchstaben',
  'usage.hotSeatMany': '--hot-seat: Bei {game} sind höchstens {most} Namen möglich, nicht {got}',
  'usage.hotSeatSeats': '--hot-seat: Es gibt nur {most} Plätze, nicht {got}',
  'usage.notWithResume': '--{flag}: nicht zusammen mit --resume',
  'usage.noSave': '--resume: Es gibt keine gespeicherte Partie',
  'usage.noSaveOf': '--resume: Es gibt keine gespeicherte Partie von {game}',
  'usage.noUsableSave': '--resume: Es gibt keine gespeicherte Partie, die weitergehen kann: {problems}',
  'usage.noUsableSaveOf': '--resume: Es gibt keine gespeicherte Partie von {game}, die weitergehen kann: {problems}',
  'usage.unjudged': 'Aufzeichnung: Kein Bot weiß genug von {game}, um die Züge zu beurteilen',
  'usage.bots': '--bots: Es fehlt, welche Bots spielen ({forms})',
  'usage.botsDiffer': 'lauter verschiedene Bots',
  'usage.untilQuestion': '--until: Es fehlt die --question, die zu entscheiden ist',
  'usage.leastUntil': '--least: nur zusammen mit --until decided; sonst werden alle Partien gespielt',
  'usage.botsForSeats': '--bots: erwartet wird ein Bot für alle oder je einer für {seats} Plätze, nicht {got}',
  'usage.botsForGame': '--bots: erwartet werden {min} bis {max} für {game}, nicht {got}',
  'usage.gamesPlayed': '--games: erwartet werden mindestens {games}, so viele wie in {checkpoint}, nicht „{got}“',
  'usage.csvOrJson': '--csv: erwartet wird entweder --csv oder --json',
  'usage.redis': '--redis: erwartet wird eine Adresse wie redis://host:port',
  'usage.redisForm': 'eine Adresse wie redis://host:port',
  'usage.prefixNeedsRedis': '--redis-prefix: nur zusammen mit --redis; sonst wird hier gearbeitet',
  'usage.workersOrRedis':
    '--workers: entweder --workers oder --redis; jeder souk worker hat seine eigene Zahl von Threads',
  'usage.seal': 'ein Siegel aus 64 Zeichen von 0 bis 9 und a bis f',
  'usage.fileToWrite': 'erwartet wird eine Datei zum Schreiben, nicht {n} Angaben',
  'usage.backupFile': 'erwartet wird eine Sicherungsdatei, nicht {n} Angaben',
  'usage.migrateFrom': '--from: erwartet wird die Datei souk.db eines Servers',
  'usage.checkOne': 'erwartet wird entweder --data oder --database: ein Ort auf einmal',
  'usage.acceptLoss': '--accept-loss: erwartet wird ein Datenordner: PostgreSQL sorgt selbst für sein Log',
  'usage.checkDatabase': '--database: erwartet wird eine Adresse wie postgres://user@host/name',
  'usage.migrateTo': '--to: erwartet wird eine Adresse wie postgres://user@host/name',

  'file.unreadable': '{path} lässt sich nicht lesen: {reason}',
  'file.unwritable': '{path} lässt sich nicht schreiben: {reason}',
  'file.unusable': '{path} ist nicht zu gebrauchen: {reason}',
  'file.noJson': 'es ist kein JSON',
  'file.ENOENT': 'eine solche Datei gibt es nicht',
  'file.EACCES': 'das ist nicht erlaubt',
  'file.ENOTDIR': 'was ein Ordner sein sollte, ist keiner',
  'file.EEXIST': 'was ein Ordner sein sollte, ist keiner',
  'file.EROFS': 'dort kann nichts geschrieben werden',
  'file.ENOSPC': 'es ist kein Platz mehr',
  'file.EISDIR': 'es ist ein Ordner',

  'progress.count': 'bisher {done}, {rate}/s',
  'progress.bar': '{done}/{total}, {rate}/s, noch {left}',
  'progress.seconds': '{s} s',
  'progress.minutes': '{min} min {s} s',
  'progress.hours': '{h} h {min} min',

  'outcome.draw': 'Unentschieden: Niemand gewinnt.',
  'outcome.nobody': 'Niemand gewinnt.',
  'outcome.rivals': '{rivals} {n, plural, one {liegt} other {liegen}} vorn: Niemand am Tisch gewinnt.',
  'outcome.wins': '{name} {you, select, yes {hast} other {hat}} gewonnen!',
  'outcome.shared': '{names} {you, select, yes {gewinnt} other {gewinnen}} gemeinsam.',
  'outcome.tieBreaker': '  Gleichstand: Die Regeln haben entschieden, wer vor wem liegt.',
  'outcome.rival': 'der {rival}',

  'play.usage': '[Spiel] [Optionen] [Optionen des Spiels]',
  'play.summary': 'im Terminal spielen, gegen Bots oder mit anderen an derselben Tastatur',
  'play.details': `Ohne Spiel fragt ein kleines Menü danach und nach den Optionen. In der Partie zeigt ? die
Hilfe, i gibt einen Tipp, u nimmt zurück, q speichert und hört auf. Das Siegel, das am Anfang
gezeigt wird, ist für souk verify. Gespeicherte Partien und Aufzeichnungen liegen in dem Ordner,
den SOUK_HOME nennt, sonst in ~/.local/share/souk.`,
  'play.flag.hotSeat': 'Wer an dieser Tastatur spielt: eine Zahl (0 schaut Bots zu) oder Namen wie Ana,Ben (sonst 1)',
  'play.flag.bot': 'Wer auf den anderen Plätzen spielt: eine Stufe oder ein Name (sonst {usual})',
  'play.flag.resume': 'Mit der zuletzt gespeicherten Partie weitermachen',
  'play.flag.noColor': 'Keine Farben; ebenso wirkt die Umgebungsvariable NO_COLOR',
  'play.bye': 'Bis zum nächsten Mal.',
  'play.player': 'Person',
  'play.playerNumber': 'Person {n}',
  'play.stranger': 'Irgendwer',

  'seal.line': 'Versiegelt: {seal}',
  'seal.short': 'Der Zufall ist versiegelt: ? zeigt das Siegel.',
  'seal.note': 'Notiere das Siegel; souk verify zeigt dir später, dass alles fair war.',
  'seal.help':
    'Aller Zufall stand fest, bevor etwas ausgeteilt wurde. Dieses Siegel ist sein Fingerabdruck und verrät nichts:',
  'seal.verify':
    'Notiere es. Nach der Partie steht in der Aufzeichnung, was versiegelt war, und souk verify <Aufzeichnung> --commitment <Siegel> zeigt, ob es das ist, was du notiert hast.',

  'level.random': 'macht irgendeinen erlaubten Zug',
  'level.1.name': 'Neuling',
  'level.2.name': 'Passantin',
  'level.3.name': 'Stammgast',
  'level.4.name': 'Händlerin',
  'level.5.name': 'Alter Hase',
  'level.1': 'spielt zum Spaß und lässt ein Kind gewinnen',
  'level.2': 'sieht ab und zu ein gutes Geschäft',
  'level.3': 'nimmt das Beste, was sich bietet',
  'level.4': 'denkt voraus',
  'level.5': 'denkt weit voraus und verschenkt nichts',

  'menu.help': 'Enter nimmt die Antwort in Klammern, q hört auf.',
  'menu.game': 'Welches Spiel?',
  'menu.players': 'Zu wievielt',
  'menu.saved': 'Eine Partie {game} wurde am {when} gespeichert, nach {moves} Zügen.',
  'menu.resume': 'Weiterspielen',
  'menu.pick': 'Nummer',
  'menu.number': '{question} ({min} bis {max})? [{usual}] ',
  'menu.notNumber': 'Erwartet wird eine Zahl von {min} bis {max}.',
  'menu.yesOrNo': '{question} (j/n)? [j] ',
  'menu.notYesOrNo': 'Erwartet wird j oder n.',

  'settings.ask': 'Optionen? Enter nimmt diese, eine Nummer ändert eine: ',
  'settings.notSetting': 'Erwartet wird Enter oder eine Zahl von 1 bis {most}.',
  'settings.people': 'An dieser Tastatur',
  'settings.peopleHelp': 'Wie viele Personen hier spielen; Bots spielen auf den anderen Plätzen',
  'settings.howManyPeople': 'Wie viele Personen an dieser Tastatur',
  'settings.bots': 'Bots',
  'settings.botsHelp': 'Wer auf den anderen Plätzen spielt',
  'settings.whichBot': 'Wer spielt die anderen?',
  'settings.usual': 'wie üblich',
  'settings.own': 'eigenes',
  'settings.file': '{option}: welche Datei? [{usual}] ',
  'settings.random': 'Zufall',

  'ask.choose': 'Wähle',
  'ask.curtain': 'Gib die Tastatur an {name} weiter, dann drücke Enter. ',
  'ask.notNow': '„{command}“ gibt es gerade nicht.',
  'ask.typeNumber': 'Tippe die Nummer deiner Wahl.',
  'ask.noChoice': 'Nummer {said} gibt es nicht: Erwartet wird {least} bis {most}.',
  'ask.notListed': 'Nummer {said} steht nicht auf dieser Liste ({least} bis {most}): Die Eingabetaste zeigt alle.',
  'ask.noMatch': 'Nichts in der Liste enthält „{words}“. ? zeigt die Hilfe.',
  'ask.count': '{n} von {all} Möglichkeiten',
  'ask.page': 'Seite {page} von {pages}; Wörter grenzen ein: {kinds}',
  'ask.ways': '{label} ({n, plural, one {# Möglichkeit} other {# Möglichkeiten}})',
  'ask.takenBack': 'Zurückgenommen.',
  'ask.notSaved': 'Diese Partie ist nicht gespeichert: {problem}',
  'ask.saved': 'Die Partie ist gespeichert. Weiter geht es mit: souk play --resume',
  'ask.takenBackTimes': '{n}-mal zurückgenommen, wie die Aufzeichnung sagt.',
  'ask.record': 'Aufzeichnung: {path}',
  'ask.afterwards': 'souk replay erzählt sie noch einmal, souk verify prüft sie.',

  'command.undo': 'zurück',
  'command.undo.help': 'zurücknehmen: zurück zur letzten Entscheidung an dieser Tastatur',
  'command.undo.nothing': 'Es gibt nichts zurückzunehmen.',
  'command.quit': 'Ende',
  'command.quit.help': 'die Partie speichern und aufhören; souk play --resume macht weiter',
  'command.help': 'Hilfe',
  'command.help.help': 'diese Hilfe',
  'command.rules': 'Regel',
  'command.rules.help':
    'die Regel, nach der gefragt wird; r und der Name einer anderen Regel, oder sein Ende, zeigt jene',
  'command.rules.none': 'Der Text der Regel {rule} ist nicht zu finden.',
  'command.history': 'Verlauf',
  'command.history.help': 'alles, was bisher geschah',
  'command.history.none': 'Noch ist nichts geschehen.',
  'command.hint': 'Tipp',
  'command.hint.help': 'die besten Züge nach dem, was du wissen kannst, mit Gewinnchance und Gründen',
  'command.next': 'vor',
  'command.next.help': 'nächste Seite der Liste',
  'command.back': 'davor',
  'command.back.help': 'vorige Seite der Liste',
  'command.answers': 'Antworten',
  'command.answers.help': 'eine Frage, die immer wieder kommt, ein für alle Mal beantworten',
  'command.answers.ask': 'Welche an- oder ausschalten? ',
  'command.answers.same': 'Es bleibt alles, wie es ist.',
  'command.leave': 'verlassen',
  'command.leave.help': 'die Partie verlassen; wo die Regeln dich brauchen, spielt ein Bot für dich weiter',
  'command.leave.ask': 'Endgültig verlassen (j/n)? ',
  'command.page.type': 'Tippe die Nummer deiner Wahl, oder:',
  'command.page.narrow': 'Andere Wörter grenzen die Liste auf das ein, was sie enthält; Enter zeigt wieder alles.',

  'hint.title': 'Woran „{name}“ denkt, mit deiner Gewinnchance:',
  'hint.for': 'bringt: {reasons}',
  'hint.against': 'bringt nicht: {reasons}',

  'read.on': 'Enter geht weiter. ',
  'read.page':
    'Seite {page} von {pages}: {back, select, yes {b zurück, } other {}}{on, select, yes {Enter weiter, q schließen} other {Enter geht weiter}}. ',

  'screen.small': 'Dieses Terminal ist zu klein für den ganzen Tisch: {columns} mal {rows} zeigt alles.',
  'screen.before': '… davor {n, plural, one {# Zeile} other {# Zeilen}}: h zeigt alles',

  'watch.ask': 'Du schaust zu. Enter zeigt den nächsten Zug, eine Zahl so viele, e den Rest, q hört auf:',

  'replay.usage': '<Aufzeichnung> [--to k] [--json]',
  'replay.summary': 'eine aufgezeichnete Partie Zug um Zug erzählen',
  'replay.details': 'Endet mit dem Tisch, wie er dann aussieht.',
  'replay.flag.to': 'Nach Zug k aufhören (sonst nach dem letzten)',
  'replay.flag.json': 'Ein JSON-Objekt je Zug und eines für das Ende',
  'replay.after': 'Nach {n, plural, one {# Zug} other {# Zügen}} von {all}.',
  'replay.takenBack': '{n}-mal wurden Züge zurückgenommen.',

  'analyse.usage': '<Aufzeichnung> [--iterations n] [--json]',
  'analyse.summary': 'eine aufgezeichnete Partie beurteilen: Chancen, Wendepunkte, Besseres, Glück',
  'analyse.details': `Jeder Zug wird nach dem beurteilt, was wissen konnte, wer ihn machte. Was eine Wahl
verschenkt hat, zählt als Können; was sich dann als verborgen herausstellte, als Glück.`,
  'analyse.flag.iterations': 'Wie viele Verläufe je Entscheidung betrachtet werden (sonst {usual})',
  'analyse.flag.seed': 'Der Zufall der Analyse selbst (sonst analysis)',
  'analyse.chances': 'Gewinnchancen',
  'analyse.turningPoints': 'Wendepunkte',
  'analyse.costly': 'Verpasste Chancen',
  'analyse.totals': 'Woher es kam',
  'analyse.why': ' (bringt {reasons})',
  'analyse.better': 'besser: {move}, {chance}{why}',
  'analyse.turn': '· {name} {swing} Punkte, durch {because, select, choice {die Wahl} other {Glück}}',
  'analyse.cost': '· {chance}, {points} Punkte verschenkt',
  'analyse.total':
    '{name} von {start} auf {end}: eigene Wahl {skill}, fremde {gifts}, Glück {luck}, Weitblick {foresight}',

  'verify.usage': '<Aufzeichnung> [--commitment Siegel] [--json]',
  'verify.summary': 'prüfen, ob eine Partie fair ausgeteilt und gespielt wurde',
  'verify.details': `Spielt die Aufzeichnung von ihrem Seed an durch: Der Seed muss der sein, der vor dem Austeilen
versiegelt wurde, jeder Zug erlaubt und das Ergebnis das, zu dem die Züge führen. Wer zu Beginn
das Siegel notiert hat, gibt es mit --commitment an: Nur dann ist sicher, dass nicht die ganze
Aufzeichnung nachträglich erfunden wurde.
Exit-Code 0: fair; 1: nicht fair; 2: keine Aufzeichnung.`,
  'verify.flag.commitment': 'Das Siegel, das vor dem Austeilen gezeigt wurde: Die Aufzeichnung muss dasselbe haben',
  'verify.otherSeal': 'Siegel: Vor dem Austeilen wurde ein anderes notiert, als die Aufzeichnung hat, {seal}',
  'verify.fair': 'fair: {game}, {n, plural, one {# Zug} other {# Züge}}{undone}; ausgeteilt aus {seed}',
  'verify.undone': ', {n}-mal zurückgenommen',
  'verify.seed': 'dem versiegelten Seed',
  'verify.notedSeed': 'dem Seed hinter dem notierten Siegel',
  'verify.unfair': 'nicht fair:',

  'lab.bots': 'Bots: {forms}.',
  'lab.seed': 'Seed: {seed}',
  'lab.interrupted': ', abgebrochen',
  'lab.interval': '95-%-Intervall',
  'lab.to': '{low} bis {high}',

  'simulate.usage': '<Spiel> [--players n] [--bots a[,b…]] [--games n] [--report Datei] [Optionen]',
  'simulate.summary': 'Bots viele Partien spielen lassen und zählen',
  'simulate.details': `Ein Sieg zählt für alle, die ihn teilen. Unentschieden, bei denen niemand gewinnt, haben eine
eigene Zeile; ebenso die Partien, die kein Platz gewinnt, wo die anderen Zeilen das nicht sagen.
Partie i (von 0 an) wird aus dem Seed "<Seed>/<i>" ausgeteilt: Derselbe Seed gibt dieselben
Zahlen, wie viele Threads auch arbeiten, und jede Partie lässt sich noch einmal ansehen. Ein Bot,
der auf Zeit denkt (search:200ms), hängt von der Maschine ab: Mit ihm können Zahlen abweichen.
Strg-C beendet sie mit dem, was da ist. Mit --checkpoint geht es später weiter: Derselbe Befehl
macht weiter, wo er aufgehört hat, auch bis zu mehr Partien.
Mit --redis spielt souk worker die Partien, auf beliebig vielen Maschinen mit je eigenen
--workers; die Zahlen sind bis zur letzten Stelle dieselben.`,
  'simulate.flag.bots': 'Wer spielt: ein Bot für alle Plätze oder je einer (sonst random)',
  'simulate.flag.games': 'Wie viele Partien (sonst {usual})',
  'simulate.flag.checkpoint': 'Den Stand in einer Datei behalten und von ihm weitermachen, wenn sie da ist',
  'simulate.flag.report': 'Auch eine Seite mit Diagrammen schreiben (HTML)',
  'simulate.flag.csv': 'Jede Zahl als Zeile mit Kommas ausgeben (CSV)',
  'simulate.noWorkers': 'dort arbeitet noch niemand; souk worker startet jemanden',
  'simulate.noRedis': 'Redis antwortet noch nicht',
  'simulate.title': '{game}: {games} Partien zu {players} {how}',
  'simulate.atRandom': 'nach Zufall',
  'simulate.by': 'von {bots}',
  'simulate.wins': 'Siege',
  'simulate.score': 'Punkte ± 95 %',
  'simulate.deviation': 'σ',
  'simulate.range': 'Spanne',
  'simulate.seat': 'Platz {n}',
  'simulate.draw': 'unentschieden',
  'simulate.noSeat': 'kein Platz',
  'simulate.moves': 'Züge je Partie: {mean} (σ {deviation}, {min} bis {max})',

  'worker.usage': '--redis url [--workers n] [--gone-after Sekunden]',
  'worker.summary': 'an Simulationen anderer Maschinen mitarbeiten',
  'worker.details': `Nimmt die Partien, die souk simulate --redis in dieses Redis gelegt hat, und spielt sie. Beliebig
viele davon arbeiten zusammen, kommen und gehen; was einer in Arbeit hatte, der ausfällt, macht
ein anderer. Sie müssen dieselbe Version haben wie der Auftraggeber. Strg+C beendet sie.`,
  'worker.flag.goneAfter':
    'Nach wie viel Stille ein anderer die Arbeit von einem übernimmt, der ausgefallen scheint (sonst 10)',
  'worker.working': 'Arbeitet mit {threads} Threads',

  'arena.usage': '<Spiel> --bots a,b[,…] [--games n] [--question Text] [--until decided] […]',
  'arena.summary': 'Bots gegeneinander spielen lassen und sagen, welcher besser ist',
  'arena.details': `Jedes Austeilen wird in jeder Sitzordnung gespielt, damit sich Glück ausgleicht; mit mehr Bots
als Plätzen trifft sich jede Gruppe, mit weniger nehmen sie der Reihe nach Platz. Austeilen i
(von 0 an) kommt aus dem Seed "<Seed>/<i>". Intervalle nehmen alle Partien davon als Einheit.
Fragen, getrennt durch „;“: {forms}.
Mit --until decided ist Schluss, sobald alle entschieden sind; die Intervalle sind dann
Konfidenzfolgen, die gelten, wie oft man auch hinsieht. Exit-Code 1 heißt, dass eine Frage
nicht mit Ja beantwortet wurde.`,
  'arena.flag.bots': 'Wer spielt, durch Kommas getrennt',
  'arena.flag.seats': 'Wie viele Plätze der Tisch hat (sonst einer je Bot)',
  'arena.flag.games':
    'Wie viele Partien höchstens: so viele ganze Runden durch alle Sitzordnungen, wie hineinpassen, aber immer eine (sonst {usual}; {patience} mit --until)',
  'arena.flag.question': 'Was zu entscheiden ist: "greedy > random 0.9"',
  'arena.flag.until': 'Aufhören, sobald jede Frage entschieden ist',
  'arena.flag.least': 'Wie viele Partien mindestens davor, nur mit --until (sonst {usual})',
  'arena.flag.json': 'JSON-Zeilen ausgeben: das Turnier, jeden Bot, jedes Paar, jede Frage',
  'arena.title': '{game}: {games} Partien zu {seats}{interrupted}; {deals}-mal ausgeteilt, je {turns} Sitzordnungen',
  'arena.win': 'Sieg',
  'arena.rating': 'Wertung',
  'arena.mean': 'ms im Ø',
  'arena.worst': 'längste',
  'arena.pairs': 'Besser platziert (Gleichstand zählt halb):',
  'arena.pair': '  {bot} vor {other}: {share} ({interval})',
  'arena.questions': 'Fragen:',
  'arena.questionsEachDeal': 'Fragen, nach jedem Austeilen neu beantwortet:',
  'arena.worstTime': 'längstens {ms} ms',
  'arena.holds.true': 'ja',
  'arena.holds.false': 'nein',
  'arena.holds.null': 'nicht entschieden',

  'soak.usage': '[Spiel…] [--until-covered effects] [--games n] [--players n] […]',
  'soak.summary': 'zufällig spielen, bis jeder Effekt einmal vorgekommen ist',
  'soak.details': `Spielt alle Spiele, oder die genannten, mit zufälligen Optionen und jeder Zahl von Plätzen, und
sagt, welche Zweige der Effekte vorkamen. Mit --until-covered geht es weiter, bis alle vorkamen,
wie viele Partien das auch braucht; --games setzt eine Grenze, und Exit-Code 1 sagt, dass sie
nicht gereicht hat.`,
  'soak.flag.untilCovered': 'Aufhören, wenn jeder Zweig vorkam',
  'soak.flag.games': 'Wie viele Partien höchstens je Spiel (sonst {usual}; mit --until-covered ohne Grenze)',
  'soak.flag.json': 'Ein JSON-Objekt je Spiel ausgeben',
  'soak.seen': '{game}: {seen} von {all} Zweigen kamen vor, in {games} Partien mit {moves} Zügen',
  'soak.unseen': '  nicht vorgekommen: {branch}',

  'engine.summary': 'mit Programmen sprechen: JSON-Zeilen auf Standardein- und -ausgabe',
  'engine.details': `Ein Befehl je Zeile hinein, eine Antwort je Zeile heraus; {error} bei einer Zeile, die keinen
Sinn ergibt und dann nichts ändert. Zeilen dürfen 4 MiB haben. {help} nennt die Befehle:`,

  'schema.usage': '<Spiel> [{documents}]',
  'schema.summary': 'das JSON Schema von Stellungen, Aufzeichnungen oder Optionen ausgeben',

  'serve.usage': '[--port n] [--data Ordner] [Optionen]',
  'serve.summary': 'einen Server öffnen: Tische, Partien und Aufzeichnungen für Seiten und Programme',
  'serve.details': `Legt alles in einer Datei im Datenordner ab oder, mit --database und --redis, in PostgreSQL:
Dann können beliebig viele Server dieselben Tische führen. Strg+C beendet ihn geordnet.
Jede Option geht auch über die Umgebung: --max-tables ist SOUK_MAX_TABLES.`,
  'serve.setting': '{help} ({variable}; sonst {usual})',
  'serve.empty': 'leer',

  'backup.usage': '<Datei> [--data Ordner]',
  'backup.summary': 'alles sichern, was ein Server gespeichert hat, auch während er läuft',
  'backup.details': `Schreibt eine neue Datei mit allem, was bei Beginn gespeichert war, nichts davon halb, und prüft
sie. Der Server läuft dabei weiter.`,
  'backup.flag.data': 'Der Datenordner des Servers (SOUK_DATA; sonst .souk)',
  'backup.written': 'Geschrieben: {file}',

  'restore.usage': '<Datei> [--data Ordner]',
  'restore.summary': 'eine Sicherung in einen Datenordner legen, in dem noch nichts ist',
  'restore.details': 'Prüft zuerst die Sicherung. Eine Datenbank, die schon da ist, wird nicht angerührt.',
  'restore.done': 'Wiederhergestellt in {folder}',

  'check.usage': '[--data Ordner | --database url] [--json]',
  'check.summary': 'alles prüfen, was ein Server gespeichert hat, auch während er läuft',
  'check.details': `Prüft die Datei eines Datenordners Seite für Seite, oder eine PostgreSQL-Datenbank, und beides
Zeile für Zeile; spielt dann jede Partie von ihrem Seed an noch einmal und vergleicht, was ihre
Zeile und ihr Zwischenstand sagen. Geändert wird nichts. Exit-Code 0: alles ist, wie es sein muss,
1: etwas ist es nicht.
Ein beschädigtes Write-ahead-Log wird gemeldet und der Rest nicht angesehen. Mit --accept-loss
bleibt es als souk.db-wal.damaged liegen, und die Datenbank geht ohne das weiter, was dahinter
stand.`,
  'check.flag.database': 'Die PostgreSQL-Datenbank, als postgres://user@host/name (SOUK_DATABASE)',
  'check.flag.acceptLoss': 'Aufgeben, was im Write-ahead-Log hinter dem Schaden steht',
  'check.sound':
    'Alles ist, wie es sein muss: {matches, plural, one {# Partie} other {# Partien}}, {entries, plural, one {# Eintrag} other {# Einträge}}; {unknown} nach anderen Regeln, nicht nachgespielt.',
  'check.unsound':
    '{problems, plural, one {# Problem} other {# Probleme}} in {matches, plural, one {# Partie} other {# Partien}}, {entries, plural, one {# Eintrag} other {# Einträgen}}; {unknown} nach anderen Regeln, nicht nachgespielt.',
  'check.problem.structure': 'Datei: {detail}',
  'check.problem.log':
    'Write-ahead-Log: beschädigt bei Frame {frame} von {frames}; was danach bestätigt wurde, ist nicht lesbar',
  'check.problem.orphans': '{table}: {rows, plural, one {# Zeile gehört} other {# Zeilen gehören}} zu nichts',
  'check.problem.gap': 'Partie {match}: {table} hat {rows} Zeilen, die letzte mit Nummer {last}',
  'check.problem.rating':
    'Person {person}: die Wertung in {game} ({seats} Spieler, 0: alle) ist nicht das, womit ihr Verlauf endet',
  'check.problem.row': 'Partie {match}: nicht lesbar',
  'check.problem.replay': 'Partie {match}: Eintrag {entry} ist nicht spielbar',
  'check.problem.time': 'Partie {match}: Eintrag {entry} ist früher als der davor',
  'check.problem.send': 'Partie {match}: Eintrag {entry} wurde schon einmal gesendet',
  'check.problem.differs': 'Partie {match}: {field} ist nicht das, wozu das Log führt',
  'check.problem.snapshot': 'Partie {match}: der Zwischenstand ist nicht das, wozu das Log führt',

  'migrate.usage': '--from Datei --to postgres://…',
  'migrate.summary': 'alles von einem Server auf einer Maschine nach PostgreSQL umziehen',
  'migrate.details': `Kopiert Personen, Tische, Partien und Chat aus der Datei souk.db eines Datenordners und
vergleicht jede Zeile mit dem, was ankam. Der Server darf dabei laufen: einmal, während er läuft,
dann den Server beenden und noch einmal, was nur das Neue nimmt. Danach Server mit --database
starten. Eine Datenbank, die Server seit dem Umzug benutzt haben, wird abgelehnt und bleibt, wie
sie ist.`,
  'migrate.flag.from': 'Die Datei souk.db im Datenordner des Servers',
  'migrate.flag.to': 'Die PostgreSQL-Datenbank, als postgres://user@host/name',
  'migrate.rows': '{kind}: {rows}, davon {written} neu',
  'migrate.done': 'Alles ist so angekommen, wie es war.',
} as const satisfies Translation<typeof en>;
