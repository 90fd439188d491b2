import { fileURLToPath } from 'node:url';
import { gapsOf, type Messages } from '@souk/i18n';
import { describe, expect, it } from 'vitest';
import { unpainted, widthOf } from '../../terminal-kit/src/text.js';
import { COMMANDS } from '../src/commands/index.js';
import { GAMES } from '../src/games.js';
import { TEXTS } from '../src/text/index.js';
import { gist, newFolder, pictures, souk, spawnSouk, theRecordIn } from './helpers.js';

const GERMAN = { LANG: 'de_DE.UTF-8' };
const isGerman = (out: string): boolean => out.includes('Aufruf: souk');

describe('the language', () => {
  it.each([
    [{}, false],
    [{ LANG: 'de_DE.UTF-8' }, true],
    [{ LANG: 'de' }, true],
    [{ LANG: 'C' }, false],
    [{ LANG: 'POSIX' }, false],
    [{ LANG: 'fr_FR.UTF-8' }, false],
    [{ LC_MESSAGES: 'de_AT.UTF-8', LANG: 'en_GB.UTF-8' }, true],
    [{ LC_ALL: 'en_GB.UTF-8', LC_MESSAGES: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8' }, false],
    [{ LC_ALL: 'C', LANG: 'de_DE.UTF-8' }, false],
    [{ LC_ALL: '', LANG: 'de_DE.UTF-8' }, true],
    [{ LANGUAGE: 'de', LC_ALL: 'en_GB.UTF-8' }, true],
    [{ LANGUAGE: 'fr:de:en', LANG: 'en_GB.UTF-8' }, true],
    [{ LANGUAGE: 'en', LANG: 'de_DE.UTF-8' }, false],
  ])('follows the environment %j', async (env, german) => {
    expect(isGerman((await souk(['--help'], { env })).out)).toBe(german);
  });

  it('is that of --language first, wherever it stands', async () => {
    for (const args of [
      ['--language', 'de', 'play', '--help'],
      ['play', '--language', 'de', '--help'],
      ['play', '--help', '--language=de'],
      ['help', 'play', '--language', 'de'],
    ]) {
      expect(isGerman((await souk(args)).out)).toBe(true);
    }
    expect(isGerman((await souk(['--language', 'en', '--help'], { env: GERMAN })).out)).toBe(false);
  });

  it.each([
    [['--language', 'fr'], {}, 'souk: --language: expected one of en, de, got "fr"'],
    [['play', '--language=deutsch'], {}, 'souk: --language: expected one of en, de, got "deutsch"'],
    [['play', '--language'], {}, 'souk: --language: expected a value (en|de)'],
    [['--language', 'de', 'play', '--language', 'en'], {}, 'souk: --language: given twice'],
    [['--language', 'fr'], GERMAN, 'souk: --language: erwartet wird eines von en, de, nicht „fr“'],
    [
      ['play', 'dwarven-traders', '--players', '5'],
      GERMAN,
      'souk play: --players: erwartet wird eine ganze Zahl von 1 bis 4, nicht „5“',
    ],
    [
      ['replay', '/no/such/file', '--language', 'de'],
      {},
      'souk replay: /no/such/file lässt sich nicht lesen: eine solche Datei gibt es nicht',
    ],
  ])('of %j is told when it makes no sense, or what else makes none', async (args, env, line) => {
    expect(await souk(args, { env })).toEqual({ code: 2, out: '', err: `${line}\n` });
  });

  it('is not taken from behind --', async () => {
    expect((await souk(['play', '--', '--language'])).err).toContain('got "--language"');
  });

  it('is spoken by the help of every command, within 100 columns', async () => {
    for (const { name } of COMMANDS) {
      const { out } = await souk([name, '--help'], { env: GERMAN, games: GAMES });
      expect(out).toContain(`Aufruf: souk ${name}`);
      expect(out).toContain('--language en|de');
      expect(Math.max(...out.split('\n').map(widthOf))).toBeLessThanOrEqual(100);
    }
  });

  it('knows opponents by the names of every language', async () => {
    for (const bot of ['Cart Pusher', 'Lorenschieberin', 'Irgendwer']) {
      const args = ['play', 'dwarven-traders', '--bot', bot, '--players', '2', '--seed', 'x'];
      expect((await souk(args, { env: GERMAN, input: 'q\n' })).code).toBe(0);
    }
  });
});

describe('what programs read', () => {
  it('is the same in every language', async () => {
    const home = newFolder();
    const args = ['play', 'dwarven-traders', '--hot-seat', '0', '--bot', 'random', '--seed', 'both'];
    await souk(args, { home, env: GERMAN });
    await souk(args, { home: `${home}/en` });
    const { path, record } = theRecordIn(home);
    const { record: english } = theRecordIn(`${home}/en`);
    expect(gist(record)).toEqual(gist(english));
    for (const command of [
      ['replay', path, '--json'],
      ['verify', path, '--json'],
      ['verify', path, '--json', '--commitment', '0'.repeat(64)],
      ['analyse', path, '--json', '--iterations', '2'],
      ['simulate', 'dwarven-traders', '--games', '2', '--seed', 's', '--json'],
      ['simulate', 'dwarven-traders', '--games', '2', '--seed', 's', '--csv'],
      ['schema', 'dwarven-traders'],
    ]) {
      expect(await souk(command, { env: GERMAN })).toEqual(await souk(command));
    }
    const input =
      '{"cmd":"help"}\n{"cmd":"new","game":"dwarven-traders","seats":2,"seed":"x"}\n{"cmd":"prompt"}\nwhat\n';
    expect(await souk(['engine'], { env: GERMAN, input })).toEqual(await souk(['engine'], { input }));
  });
});

/** What is the same in both languages, and should be. */
const ALIKE = new Set([
  'value.n',
  'value.k',
  'lab.bots',
  'lab.seed',
  'progress.seconds',
  'progress.minutes',
  'progress.hours',
  'settings.bots',
]);

describe('the catalogues', () => {
  const { en, de }: { readonly en: Messages; readonly de: Messages } = TEXTS;

  it('say everything in German that they say in English, with the same gaps', () => {
    for (const [key, message] of Object.entries(en)) {
      const german = de[key];
      if (german === undefined) throw new Error(`there is no German message ${key}`);
      if (!ALIKE.has(key)) expect(german, key).not.toBe(message);
      expect(gapsOf(german), key).toEqual(gapsOf(message));
    }
  });
});

/** The words of a message between its gaps, where they are long enough to be told from German ones. */
const wordsOf = (message: string): string[] =>
  message
    .replace(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '\0')
    .split(/[\0\n]/)
    .map((part) => part.trim())
    .filter((part) => /[a-z]{3,} [a-z]{3,}/.test(part));

async function englishOf(id: string): Promise<readonly string[]> {
  const path = fileURLToPath(new URL(`../../../games/${id}/src/terminal/text/en.ts`, import.meta.url));
  const { en }: { readonly en: Messages } = await import(/* @vite-ignore */ path);
  return [...Object.values(en), ...Object.values(TEXTS.en)].flatMap(wordsOf);
}

/** Words that German has not, which sentences can hardly do without. */
const ENGLISH_WORDS = ['the', 'you', 'your', 'with', 'from', 'and', 'turn', 'round', 'Round', 'card', 'gold'];

/** What can be said instead of choosing; the match is left in the end, and a bot goes on. */
const IN_GAME = '?\nh\ni\na\nx\nr\nzzz\n\n';

describe.each(GAMES.map(({ game }) => ({ id: game.id, name: game.name })))('$name in German', ({ id }) => {
  it('is played, told again and judged without a word of English', async () => {
    const home = newFolder();
    const played = await souk(['play', id, '--players', '2', '--bot', '1', '--seed', 'deutsch'], {
      home,
      env: GERMAN,
      games: GAMES,
      input: `${IN_GAME}${'1\n13\n9\n6\n'.repeat(25)}l\nj\n`,
    });
    expect([played.code, played.err]).toEqual([0, '']);
    const { path } = theRecordIn(home);
    const shown = { env: GERMAN, games: GAMES };
    const replayed = await souk(['replay', path], shown);
    const judged = await souk(['analyse', path, '--iterations', '1'], shown);
    const verified = await souk(['verify', path], shown);
    const all = unpainted([played, replayed, judged, verified].map(({ out }) => out).join('\n')).replace(/\s+/g, ' ');
    expect(all).toContain('Aufzeichnung: ');
    const english = [...(await englishOf(id)), ...ENGLISH_WORDS.map((word) => ` ${word} `)];
    expect(english.filter((words) => all.includes(words))).toEqual([]);
  });
});

it('orders are understood in German and in English, on a terminal of 80 by 24', async () => {
  const { out } = await souk(['play', 'dwarven-traders', '--players', '3', '--bot', 'random', '--seed', 'x'], {
    isTerminal: true,
    env: GERMAN,
    games: GAMES,
    input: '1\nzurück\n1\nundo\n1\nHilfe\n\n\nVerlauf\n\nregel dt-turn-1\n\nTipp\n\nEnde\n',
  });
  expect(out.match(/Zurückgenommen\./g)).toHaveLength(2);
  for (const text of ['Ein Lager fasst zwei', 'DT-TURN-1', 'Woran „Hüter des Bergschatzes“ denkt', 'ist gespeichert']) {
    expect(out).toContain(text);
  }
  expect(unpainted(out)).toContain('u zurück · q Ende · ? Hilfe · r Regel · h Verlauf · i Tipp');
  for (const line of pictures(out).flat()) expect(widthOf(line)).toBeLessThanOrEqual(80);
});

it('a table in German, as the real command draws it', () => {
  const { out } = spawnSouk(['play', 'dwarven-traders', '--players', '2', '--seed', 'tisch', '--bot', 'random'], {
    env: GERMAN,
    input: '1\nq\n',
  });
  expect(out).toContain(
    [
      '── Dwarven Traders, Runde 1 von 4 ──────────────────────────────────────────────',
      'PREISE       −3  −2  −1   0  +1  +2  +3 Rest │  HÄNDLER       Feld Punkte  Lager',
    ].join('\n'),
  );
  expect(out).toContain('Wähle deinen ersten Edelstein:\n1 ◆R Rubin nehmen    3 ▲M Smaragd nehmen');
  expect(out).toMatch(/^fördern {4}[◆●▲■]/m);
  expect(out).toMatch(/^ 1 Karte \d: .*(fördern|verkaufen)/m);
  expect(out).toContain('Die Partie ist gespeichert. Weiter geht es mit: souk play --resume\n');
});
