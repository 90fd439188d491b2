import type { ArcaneAlleyTypes, View } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { elementAt, type Outcome } from '@souk/kernel';
import {
  type Account,
  type Contender,
  decidedBetween,
  type End,
  namesWithin,
  standingsOf,
} from '@souk/table-kit/ending';
import type { Sentence, Speaker } from '@souk/table-kit/face';
import { byRound, originsOf } from './origins.js';

/** AA-END-1: what decided, as far as it had to be looked at. */
export function whyOf(outcome: Outcome, { players }: Pick<View, 'players'>, speaker: Speaker): Sentence[] {
  const { first, next } = decidedBetween(outcome);
  const [{ contender: winner, score: gold }, close] = [elementAt(first, 0), next[0]];
  const infamyOf = (contender: number | string): number => elementAt(players, Number(contender)).infamy;
  if (first.length > 1) {
    return [
      { k: 'aa.end.why.each', with: { n: gold } },
      { k: 'aa.end.why.sameInfamy', with: { n: infamyOf(winner) } },
    ];
  }
  if (close === undefined) return [];
  const names = namesWithin(
    next.map(({ contender }) => contender),
    speaker,
  );
  if (gold > close.score) return [{ k: 'aa.end.why.more', with: { n: gold, more: gold - close.score, names } }];
  return [
    { k: 'aa.end.why.asMuch', with: { n: gold, names } },
    { k: 'aa.end.why.lessInfamy', with: { n: infamyOf(winner), other: infamyOf(close.contender) } },
  ];
}

/** AA-END-1: why of those with as much gold one is placed before another; the win is told of already. */
function levelOnes(outcome: Outcome, speaker: Speaker): Sentence[] {
  const standings = standingsOf(outcome);
  return standings.flatMap(({ contender, rank, score: n }, at) => {
    const ahead = standings[at - 1];
    if (ahead === undefined || ahead.rank === 1 || ahead.score !== n || ahead.rank === rank) return [];
    const within = (each: Contender): string => namesWithin([each], speaker);
    return [{ k: 'aa.end.level', with: { n, first: within(ahead.contender), second: within(contender) } }];
  });
}

/** How the gold came about. The solid part of a bar is what is left; where that is less than the start, the start has shrunk. */
export function accountOf({ view, outcome, past }: End<ArcaneAlleyTypes>, speaker: Speaker): Account {
  const rounds = byRound(past.flatMap(({ events }) => events));
  const begun = view.round - rounds.length + 1;
  const starts = new Set<number>();
  const rows = standingsOf(outcome).map(({ contender, rank, score }) => {
    const seat = Number(contender);
    const { start, rounds: changes, lost } = originsOf(rounds, seat, score);
    const kept = Math.min(start, score);
    starts.add(start);
    return {
      ...{ contender, rank, result: score },
      note: { k: 'aa.end.infamyOf', with: { n: elementAt(view.players, seat).infamy } } satisfies Sentence,
      bar: [kept, score - kept, lost],
      cells: changes.map((change) => ({ text: signed(change), isLoss: change < 0 })),
    };
  });
  const [start = 0] = starts;
  return {
    why: whyOf(outcome, view, speaker),
    title: { k: 'aa.end.how' },
    parts: [
      {
        look: 'start',
        label: starts.size === 1 ? { k: 'aa.end.startOf', with: { n: start } } : { k: 'aa.end.start' },
      },
      { look: 'won', label: { k: 'aa.end.kept' } },
      { look: 'lost', label: { k: 'aa.end.lost' } },
    ],
    columns: rounds.map((_, i) => ({ k: 'aa.end.round', with: { round: begun + i } })),
    measure: { k: 'aa.end.gold' },
    rows,
    notes: levelOnes(outcome, speaker),
  };
}
