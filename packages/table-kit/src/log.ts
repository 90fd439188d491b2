import type { GameTypes, Seat } from '@souk/kernel';
import type { Face, LogSentence, Sentence, Speaker } from './face.js';
import type { Played } from './session.js';

/** What was said of one move. */
export interface LogEntry {
  /** How many moves had been made before it. */
  readonly before: number;
  readonly seat: Seat;
  readonly chapter: Sentence | undefined;
  /** How many of the sentences belong before the chapter. */
  readonly chapterAt: number;
  readonly sentences: readonly LogSentence[];
}

/** What is said of a move while its events are shown one by one. */
export interface MoveTold {
  readonly whole: LogEntry;
  /** What can be said when the first `shown` events have been: undefined if that is nothing yet. */
  upTo(shown: number): LogEntry | undefined;
  /** What is being done while the event at `at` is shown; what is said of it where there is no deed. */
  deedAt(at: number): LogSentence | undefined;
}

/** A part of an entry, and how many events must have been shown before it is said. */
interface Line {
  readonly sentence: LogSentence | undefined;
  readonly chapter: Sentence | undefined;
  readonly shown: number;
}

const isSaid = (sentence: LogSentence | undefined): boolean => sentence !== undefined;

function entryOf({ seat, after }: Played, lines: readonly Line[]): LogEntry {
  const sentences = lines.flatMap(({ sentence }) => (sentence === undefined ? [] : [sentence]));
  const opening = lines.findLastIndex(({ chapter }) => chapter !== undefined);
  const before = lines.slice(0, Math.max(0, opening)).filter(({ sentence }) => sentence !== undefined);
  return {
    before: after.length - 1,
    seat,
    chapter: lines[opening]?.chapter,
    chapterAt: before.length,
    sentences,
  };
}

/**
 * Tells a move. What is said of an event may speak of those behind it of which nothing is said, so it waits until these
 * have been shown, too; a chapter is opened as its event begins.
 */
export function tellMove<T extends GameTypes>(
  face: Pick<Face<T>, 'tell' | 'deed' | 'chapter'>,
  speaker: Speaker,
  played: Played<T>,
): MoveTold {
  const { events, openly = events } = played;
  const lines: Line[] = [];
  let shown = openly.length;
  for (let at = openly.length - 1; at >= 0; at--) {
    const event = openly[at];
    const chapter = event === undefined ? undefined : face.chapter(event);
    const sentence = face.tell({ events: openly, at }, speaker);
    if (sentence !== undefined || chapter !== undefined) {
      lines.unshift({ sentence, chapter, shown });
      shown = at;
    }
  }
  let deeds: readonly (LogSentence | undefined)[] | undefined;
  const whole = entryOf(played, lines);
  return {
    whole,
    upTo(number) {
      const told = lines.filter((line) => line.shown <= number);
      return told.length === 0 ? undefined : entryOf(played, told);
    },
    deedAt(at) {
      deeds ??= openly.map((_, i) => face.deed({ events: openly, at: i }, speaker));
      return deeds.slice(0, at + 1).findLast(isSaid) ?? deeds.find(isSaid) ?? whole.sentences[0];
    },
  };
}

/** The log with what is said of a move by now, at its place. */
export function withEntry(log: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  const at = log.findIndex(({ before }) => before === entry.before);
  return at === -1 ? [...log, entry] : log.with(at, entry);
}
