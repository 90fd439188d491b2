import type { Outcome, Seat } from '@souk/kernel';
import type { Account } from '../../ending.js';
import type { Sentence, Speaker } from '../../face.js';
import { headline } from '../../headline.js';
import type { Translate } from '../Text.js';

interface Counted {
  readonly outcome: Outcome;
  readonly account: Account;
  readonly speaker: Speaker;
}

interface Told {
  readonly said: string;
  readonly account: Account;
  /** Whether a player at this screen has won. */
  readonly isOurs: boolean;
}

const NOBODY: readonly Seat[] = [];

/** What the end says where people gave up: the seat is ranked as it was played, but who gave up has not won. */
export function withGivenUp({ outcome, account, speaker }: Counted, gaveUp = NOBODY, t: Translate): Told {
  const { you } = speaker;
  const isFirst = you !== undefined && outcome.winners.includes(you);
  const isGone = you !== undefined && gaveUp.includes(you);
  const nameOf = (seat: Seat): string => {
    const name = speaker.name(seat);
    return gaveUp.includes(seat) ? t('end.botFor', { name }) : name;
  };
  const own: Sentence = { k: isFirst ? 'end.why.botFinished' : 'end.why.gaveUp' };
  return {
    said: isFirst && isGone ? t('end.youGaveUp') : headline(outcome, you, nameOf, t),
    account: {
      ...account,
      why: isGone ? [...account.why, own] : account.why,
      rows: account.rows.map((row) =>
        gaveUp.some((seat) => seat === row.contender) ? { ...row, note: { k: 'end.gaveUp' } as const } : row,
      ),
    },
    isOurs: isFirst && !isGone,
  };
}
