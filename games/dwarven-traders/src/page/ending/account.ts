import type { DwarvenTradersTypes, View } from '@souk/games/dwarven-traders';
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

type Ended = Pick<View, 'round' | 'seats'>;

/** DT-SOLO-8: rounds that were won decide, and nothing else does. */
function whyAlone(outcome: Outcome, { round }: Ended): Sentence[] {
  const [own, his] = [elementAt(outcome.scores, 0), elementAt(outcome.rivals, 0).score];
  if (own === his) return [{ k: 'dt.end.why.even', with: { n: own, rounds: round } }];
  return [
    own > his
      ? { k: 'dt.end.why.won', with: { n: own, other: his } }
      : { k: 'dt.end.why.lost', with: { n: his, other: own } },
  ];
}

/** DT-END-1: what decided, as far as it had to be looked at. */
export function whyOf(outcome: Outcome, view: Ended, speaker: Speaker): Sentence[] {
  if (view.seats === 1) return whyAlone(outcome, view);
  const { first, next } = decidedBetween(outcome);
  const [{ score: points }, close] = [elementAt(first, 0), next[0]];
  const { round } = view;
  if (first.length > 1) {
    return [
      { k: 'dt.end.why.each', with: { n: points } },
      { k: 'dt.end.why.samePlace', with: { round } },
    ];
  }
  if (close === undefined) return [];
  const names = namesWithin(
    next.map(({ contender }) => contender),
    speaker,
  );
  if (points > close.score) return [{ k: 'dt.end.why.more', with: { n: points, more: points - close.score, names } }];
  return [
    { k: 'dt.end.why.asMany', with: { n: points, names } },
    { k: 'dt.end.why.betterPlace', with: { round } },
  ];
}

/** DT-END-1: why of those with as many points one is placed before another; the win is told of already. */
function levelOnes(outcome: Outcome, { round, seats }: Ended, speaker: Speaker): Sentence[] {
  if (seats === 1) return [];
  const standings = standingsOf(outcome);
  return standings.flatMap(({ contender, rank, score: n }, at) => {
    const ahead = standings[at - 1];
    if (ahead === undefined || ahead.rank === 1 || ahead.score !== n || ahead.rank === rank) return [];
    const within = (each: Contender): string => namesWithin([each], speaker);
    return [{ k: 'dt.end.level', with: { n, round, first: within(ahead.contender), second: within(contender) } }];
  });
}

/** How the points came about: round by round, as far as was heard, and what there was before. */
export function accountOf({ view, outcome, past }: End<DwarvenTradersTypes>, speaker: Speaker): Account {
  const rounds = past.flatMap(({ events }) => events).filter((event) => event.kind === 'round-scored');
  const indexOf = (contender: Contender): number => (typeof contender === 'string' ? view.seats : contender);
  const isAlone = view.seats === 1;
  const rows = standingsOf(outcome).map(({ contender, rank, score }) => {
    const points = rounds.map((round) => elementAt(round.points, indexOf(contender)));
    const before = score - points.reduce((sum, won) => sum + won, 0);
    return {
      ...{ contender, rank, result: score },
      bar: [before, ...points],
      cells: points.map((won) => ({ text: String(won) })),
    };
  });
  const columns = rounds.map(({ round }): Sentence => ({ k: 'dt.roundShort', with: { round } }));
  return {
    why: whyOf(outcome, view, speaker),
    title: { k: isAlone ? 'dt.end.howRounds' : 'dt.end.how' },
    parts: [
      { look: 'start', label: { k: 'dt.end.before' } },
      ...rounds.map(({ round }) => ({
        look: 'won' as const,
        label: { k: 'dt.end.inRound', with: { round } } satisfies Sentence,
      })),
    ],
    columns,
    measure: { k: isAlone ? 'dt.end.rounds' : 'end.points' },
    rows,
    notes: levelOnes(outcome, view, speaker),
  };
}
