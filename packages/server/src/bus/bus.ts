/** What hosts tell each other, by topic: that there is something new, never what it is. That is read from the store. */
export interface BusMessages {
  /** The log of a match has grown to this number. */
  readonly match: { readonly id: string; readonly seq: number };
  /** A table has changed in some other way. */
  readonly table: { readonly id: string };
  /** The chat of a match has grown to this line. */
  readonly chat: { readonly id: string; readonly line: number };
  /** Who watches a match at one of the hosts. */
  readonly presence: {
    readonly id: string;
    readonly host: string;
    readonly seats: readonly number[];
    readonly spectators: number;
  };
  /** A match has got its first watcher at a host, which would like to know who watches at the others. */
  readonly presenceAsked: { readonly id: string };
  /** How many watch which matches at one of the hosts, those left out that nobody watches. */
  readonly audiences: {
    readonly host: string;
    readonly watched: readonly (readonly [match: string, spectators: number])[];
  };
  /** The list of public tables is no longer what it was. */
  readonly lobby: Record<string, never>;
  /** These people, who have made tables that wait, are connected to one of the hosts. */
  readonly makers: { readonly people: readonly string[] };
  /** A guest has become part of an account: the seats are the account's now. */
  readonly adopted: { readonly guest: string };
  /** A person was deleted: their seats have another name. */
  readonly renamed: { readonly person: string };
  /** People who have come to a host, or left it. */
  readonly online: { readonly host: string; readonly on: readonly string[]; readonly off: readonly string[] };
  /** A host would like to know who is at the others. */
  readonly onlineAsked: { readonly host: string };
  /** What these people are to others, what they show, or what they are asked has changed. */
  readonly circle: { readonly people: readonly string[] };
  /** A table is no longer one that people are asked to. */
  readonly invitations: { readonly table: string };
  /** A person hears others than before. */
  readonly muted: { readonly person: string };
  /** A token is void. */
  readonly signedOut: { readonly token: string };
}

export type Topic = keyof BusMessages;

export type BusMessage = BusMessages[Topic];

/** Messages about a match go to the hosts that have subscribed to it, all others to every host. */
export const isOfMatch = (message: BusMessage): message is BusMessage & { readonly id: string } => 'id' in message;

/**
 * What a message is about: of several with the same subject only the last matters. Those of a match say that
 * there is something new in it, so that the last is enough; a token or a guest is never told of by the next one.
 */
export const subjectOf = (topic: Topic, message: BusMessage): string =>
  `${topic} ${isOfMatch(message) ? message.id : JSON.stringify(message)}`;

/**
 * Local: there is no other host. Connected: messages of others are received. Disconnected: there are others, and
 * their messages do not arrive.
 */
export type BusState = 'local' | 'connected' | 'disconnected';

/**
 * Carries messages between hosts that share a store. A host does not receive its own. Messages can be lost, when a host
 * dies before it has sent them, or the connection breaks: what must not be missed is compared with the store now and then.
 */
export interface Bus {
  readonly state: BusState;
  publish<T extends Topic>(topic: T, message: BusMessages[T]): void;
  on<T extends Topic>(topic: T, listener: (message: BusMessages[T]) => void): void;
  /** Resolves when messages about the match are received here, if there is another host to send them. */
  subscribe(match: string): Promise<void>;
  unsubscribe(match: string): void;
  /** The listener is called when messages are received again: those sent meanwhile are lost. */
  onReconnect(listener: () => void): void;
  close(): Promise<void>;
}
