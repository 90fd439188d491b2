import type { Redis } from 'ioredis';
import type { RedisLink } from '../redis/link.js';
import { type Bus, isOfMatch, type News, type Reach, subjectOf, type Topic } from './bus.js';

type AnyNews = News[Topic];

/** What goes over the wire. */
interface Message {
  readonly from: string;
  readonly topic: Topic;
  readonly news: AnyNews;
}

/** News that could not be told while Redis was away, at most. Beyond that others find them when they look. */
const MOST_KEPT = 10_000;

/** News over Redis: a channel for all, and one for each match, to which only those subscribe who follow it. */
export class RedisBus implements Bus {
  readonly #link: RedisLink;
  readonly #host: string;
  readonly #subscriber: Redis;
  readonly #listeners = new Map<Topic, ((news: AnyNews) => void)[]>();
  readonly #returnListeners: (() => void)[] = [];
  readonly #followed = new Set<string>();
  /** What could not be told, the latest of each subject. */
  readonly #kept = new Map<string, () => void>();
  #isHearing = false;

  /** `host` tells this host from the others. */
  constructor(link: RedisLink, host: string) {
    this.#link = link;
    this.#host = host;
    this.#subscriber = link.connection({ autoResubscribe: false, commandTimeout: link.patience });
    this.#subscriber.on('message', (_channel, text) => this.#receive(text));
    this.#subscriber.on('close', () => {
      this.#isHearing = false;
    });
    this.#subscriber.on('ready', () => this.#subscribe());
    link.onReturn(() => this.#returned());
  }

  get reach(): Reach {
    return this.#link.isUp && this.#isHearing ? 'together' : 'cut-off';
  }

  tell<T extends Topic>(topic: T, news: News[T]): void {
    const message: Message = { from: this.#host, topic, news };
    const channel = isOfMatch(news) ? this.#channelOf(news.id) : this.#everybody;
    this.#link.client.publish(channel, JSON.stringify(message)).catch(() => {
      if (this.#kept.size < MOST_KEPT) this.#kept.set(subjectOf(topic, news), () => this.tell(topic, news));
    });
  }

  hear<T extends Topic>(topic: T, listener: (news: News[T]) => void): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener as (news: AnyNews) => void]);
  }

  /** Nobody waits for a line that is broken: it subscribes to everything when it is back. */
  async follow(match: string): Promise<void> {
    this.#followed.add(match);
    if (this.reach === 'together') await this.#subscriber.subscribe(this.#channelOf(match)).catch(() => {});
  }

  unfollow(match: string): void {
    this.#followed.delete(match);
    if (this.reach === 'together') this.#subscriber.unsubscribe(this.#channelOf(match)).catch(() => {});
  }

  onReturn(listener: () => void): void {
    this.#returnListeners.push(listener);
  }

  async close(): Promise<void> {
    this.#subscriber.disconnect();
  }

  get #everybody(): string {
    return `${this.#link.prefix}:news`;
  }

  #channelOf(match: string): string {
    return `${this.#link.prefix}:match:${match}`;
  }

  #subscribe(): void {
    const channels = [this.#everybody, ...[...this.#followed].map((match) => this.#channelOf(match))];
    this.#subscriber
      .subscribe(...channels)
      .then(() => {
        this.#isHearing = true;
        this.#returned();
      })
      // A line that does not answer is given up: the next one subscribes again.
      .catch(() => this.#subscriber.disconnect(true));
  }

  #receive(text: string): void {
    const { from, topic, news }: Message = JSON.parse(text);
    if (from === this.#host) return;
    for (const listener of this.#listeners.get(topic) ?? []) listener(news);
  }

  #returned(): void {
    if (this.reach !== 'together') return;
    const waiting = [...this.#kept.values()];
    this.#kept.clear();
    for (const tell of waiting) tell();
    for (const tell of this.#returnListeners) tell();
  }
}
