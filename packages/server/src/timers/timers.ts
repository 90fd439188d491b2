/** Calls at a time, by name. Setting a name again replaces it. What must survive a restart is in the store as well. */
export interface Timers {
  set(name: string, at: number): void;
  clear(name: string): void;
  /** Who is called when a time has come. */
  onDue(listener: (name: string) => void): void;
  close(): Promise<void>;
}
