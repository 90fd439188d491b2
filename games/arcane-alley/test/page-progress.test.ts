import { type AlleyEvent, arcaneAlley, type Move, type SlotView, type View } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { addCatalogue, loadLanguage } from '../../../packages/table-kit/src/i18n/language.js';
import { picking } from '../../../packages/table-kit/src/picks.js';
import { plainText, speakerFor } from '../../../packages/table-kit/src/speaking.js';
import { foresee } from '../../../packages/web/src/session/foresight.js';
import { expectSaidOnce, saidBy } from '../../../packages/web/test/prompt-lines.js';
import { randomPlay } from '../../../packages/web/test/random-play.js';
import { preview } from '../src/page/previews.js';
import { isWeighty, progress } from '../src/page/progress.js';
import { spotsOf } from '../src/page/spots.js';
import { de } from '../src/page/text/de.js';
import { en } from '../src/page/text/en.js';

const texts = { en: async () => en, de: async () => de };

const { before } = elementAt([...randomPlay(arcaneAlley, { seats: 3, seed: 'alley', most: 1 })], 0);

const up = (item: SlotView['item']): SlotView => ({ face: 'up', item, returned: 0 });

/** Olo has a mirror in his first slot; a wand lies on the discard. */
const TABLE: View = {
  ...before,
  viewer: 0,
  discard: ['older-wand'],
  players: before.players.map((player, seat) =>
    seat === 1
      ? { ...player, storehouse: { ...player.storehouse, slots: player.storehouse.slots.with(0, up('cursed-mirror')) } }
      : player,
  ),
};

const speaker = speakerFor(
  ['Zahra', 'Olo', 'Hild'].map((name) => ({ kind: 'person' as const, name })),
  0,
);

/** What the prompt says when all of a move is picked, and what those who listen hear. */
function said(move: Move, events: readonly AlleyEvent[] = []) {
  const spots = spotsOf(move, TABLE);
  const now = picking([{ move, spots }], spots);
  return saidBy(progress(now, events, TABLE, speaker));
}

beforeAll(() => addCatalogue(texts));

const GOLD = { kind: 'gold', seat: 0, change: 3, gold: 9, cause: 'three-headed-coin', halved: false } as const;

describe.each([
  {
    language: 'en',
    draw: 'Draw from the deck, unseen',
    top: 'Draw Older Wand from the discard',
    play: 'Play Three-Headed Coin into row 2, column 1',
    gains: '+3 gold at once',
    heard: 'Play Three-Headed Coin into row 2, column 1. +3 gold at once.',
    doll: 'Cover row 1, column 2 at Olo',
    swap: 'Take Cursed Mirror from Olo',
    self: 'Choose yourself',
    other: 'Choose Hild',
    sell: 'Sell a set of 3',
    close: 'Close the rows',
  },
  {
    language: 'de',
    draw: 'Vom Stapel ziehen, ungesehen',
    top: 'Älteren Zauberstab von der Ablage ziehen',
    play: 'Dreikopfmünze in Reihe 2, Spalte 1 spielen',
    gains: 'Sofort +3 Gold',
    heard: 'Dreikopfmünze in Reihe 2, Spalte 1 spielen. Sofort +3 Gold.',
    doll: 'Reihe 1, Spalte 2 bei Olo überdecken',
    swap: 'Verfluchten Spiegel von Olo nehmen',
    self: 'Dich selbst wählen',
    other: 'Hild wählen',
    sell: 'Einen Satz aus 3 verkaufen',
    close: 'Reihen schließen',
  },
] as const)('what is done is said once, and below it what comes of it: $language', ({ language, ...expected }) => {
  beforeAll(() => loadLanguage(language));

  test('a draw', () => {
    expect(said({ kind: 'draw', from: 'deck' })).toMatchObject({ first: expected.draw, second: undefined });
    expect(said({ kind: 'draw', from: 'discard' })).toMatchObject({ first: expected.top, second: undefined });
  });

  test('an item that is played, with what it brings at once', () => {
    const played = said({ kind: 'play', item: 'three-headed-coin', slot: 3 }, [GOLD]);
    expect(played).toMatchObject({ first: expected.play, second: expected.gains, heard: expected.heard });
  });

  test('answers to what an item asks', () => {
    expect(said({ kind: 'place-doll', seat: 1, slot: 1 }).first).toBe(expected.doll);
    expect(said({ kind: 'swap-for', seat: 1, slot: 0 }).first).toBe(expected.swap);
    expect(said({ kind: 'choose-player', seat: 0 }).first).toBe(expected.self);
    expect(said({ kind: 'choose-player', seat: 2 }).first).toBe(expected.other);
    expect(said({ kind: 'slide', direction: 'horizontally' }).first).toBe(expected.close);
  });

  test('a set', () => {
    expect(said({ kind: 'sell', slots: [0, 1, 2] }).first).toBe(expected.sell);
  });
});

test('of every move of whole matches it is said once, in both languages', async () => {
  const starts = [2, 3, 6].map((seats) => ({
    seats,
    options: { wizards: 'choose' },
    seed: `said ${seats}`,
    most: 500,
  }));
  const kinds = await expectSaidOnce(arcaneAlley, { texts, progress, spotsOf }, starts);
  expect(kinds.size).toBeGreaterThan(14);
});

test('a set is more than one item: it is sold by its button alone', () => {
  expect(isWeighty({ kind: 'sell', slots: [0, 1, 2] })).toBe(true);
  expect(isWeighty({ kind: 'draw', from: 'deck' })).toBe(false);
});

/** Of every move of a match, what was said of it before and what it came to. */
function* foretold(seats: number) {
  const sitters = Array.from({ length: seats }, (_, seat) => ({ kind: 'person' as const, name: `Seat ${seat}` }));
  for (const { seat, move, before: view, events } of randomPlay(arcaneAlley, { seats, seed: 'calls', most: 4000 })) {
    const foreseen = foresee(arcaneAlley, view, seat, move);
    const speaker = speakerFor(sitters, seat);
    const choice = { move, spots: spotsOf(move, view) };
    const chosen = saidBy(progress(picking([choice], choice.spots), foreseen, view, speaker)).second ?? '';
    yield { seat, events, said: [plainText(preview(move, foreseen, view, speaker)), chosen] };
  }
}

test.each([2, 3, 4])(
  'AA-PLAY-6, AA-INSP-3 whoever calls has been told before, with what it costs: %i players',
  async (seats) => {
    await loadLanguage('en');
    const warned = new Set<number>();
    let calls = 0;
    for (const { seat, events, said } of foretold(seats)) {
      if (said.every((each) => /You call the inspection: \+10 infamy if anybody has less/.test(each))) warned.add(seat);
      for (const event of events) {
        if (event.kind === 'round-started') warned.clear();
        if (event.kind !== 'triggered') continue;
        calls += 1;
        expect(warned).toContain(event.seat);
      }
    }
    expect(calls).toBeGreaterThan(0);
  },
);
