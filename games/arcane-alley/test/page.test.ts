import { arcaneAlley, type SlotView, type View } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import { expect, test } from 'vitest';
import { randomPlay } from '../../../packages/web/test/random-play.js';
import { expectToldAlike } from '../../../packages/web/test/told-alike.js';
import { type Phase, phaseOf } from '../src/page/phase.js';
import { pace, step, turnOrder } from '../src/page/stepping.js';
import { deed, tell } from '../src/page/telling.js';
import { de } from '../src/page/text/de.js';
import { en } from '../src/page/text/en.js';
import { terminal } from '../src/terminal/index.js';

const MATCH = { seats: 3, options: { wizards: 'choose' }, seed: 'phases', most: 2000 };

test('stepping passes through the phases in their order, and no others', () => {
  const phases: Phase[] = [];
  for (const { before, events, after } of randomPlay(arcaneAlley, MATCH)) {
    let view: View = before;
    const views = events.map((event) => {
      view = step(view, event);
      return view;
    });
    for (const phase of [before, ...views, after].map(phaseOf)) if (phase !== phases.at(-1)) phases.push(phase);
  }
  const round = ['stock', 'sell', 'inspection', 'bribe'];
  expect(phases).toEqual([...round, ...round, 'stock', 'sell', 'inspection']);
});

test('the phase is shown from the event that begins it', () => {
  const { before } = elementAt([...randomPlay(arcaneAlley, { ...MATCH, most: 1 })], 0);
  const inspected = step(before, { kind: 'inspection-started', triggered: null });
  expect(phaseOf(inspected)).toBe('inspection');
  const bribed = step(inspected, { kind: 'bribed', seat: 0, points: 0 });
  expect(phaseOf(bribed)).toBe('bribe');
  expect(phaseOf(step(bribed, { kind: 'round-started', round: 2, starter: 1 }))).toBe('stock');
});

test('at an inspection hidden items turn up one after the other, and the table waits for them', () => {
  let scenes = 0;
  for (const { before, events } of randomPlay(arcaneAlley, MATCH)) {
    let view: View = before;
    for (const event of events) {
      const next = step(view, event);
      if (event.kind === 'turned-up' && event.phase === 'inspection') {
        const slotsOf = ({ players }: View): readonly SlotView[] => elementAt(players, event.seat).storehouse.slots;
        const order = turnOrder(slotsOf(view), slotsOf(next));
        expect(event.items.map(({ slot }) => order[slot])).toEqual(event.items.map((_, i) => i));
        expect(order.filter((place) => place >= 0)).toHaveLength(event.items.length);
        expect(pace(event)).toBe(event.items.length > 2 ? 'scene' : 'long');
        if (event.items.length > 2) scenes++;
      }
      view = next;
    }
  }
  expect(scenes).toBeGreaterThan(0);
});

const texts = { en: async () => en, de: async () => de };

/** What nothing is said of: it is seen, or something else tells it. */
const SILENT = ['markers-removed', 'reveal-chosen', 'slid', 'storehouses-dealt', 'turn-started'];

test('page and terminal tell the same of every event, in both languages', async () => {
  const { told, silent } = await expectToldAlike(arcaneAlley, { tell, deed, texts }, terminal, {
    starts: [2, 3, 4, 6].flatMap((seats) => [
      { seats, options: { wizards: 'choose' } },
      { seats, options: { wizards: 'random' } },
    ]),
  });
  expect(silent).toEqual(SILENT);
  expect(told.length).toBeGreaterThan(25);
});
