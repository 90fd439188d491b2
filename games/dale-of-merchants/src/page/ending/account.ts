import type { DaleEvent, DaleTypes, View } from '@souk/games/dale-of-merchants';
import { elementAt, type Outcome } from '@souk/kernel';
import { type Account, decidedBetween, type End, namesWithin, standingsOf } from '@souk/table-kit/ending';
import type { Sentence, Speaker } from '@souk/table-kit/face';

/** DM-WIN-1: who has so many stacks has won. */
const STACKS = 8;

/** For every seat and stack the turn in which it was built, as far as was heard. */
export type Turns = readonly ReadonlyMap<number, number>[];

export function turnsOfStacks(
  events: readonly DaleEvent[],
  { seats, turn: last }: Pick<View, 'seats' | 'turn'>,
): Turns {
  const started = events.find((event) => event.kind === 'turn-started');
  const turns = Array.from({ length: seats }, () => new Map<number, number>());
  let turn = started === undefined ? last : started.turn - 1;
  for (const event of events) {
    if (event.kind === 'turn-started') turn = event.turn;
    else if (event.kind === 'stack-built') elementAt(turns, event.seat).set(event.stack, turn);
  }
  return turns;
}

/** What those who came closest had built: "Hild had six." */
function others(outcome: Outcome, speaker: Speaker): Sentence[] {
  const { next } = decidedBetween(outcome);
  const [close] = next;
  if (close === undefined) return [];
  const n = close.score;
  if (next.length > 1) {
    const isOwn = next.some(({ contender }) => contender === speaker.you);
    const names = namesWithin(
      next.map(({ contender }) => contender).filter((contender) => contender !== speaker.you),
      speaker,
    );
    return [{ k: isOwn ? 'dm.end.why.youAndTheyHad' : 'dm.end.why.theyHad', with: { names, n } }];
  }
  const seat = Number(close.contender);
  return [{ k: 'dm.end.why.had', with: { who: seat === speaker.you ? 'you' : speaker.name(seat), n } }];
}

/** In a draw nobody has won: who had most is said, but for those who had nothing. */
function most(outcome: Outcome, speaker: Speaker): Sentence[] {
  const { first } = decidedBetween(outcome);
  const names = namesWithin(
    first.map(({ contender }) => contender),
    speaker,
  );
  const n = first[0]?.score ?? 0;
  return n === 0 ? [] : [{ k: 'dm.end.why.most', with: { names, n } }];
}

type Reason = Extract<DaleEvent, { kind: 'match-ended' }>['reason'];

/** What ended the match, and how the others stood then. */
const REASONS: { readonly [R in Reason]: (outcome: Outcome, turn: number, speaker: Speaker) => Sentence[] } = {
  'eighth-stack': (outcome, turn, speaker) => [{ k: 'dm.end.why.eighth', with: { turn } }, ...others(outcome, speaker)],
  'no-progress': (outcome, turn, speaker) => [
    { k: 'dm.end.why.noProgress', with: { turn } },
    ...most(outcome, speaker),
  ],
  'turn-limit': (outcome, turn, speaker) => [{ k: 'dm.end.why.limit', with: { turn } }, ...most(outcome, speaker)],
  'all-others-left': () => [{ k: 'dm.end.why.left' }],
};

export function whyOf(
  reason: Reason | undefined,
  outcome: Outcome,
  { turn }: Pick<View, 'turn'>,
  speaker: Speaker,
): Sentence[] {
  return reason === undefined ? [] : REASONS[reason](outcome, turn, speaker);
}

/** How the stalls came about: stack by stack, with the turn of each. DM-WIN-4 ranks by their number. */
export function accountOf({ view, outcome, past }: End<DaleTypes>, speaker: Speaker): Account {
  const events = past.flatMap((played) => played.events);
  const turns = turnsOfStacks(events, view);
  const stacks = Array.from({ length: STACKS }, (_, i) => i + 1);
  const reason = events.find((event) => event.kind === 'match-ended')?.reason;
  return {
    why: whyOf(reason, outcome, view, speaker),
    title: { k: 'dm.end.how' },
    parts: [{ look: 'won', label: { k: 'dm.end.built' } }],
    columns: stacks.map((n) => ({ k: 'dm.end.stack', with: { n } })),
    columnsSay: { k: 'dm.end.turns' },
    measure: { k: 'dm.end.stacks' },
    rows: standingsOf(outcome).map(({ contender, rank, score }) => ({
      ...{ contender, rank, bar: [score], result: score },
      cells: stacks.map((stack) => {
        if (stack > score) return undefined;
        // What was built before anything was heard stands there all the same.
        return { text: String(turns[Number(contender)]?.get(stack) ?? '·') };
      }),
    })),
  };
}
