import type { GameTypes } from '@souk/kernel';
import type { Chip, Face, LogSentence, Sentence, Speaker } from '@souk/table-kit/face';
import type { Played } from '@souk/table-kit/session';
import { seatNamed, speakerFor } from '@souk/table-kit/speaking';
import type { Teller } from '../analysis/Verdicts.js';
import type { ReplaySession } from '../session/replay-session.js';

/** What is said of one move of a replay. */
export interface ToldMove {
  /** The first move is number 1. */
  readonly number: number;
  readonly sentences: readonly LogSentence[];
  /** What began with it, behind so many of the sentences. */
  readonly chapter: Sentence | undefined;
  readonly chapterAt: number;
}

/** Of some moves nothing is said before others have moved, too. */
export const silently = (who: Chip): Sentence => ({ k: 'replay.silent', with: { who } });

function told({ events, after, seat }: Played, face: Face, speaker: Speaker): ToldMove {
  const sentences: LogSentence[] = [];
  let [chapter, chapterAt]: [Sentence | undefined, number] = [undefined, 0];
  for (const [at, event] of events.entries()) {
    const opened = face.chapter(event);
    if (opened !== undefined) [chapter, chapterAt] = [opened, sentences.length];
    const sentence = face.tell({ events, at }, speaker);
    if (sentence !== undefined) sentences.push(sentence);
  }
  const number = after.length;
  if (sentences.length > 0) return { number, sentences, chapter, chapterAt };
  return { number, sentences: [silently(seatNamed(seat, speaker))], chapter, chapterAt: 1 };
}

/** The whole match in sentences, as its viewer heard of it. */
export function toldMoves({ sitters, you, moves }: ReplaySession<GameTypes>, face: Face): readonly ToldMove[] {
  const speaker = speakerFor(sitters, you);
  return moves.map((played) => told(played, face, speaker));
}

/** As many sentences tell enough of a move beside a verdict on it. */
const ENOUGH = 3;

/** In which words an analysis speaks of the moves of a replay. */
export function tellerFor(session: ReplaySession<GameTypes>, face: Face, moves: readonly ToldMove[]): Teller {
  const speaker = speakerFor(session.sitters, session.you);
  return {
    played: (number) => (moves[number - 1]?.sentences ?? []).slice(0, ENOUGH),
    instead(number, code) {
      const { move, events, view } = session.insteadOf(number, code);
      return face.instead?.(move, events, view, speaker) ?? face.preview(move, events, view, speaker);
    },
    because: (reason) => face.because(reason),
  };
}
