import type { GameTypes } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import type { Face, LogSentence } from '../../table-kit/src/face.js';
import { type LogEntry, tellMove } from '../../table-kit/src/log.js';
import type { Played } from '../../table-kit/src/session.js';
import { plainText, speakerFor } from '../../table-kit/src/speaking.js';

interface Said {
  readonly says?: string;
  readonly opens?: string;
  readonly does?: string;
}

interface Event extends Said {
  readonly kind: string;
}

const saying = (text: string | undefined): LogSentence | undefined =>
  text === undefined ? undefined : { told: () => ({ text }) };

const FACE: Pick<Face<GameTypes & { Event: Event }>, 'tell' | 'deed' | 'chapter'> = {
  tell: ({ events, at }) => saying(events[at]?.says),
  deed: ({ events, at }) => saying(events[at]?.does),
  chapter: ({ opens }) => (opens === undefined ? undefined : { k: 'said', with: { text: opens } }),
};

const speaker = speakerFor([], undefined);

const told = (said: readonly Said[]) => {
  const events: readonly Event[] = said.map((each) => ({ kind: 'event', ...each }));
  const moment = { length: 5, view: {}, viewer: 0, toAct: [], decisions: [], outcome: undefined } as const;
  const played: Played = { kind: 'played', seat: 1, events, after: moment };
  return tellMove(FACE, speaker, played);
};

const words = (entry: LogEntry | undefined): string[] | undefined => entry?.sentences.map(plainText);

describe('what is said of a move', () => {
  const move = told([
    { says: 'Hild bought Acorn.', does: 'Hild buys Acorn.' },
    {},
    { says: 'New in the market: Charm.' },
    { opens: 'Turn 2' },
    { says: 'Hild drew.' },
  ]);

  test('waits until all that it may speak of has been shown', () => {
    expect(move.upTo(0)).toBeUndefined();
    expect(move.upTo(1)).toBeUndefined();
    expect(words(move.upTo(2))).toEqual(['Hild bought Acorn.']);
    expect(words(move.upTo(3))).toEqual(['Hild bought Acorn.', 'New in the market: Charm.']);
    expect(words(move.upTo(5))).toEqual(words(move.whole));
  });

  test('opens a chapter where it begins', () => {
    expect(move.upTo(3)?.chapter).toBeUndefined();
    expect(move.upTo(4)).toMatchObject({ chapterAt: 2, chapter: { with: { text: 'Turn 2' } } });
    expect(move.whole).toMatchObject({ before: 4, seat: 1, chapterAt: 2 });
  });

  test('is never taken back again', () => {
    const counts = [0, 1, 2, 3, 4, 5].map((shown) => move.upTo(shown)?.sentences.length ?? 0);
    expect(counts).toEqual(counts.toSorted());
  });
});

describe('what is being done', () => {
  const deedOf = (events: readonly Said[], at: number): string | undefined => {
    const deed = told(events).deedAt(at);
    return deed === undefined ? undefined : plainText(deed);
  };

  test('stands from the first event on, until something else is done', () => {
    const events = [{}, { does: 'Hild plays.' }, {}, { does: 'Hild sells.' }];
    expect([0, 1, 2, 3].map((at) => deedOf(events, at))).toEqual([
      ...['Hild plays.', 'Hild plays.', 'Hild plays.', 'Hild sells.'],
    ]);
  });

  test('is what is told where nobody does anything, and nothing where nothing is worth a word', () => {
    expect(deedOf([{ says: 'The deck was empty.' }], 0)).toBe('The deck was empty.');
    expect(deedOf([{}], 0)).toBeUndefined();
  });
});
