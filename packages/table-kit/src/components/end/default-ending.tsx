import {
  type Contender,
  contenderName,
  decidedBetween,
  type EndingFace,
  namesWithin,
  standingsOf,
} from '../../ending.js';
import type { Sentence, Speaker } from '../../face.js';
import { useTable } from '../TableContext.js';

/** What can be said without knowing what is counted. */
function whyOf(outcome: Parameters<typeof decidedBetween>[0], speaker: Speaker): Sentence[] {
  const { first, next } = decidedBetween(outcome);
  const [winner] = first;
  const [close] = next;
  if (winner === undefined) return [];
  const n = winner.score;
  if (first.length > 1) return [{ k: 'end.why.shared', with: { n } }];
  if (close === undefined) return [];
  const names = namesWithin(
    next.map(({ contender }) => contender),
    speaker,
  );
  if (n === close.score) return [{ k: 'end.why.asMany', with: { n, names } }];
  return n > close.score ? [{ k: 'end.why.more', with: { n, more: n - close.score, names } }] : [];
}

/** The first letter of a name stands for a face. */
function Initial({ contender }: { readonly contender: Contender }) {
  const { speaker } = useTable();
  return (
    <span className="end-initial" aria-hidden="true">
      {contenderName(contender, speaker).charAt(0)}
    </span>
  );
}

/** The end of a game that has no face of its own: ranks and results, and what follows from them. */
export const defaultEnding: EndingFace = {
  account: ({ outcome }, speaker) => ({
    why: whyOf(outcome, speaker),
    title: { k: 'end.how' },
    parts: [{ look: 'won', label: { k: 'end.points' } }],
    columns: [],
    measure: { k: 'end.points' },
    rows: standingsOf(outcome).map(({ contender, rank, score }) => ({
      ...{ contender, rank, bar: [Math.max(0, score)], cells: [], result: score },
    })),
  }),
  Portrait: Initial,
  Backdrop: () => null,
  Frame: () => null,
  Treasure: () => (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M10 1l2.600 6 6.400.500-5 4.200 1.600 6.300-5.600-3.400L4.400 18 6 11.700 1 7.500 7.400 7z"
        fill="currentColor"
      />
    </svg>
  ),
  Sign: () => null,
};
