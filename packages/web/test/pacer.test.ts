import type { GameTypes } from '@souk/kernel';
import { expect, test } from 'vitest';
import type { LogSentence } from '../../table-kit/src/face.js';
import { tellMove } from '../../table-kit/src/log.js';
import { TEMPOS } from '../../table-kit/src/motion.js';
import { Pacer, type Paces } from '../../table-kit/src/pacer.js';
import type { Projector } from '../../table-kit/src/projector.js';
import type { Played, Session } from '../../table-kit/src/session.js';
import type { Shot } from '../../table-kit/src/shots.js';
import { plainText, speakerFor } from '../../table-kit/src/speaking.js';

const { full } = TEMPOS;
const SITTERS = ['Zahra', 'Olo', 'Hild', 'Nadir'].map(
  (name, i) => ({ kind: i === 0 ? 'person' : 'bot', name }) as const,
);

const shot: Shot = {
  ...{ event: { kind: 'done' }, before: {}, after: {}, beats: [], says: [] },
  ...{ found: undefined, leaves: undefined, farewell: undefined },
};

/** Others' moves, one after the other, as they are paced and told. */
function pacing() {
  const projector = { tempo: full, paceOf: ({ event }: Shot) => ({ flights: [], pace: event.kind }) };
  const session = { live: true, sitters: SITTERS };
  const pacer = new Pacer(
    session as unknown as Session,
    projector as unknown as Projector<GameTypes>,
    (seat) => seat === 0,
  );
  let said: { deed: LogSentence | undefined; notable: boolean } = { deed: undefined, notable: false };
  return (
    seat: number,
    does: string,
    { next, pace = 'usual' }: { next: number; pace?: string },
  ): Paces & { text: string | undefined } => {
    const events = [{ kind: pace }];
    const saying = (): LogSentence => ({ told: () => ({ text: does }) });
    const face = { tell: saying, deed: saying, chapter: () => undefined };
    const after = { length: 1, view: {}, viewer: 0, toAct: [next], decisions: [], outcome: undefined } as const;
    const played: Played = { kind: 'played', seat, events, after };
    const told = tellMove(face, speakerFor(SITTERS, 0), played);
    const paces = pacer.paced(played, [{ ...shot, event: { kind: pace } }], told, said);
    said = { deed: paces.deedAt(0), notable: paces.notable };
    return { ...paces, text: said.deed && plainText(said.deed) };
  };
}

const lengthOf = ({ gaps, rest }: Paces): number => gaps.reduce((sum, gap) => sum + gap, rest);

test('what is done at the end of a very long wait is told together, and for as long as it takes to be read', () => {
  const move = pacing();
  for (let i = 0; i < 12; i++) expect(lengthOf(move(1, `Olo does ${i}.`, { next: 1 }))).toBeGreaterThan(0);
  // Olo's turn ends: all of it has been told by now.
  expect(move(1, 'Olo ends.', { next: 2 }).text).toContain('Olo ends.');
  const held = move(2, 'Hild plays Cookies.', { next: 2 });
  expect(held.isHeld).toBe(true);
  // Nothing flashes by: what was said stays.
  expect(held.text).toContain('Olo ends.');
  expect(lengthOf(held)).toBeLessThanOrEqual(full.least);
  expect(move(2, 'Hild draws.', { next: 2, pace: 'none' }).text).toContain('Olo ends.');
  const last = move(2, 'Hild buys Acorn.', { next: 3 });
  expect(last.text).toBe('Hild plays Cookies. Hild buys Acorn.');
  expect(last.notable).toBe(true);
  expect(lengthOf(last)).toBeGreaterThanOrEqual(full.shortest);
  // What ends a turn may be nothing to be told itself.
  move(3, 'Nadir plays Cookies.', { next: 3 });
  const ends = move(3, 'Nadir draws.', { next: 0, pace: 'none' });
  expect(ends.text).toBe('Nadir plays Cookies.');
  expect(lengthOf(ends)).toBeGreaterThanOrEqual(full.shortest);
});

test('of many deeds that are told together the last two are said', () => {
  const move = pacing();
  for (let i = 0; i < 12; i++) move(1, 'Olo does something.', { next: 1 });
  move(1, 'Olo ends.', { next: 2 });
  for (const what of ['one', 'two', 'three']) move(2, `Hild does ${what}.`, { next: 2 });
  expect(move(2, 'Hild ends.', { next: 3 }).text).toBe('… Hild does three. Hild ends.');
});

test('what is done before is told move by move', () => {
  const move = pacing();
  for (const what of ['one', 'two']) {
    const { text, isHeld, ...paces } = move(1, `Olo does ${what}.`, { next: 1 });
    expect([text, isHeld]).toEqual([`Olo does ${what}.`, false]);
    expect(lengthOf({ ...paces, isHeld })).toBeGreaterThanOrEqual(full.shortest);
  }
});
