import type { Redis } from 'ioredis';
import type { RedisLink } from '../redis/link.js';
import { type Bus, type BusMessage, type BusMessages, type BusState, isOfMatch, subjectOf, type Topic } from './bus.js';

/** A message as it goes through Redis, where hosts of other versions read it. */
interface Envelope {
  readonly from: string;
  readonly topic: Topic;
  readonly news: BusMessage;
}

/** Messages that could not be sent while Redis was away, at most. Beyond that other hosts find out from the store. */
const MAX_UNSENT = 10_000;

/** A bus over Redis: a channel for all hosts, and one for each match, to which hosts with watchers subscribe. */
export class RedisBus implements Bus {
  readonly #link: RedisLink;
  readonly #host: string;
  readonly #subscriber: Redis;
  readonly #listeners = new Map<Topic, ((message: BusMessage) => void)[]>();
  readonly #reconnectListeners: (() => void)[] = [];
  readonly #matches = new Set<string>();
  /** What could not be sent, the latest of each subject. */
  readonly #unsent = new Map<string, () => void>();
  readonly #stopBeating: () => void;
  #isSubscribed = false;

  /** `host` tells this host from the others. */
  constructor(link: RedisLink, host: string) {
    this.#link = link;
    this.#host = host;
    const { timeout } = link;
    this.#subscriber = link.connection({ autoResubscribe: false, commandTimeout: timeout, socketTimeout: timeout });
    // A connection on which nothing comes may be dead: one that answers is not.
    this.#stopBeating = link.onBeat(() => this.#subscriber.ping().catch(() => {}));
    this.#subscriber.on('message', (_channel, text) => this.#receive(text));
    this.#subscriber.on('close', () => {
      this.#isSubscribed = false;
    });
    this.#subscriber.on('ready', () => this.#subscribeToAll());
    link.onReconnect(() => this.#reconnected());
  }

  get state(): BusState {
    return this.#link.isUp && this.#isSubscribed ? 'connected' : 'disconnected';
  }

  publish<T extends Topic>(topic: T, message: BusMessages[T]): void {
    const envelope: Envelope = { from: this.#host, topic, news: message };
    const channel = isOfMatch(message) ? this.#channelOf(message.id) : this.#commonChannel;
    this.#link.client.publish(channel, JSON.stringify(envelope)).catch(() => {
      if (this.#unsent.size < MAX_UNSENT)
        this.#unsent.set(subjectOf(topic, message), () => this.publish(topic, message));
    });
  }

  on<T extends Topic>(topic: T, listener: (message: BusMessages[T]) => void): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener as (message: BusMessage) => void]);
  }

  /** A connection that is broken is not waited for: it subscribes to everything when it is back. */
  async subscribe(match: string): Promise<void> {
    this.#matches.add(match);
    if (this.#canSubscribe) await this.#subscriber.subscribe(this.#channelOf(match)).catch(() => {});
  }

  unsubscribe(match: string): void {
    this.#matches.delete(match);
    if (this.#canSubscribe) this.#subscriber.unsubscribe(this.#channelOf(match)).catch(() => {});
  }

  /** Whether commands reach Redis: behind the one that subscribes to everything, if that is not answered yet. */
  get #canSubscribe(): boolean {
    return this.#subscriber.status === 'ready';
  }

  onReconnect(listener: () => void): void {
    this.#reconnectListeners.push(listener);
  }

  async close(): Promise<void> {
    this.#stopBeating();
    this.#subscriber.disconnect();
  }

  get #commonChannel(): string {
    return `${this.#link.prefix}:news`;
  }

  #channelOf(match: string): string {
    return `${this.#link.prefix}:match:${match}`;
  }

  #subscribeToAll(): void {
    const channels = [this.#commonChannel, ...[...this.#matches].map((match) => this.#channelOf(match))];
    this.#subscriber
      .subscribe(...channels)
      .then(() => {
        this.#isSubscribed = true;
        this.#reconnected();
      })
      // A connection that does not answer is given up: the next one subscribes again.
      .catch(() => this.#subscriber.disconnect(true));
  }

  #receive(text: string): void {
    const { from, topic, news }: Envelope = JSON.parse(text);
    if (from === this.#host) return;
    for (const listener of this.#listeners.get(topic) ?? []) listener(news);
  }

  #reconnected(): void {
    if (this.state !== 'connected') return;
    const waiting = [...this.#unsent.values()];
    this.#unsent.clear();
    for (const send of waiting) send();
    for (const listener of this.#reconnectListeners) listener();
  }
}
