/** A match has come to this number, and there is something that it does by itself: a bot decides, say. */
export interface Turn {
  readonly match: string;
  readonly seq: number;
  /** Whether somebody follows it, who would like to see what happens. */
  readonly followed: boolean;
}

/** Has what matches do by themselves done by one of the hosts that share them, again until it has succeeded. */
export interface Turns {
  ask(turn: Turn): void;
  /** Who does it. May be called twice for the same: whoever is called looks at what is left to do. */
  onAsked(listener: (turn: Turn) => Promise<void>): void;
  close(): Promise<void>;
}
