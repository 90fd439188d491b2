/** A match has come to this number, and there is something that it does by itself: a bot decides, say. */
export interface AutoplayJob {
  readonly match: string;
  readonly seq: number;
  /** Whether it has watchers, who would like to see what happens. */
  readonly followed: boolean;
}

/** Has what matches do by themselves done by one of the hosts that share them, again until it has succeeded. */
export interface AutoplayJobs {
  add(job: AutoplayJob): void;
  /** The listener does it. It may be called twice for the same, and looks at what is left to do. */
  onJob(listener: (job: AutoplayJob) => Promise<void>): void;
  close(): Promise<void>;
}
