/**
 * Calls at a time of the host's, by name, once somewhere among the hosts that share it. Setting a name again replaces it. A call
 * may come twice, or at a time that was replaced, and is made again if it fails: the listener looks at
 * what is true, does what is due, and sets the next time. What must survive everything is in the store as well.
 */
export interface Timers {
  set(name: string, at: number): void;
  clear(name: string): void;
  /** The listener is called when a time has come. */
  onDue(listener: (name: string) => Promise<void>): void;
  close(): Promise<void>;
}
