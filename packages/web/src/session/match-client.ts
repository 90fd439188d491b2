import type { Ack, History } from '@souk/protocol';

/** What a session can ask of the host for its match. Sends wait through interruptions. */
export interface MatchClient {
  move(answers: number, move: object): Promise<Ack>;
  undo(answers: number): Promise<Ack>;
  answerUndo(answers: number, agree: boolean): Promise<Ack>;
  history(): Promise<History>;
  /** Has a fresh state sent, as soon as that is possible. */
  refresh(): void;
}
