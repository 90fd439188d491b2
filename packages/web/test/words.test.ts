import type { Language } from '@souk/i18n';
import { describe, expect, test } from 'vitest';
import { de as deAlleyAbout } from '../../../games/arcane-alley/src/about/de.js';
import { en as enAlleyAbout } from '../../../games/arcane-alley/src/about/en.js';
import { de as deAlleyLesson } from '../../../games/arcane-alley/src/page/lesson/de.js';
import { en as enAlleyLesson } from '../../../games/arcane-alley/src/page/lesson/en.js';
import { de as deAlley } from '../../../games/arcane-alley/src/page/text/de.js';
import { en as enAlley } from '../../../games/arcane-alley/src/page/text/en.js';
import { de as deAlleyTerminal } from '../../../games/arcane-alley/src/terminal/text/de.js';
import { en as enAlleyTerminal } from '../../../games/arcane-alley/src/terminal/text/en.js';
import { de as deDaleAbout } from '../../../games/dale-of-merchants/src/about/de.js';
import { en as enDaleAbout } from '../../../games/dale-of-merchants/src/about/en.js';
import { textsIn } from '../../../games/dale-of-merchants/src/page/decks/deck-face.js';
import { FACES } from '../../../games/dale-of-merchants/src/page/decks/faces.js';
import { de as deDaleLesson } from '../../../games/dale-of-merchants/src/page/lesson/de.js';
import { en as enDaleLesson } from '../../../games/dale-of-merchants/src/page/lesson/en.js';
import { de as deDale } from '../../../games/dale-of-merchants/src/page/text/de.js';
import { en as enDale } from '../../../games/dale-of-merchants/src/page/text/en.js';
import { de as deDaleTerminal } from '../../../games/dale-of-merchants/src/terminal/text/de.js';
import { en as enDaleTerminal } from '../../../games/dale-of-merchants/src/terminal/text/en.js';
import { de as deTradersAbout } from '../../../games/dwarven-traders/src/about/de.js';
import { en as enTradersAbout } from '../../../games/dwarven-traders/src/about/en.js';
import { de as deTradersLesson } from '../../../games/dwarven-traders/src/page/lesson/de.js';
import { en as enTradersLesson } from '../../../games/dwarven-traders/src/page/lesson/en.js';
import { de as deTraders } from '../../../games/dwarven-traders/src/page/text/de.js';
import { en as enTraders } from '../../../games/dwarven-traders/src/page/text/en.js';
import { de as deTradersTerminal } from '../../../games/dwarven-traders/src/terminal/text/de.js';
import { en as enTradersTerminal } from '../../../games/dwarven-traders/src/terminal/text/en.js';
import { de as deCli } from '../../cli/src/text/de.js';
import { en as enCli } from '../../cli/src/text/en.js';
import { de as deKit } from '../../table-kit/src/i18n/de.js';
import { en as enKit } from '../../table-kit/src/i18n/en.js';
import { de as deOnline } from '../src/online/text/de.js';
import { en as enOnline } from '../src/online/text/en.js';
import { de as dePeople } from '../src/people/text/de.js';
import { en as enPeople } from '../src/people/text/en.js';
import { de as deReplay } from '../src/replay/text/de.js';
import { en as enReplay } from '../src/replay/text/en.js';
import { faultsOf } from './well-said.js';

type Texts = { readonly [key: string]: string };

const DECKS = await Promise.all(Object.values(FACES).map((load) => load()));
const decksIn = (language: Language): readonly Texts[] => DECKS.map((deck) => textsIn(deck, language));

const CATALOGUES: { readonly [L in Language]: readonly Texts[] } = {
  en: [
    enAlleyAbout,
    enAlleyLesson,
    enAlley,
    enAlleyTerminal,
    enDaleAbout,
    enDaleLesson,
    enDale,
    enDaleTerminal,
    enTradersAbout,
    enTradersLesson,
    enTraders,
    enTradersTerminal,
    enCli,
    enKit,
    enOnline,
    enPeople,
    enReplay,
    ...decksIn('en'),
  ],
  de: [
    deAlleyAbout,
    deAlleyLesson,
    deAlley,
    deAlleyTerminal,
    deDaleAbout,
    deDaleLesson,
    deDale,
    deDaleTerminal,
    deTradersAbout,
    deTradersLesson,
    deTraders,
    deTradersTerminal,
    deCli,
    deKit,
    deOnline,
    dePeople,
    deReplay,
    ...decksIn('de'),
  ],
};

const TERMINALS: ReadonlySet<Texts> = new Set<Texts>([
  enAlleyTerminal,
  enDaleTerminal,
  enTradersTerminal,
  enCli,
  deAlleyTerminal,
  deDaleTerminal,
  deTradersTerminal,
  deCli,
]);

describe('what a reader stumbles over is found', () => {
  test.each([
    ['en', 'You start with a emerald.'],
    ['en', 'Hild mines an ruby.'],
    ['en', 'You mines a ruby.'],
    ['en', 'You has won.'],
    ['en', 'Olo are last.'],
    ['en', 'Points: Olo 3 and You 4.'],
    ['en', 'Hild drew 1 cards.'],
    ['en', 'Hild took {gem}.'],
    ['en', 'Hild  took a ruby.'],
    ['en', 'Hild took a ruby .'],
    ['en', 'Olo has 4 VP.'],
    ['en', 'A match against bot 3.'],
    ['en', 'The price is -2.'],
    ['de', 'Du fördert einen Rubin.'],
    ['de', 'Du hat einen Rubin.'],
    ['de', 'Hild hast einen Rubin.'],
    ['de', 'Punkte: Olo 3 und Du 4.'],
    ['de', 'Hild hat 1 Karten gezogen.'],
    ['de', 'Hild hat Treuer Partner gezogen.'],
  ] as const)('%s: %s', (language, text) => {
    expect(faultsOf(text, language)).toHaveLength(1);
  });

  test.each([
    ['en', 'You mine an emerald, discard 11 cards and guess. A one-way use of an hour; you discuss 1 card.'],
    ['en', 'Points of the round: you 1, Olo 4 and the Smuggler 3. You are last.'],
    ['de', 'Du nutzt, lässt und rätst; du hast 1 Karte, Olo hat 21 Karten und steht auf Feld −1.'],
    ['de', 'Hild hat Treuen Partner gezogen (bezahlt: Kühner Feilscher).'],
  ] as const)('and nothing else, %s: %s', (language, text) => {
    expect(faultsOf(text, language)).toEqual([]);
  });
});

/** In a terminal lines are indented, and signs and keys stand for words. */
const IN_TERMINAL: readonly string[] = ['two spaces', 'a space before a comma or a full stop'];

const isForTerminal = (texts: Texts): boolean => TERMINALS.has(texts);

/** With every gap filled, and every choice of words made, in each of its ways. */
function waysToSay(message: string): string[] {
  const CHOICE = /\{(\w+), (plural|select), ((?:[\w=]+ \{[^{}]*\} ?)+)\}/;
  const choice = CHOICE.exec(message);
  if (choice === null) return [message.replaceAll('{what}', 'X.').replaceAll(/\{\w+!?\}/g, 'X')];
  const [whole, , kind, forms = ''] = choice;
  return [...forms.matchAll(/[\w=]+ \{([^{}]*)\}/g)].flatMap(([form, words = '']) => {
    const filling = kind === 'plural' ? (form.startsWith('one') ? '1' : '2') : 'X';
    return waysToSay(message.replace(whole, words.replaceAll('#', filling)));
  });
}

describe.each(Object.entries(CATALOGUES) as [Language, readonly Texts[]][])('%s', (language, catalogues) => {
  const messages = catalogues.flatMap((texts) => Object.entries(texts));

  test('no message has a fault that can be found', () => {
    const faults = catalogues.flatMap((texts) =>
      Object.entries(texts).flatMap(([key, message]) =>
        waysToSay(message)
          .flatMap((text) => faultsOf(text, language))
          .filter((fault) => !isForTerminal(texts) || !IN_TERMINAL.some((name) => fault.startsWith(name)))
          .map((fault) => `${key}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('what a move would do is said to who makes it', () => {
    const previews = messages.filter(([key]) => key.includes('.preview.'));
    expect(previews.length).toBeGreaterThan(60);
    const about = { en: /^\p{Lu}\p{L}+[^s]s\b/u, de: /^(?!Du )\p{Lu}\p{L}+t\b/u }[language];
    expect(previews.filter(([, message]) => about.test(message))).toEqual([]);
  });
});

/** Messages that name a player in the middle of what they say, and where it is never oneself. */
const OF_OTHERS = /^(?:aa\.(?:storehouseOf|pick\.|lastTurns)|dm\.(?:stallOf|discard|order\.)|dt\.(?:lookAt$|giveTo))/;

test.each([
  ['en', 'You'],
  ['de', 'Du'],
] as const)('what is said of a thing of one’s own does not name oneself in its middle: %s', (language, you) => {
  const named = CATALOGUES[language].flatMap((texts) =>
    Object.entries(texts).filter(([key]) => /^(?:aa|dm|dt)\.(?!lesson|end\.|now\.)/.test(key)),
  );
  const faults = named.flatMap(([key, message]) =>
    /\p{L} \{name\}/u.test(message) && !OF_OTHERS.test(key) ? [`${key}: ${message.replace('{name}', you)}`] : [],
  );
  expect(faults).toEqual([]);
});
