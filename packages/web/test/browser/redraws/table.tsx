import type { GameTypes } from '@souk/kernel';
import { defaultFace } from '@souk/table-kit/components/DefaultFace';
import { Spot } from '@souk/table-kit/components/Spot';
import { useAttention, useTable, useTableState } from '@souk/table-kit/components/TableContext';
import { TableView } from '@souk/table-kit/components/TableView';
import type { Face } from '@souk/table-kit/face';
import type { Moment, Session, SessionUpdate } from '@souk/table-kit/session';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// A table with parts that count how often they are drawn. The test builds it and lets a page run it.

interface Counts {
  board: number;
  controls: number;
  state: number;
  attention: number;
}

const counts: Counts = { board: 0, controls: 0, state: 0, attention: 0 };

const ControlsReader = () => {
  useTable();
  counts.controls++;
  return null;
};

const StateReader = () => {
  useTableState();
  counts.state++;
  return null;
};

const AttentionReader = () => {
  useAttention();
  counts.attention++;
  return null;
};

function Board() {
  counts.board++;
  return (
    <>
      <Spot spot="card=1" label="one" />
      <Spot spot="card=2" label="two" />
      <ControlsReader />
      <StateReader />
      <AttentionReader />
    </>
  );
}

const face: Face = {
  ...defaultFace('redraws'),
  hidesHands: false,
  Board,
  spotsOf: (move) => Object.entries(move).map(([name, value]) => `${name}=${value}`),
  buttonFor: () => undefined,
};

const prompt = { kind: 'card', text: 'Which card?', rule: '' };
const moves = [1, 2].flatMap((card) => [1, 2].map((place) => ({ kind: 'put', card, place })));
const moment = (length: number): Moment => ({
  length,
  view: {},
  viewer: 0,
  toAct: [0],
  decisions: [{ seat: 0, prompt, moves }],
  outcome: undefined,
});

const listeners = new Set<(update: SessionUpdate) => void>();
let now = moment(0);

const session: Session<GameTypes> = {
  id: 'redraws',
  game: 'redraws',
  sitters: [{ name: 'Zahra', kind: 'person' }],
  live: true,
  you: 0,
  undoTo: undefined,
  get moment() {
    return now;
  },
  past: () => [],
  momentAt: () => now,
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  send() {},
  goOn() {},
  foresee: () => [],
  undo() {},
  close() {},
};

const root = createRoot(document.body.appendChild(document.createElement('div')));

function Place() {
  const [, redraw] = useState(0);
  Object.assign(window, { redraw: () => redraw((times) => times + 1) });
  return <TableView session={session} face={face} />;
}

Object.assign(window, {
  counts,
  listeners,
  show: () => root.render(<Place />),
  leave: () => root.render(null),
  happen() {
    now = moment(now.length + 1);
    for (const listener of [...listeners]) listener({ kind: 'moved', after: now });
  },
});
