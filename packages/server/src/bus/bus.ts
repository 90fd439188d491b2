/** What hosts tell each other: that there is something new, never what it is. Whoever cares reads it from the store. */
export interface News {
  /** The log of a match has grown to this number. */
  readonly match: { readonly id: string; readonly seq: number };
  /** A table has changed in some other way. */
  readonly table: { readonly id: string };
  /** Somebody has said something. */
  readonly chat: { readonly id: string; readonly line: number };
  /** Who follows a match at one of the hosts. */
  readonly presence: {
    readonly id: string;
    readonly host: string;
    readonly seats: readonly number[];
    readonly spectators: number;
  };
  /** Somebody has begun to follow a match at a host, which would like to know who else does. */
  readonly presenceAsked: { readonly id: string };
  /** The list of public tables is no longer what it was. */
  readonly lobby: Record<string, never>;
  /** A guest has become part of an account: the seats are the account's now. */
  readonly adopted: { readonly guest: string };
  /** A token is void. */
  readonly signedOut: { readonly token: string };
}

export type Topic = keyof News;

/** News of a match are heard where the match is followed, all others everywhere. */
export const isOfMatch = (news: News[Topic]): news is News[Topic] & { readonly id: string } => 'id' in news;

/**
 * What is said by the news: of several of a topic that say the same only the last matters. Those of a match say that
 * there is something new in it, so that the last is enough; a token or a guest is never told of by the next one.
 */
export const subjectOf = (topic: Topic, news: News[Topic]): string =>
  `${topic} ${isOfMatch(news) ? news.id : JSON.stringify(news)}`;

/**
 * How far a bus reaches. Alone: there is nobody else. Together: others are heard. Cut off: there are others,
 * and nothing is heard of them.
 */
export type Reach = 'alone' | 'together' | 'cut-off';

/**
 * Carries news between hosts that share a store. A host does not hear its own. News can be lost, when a host
 * dies before it has told them, or the line breaks: whoever cannot do without looks at the store now and then.
 */
export interface Bus {
  readonly reach: Reach;
  tell<T extends Topic>(topic: T, news: News[T]): void;
  hear<T extends Topic>(topic: T, listener: (news: News[T]) => void): void;
  /** Resolves when news of the match are heard here, if there is anybody to hear them from. */
  follow(match: string): Promise<void>;
  unfollow(match: string): void;
  /** Who is told when others are heard again: what they have told meanwhile is lost. */
  onReturn(listener: () => void): void;
  close(): Promise<void>;
}
