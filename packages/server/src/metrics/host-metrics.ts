import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds, from what a good disk takes to far too long. */
const STORE_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/**
 * What the host counts and measures. Labels are kinds of things, never names, ids or contents. The default metrics of
 * prom-client are not there: what watches the event loop and the garbage for them cannot be stopped with the host.
 */
export class HostMetrics {
  /** Its own, not the library's common one: several hosts can run in one process. */
  readonly #registry = new Registry();

  readonly #entries = this.#counter('souk_entries_total', 'Entries added to the logs of matches', 'kind');
  readonly #stored = new Histogram({
    name: 'souk_store_seconds',
    help: 'From the decision to store an entry until it is on disk',
    buckets: STORE_BUCKETS,
    registers: [this.#registry],
  });
  readonly #requests = this.#counter('souk_requests_total', 'HTTP requests answered', 'status');
  readonly #messages = this.#counter('souk_messages_total', 'Live messages received', 'type');
  readonly #refusals = this.#counter('souk_refusals_total', 'Requests and messages refused', 'code');
  readonly #cutOffs = this.#counter('souk_cut_off_total', 'Connections that the host has closed', 'reason');
  readonly #botFailures = this.#counter('souk_bot_failures_total', 'Decisions that a bot could not make');
  readonly #matches = this.#counter('souk_matches_total', 'Matches ended', 'phase');
  readonly #conflicts = this.#counter('souk_conflicts_total', 'Entries that another host has come before with');
  readonly #storeFailures = this.#counter(
    'souk_store_failures_total',
    'Entries that could not be stored, as far as is known',
  );
  readonly #missedNews = this.#counter(
    'souk_missed_news_total',
    'News that nobody has told, found by looking at the store',
  );

  #counter<Label extends string>(name: string, help: string, ...labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Everything, in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A number that is read when metrics are asked for. */
  gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(value());
      },
    });
  }

  /** Numbers that are read when metrics are asked for, one for every kind. */
  gauges<Kind extends string>(
    name: string,
    help: string,
    label: string,
    kinds: readonly Kind[],
    value: (kind: Kind) => number,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect() {
        for (const kind of kinds) this.set({ [label]: kind }, value(kind));
      },
    });
  }

  /** Counts the jobs of shared queues; all of them are shown from the start. */
  jobs<Queue extends string>(queues: readonly Queue[]): (queue: Queue, outcome: 'done' | 'failed') => void {
    const jobs = this.#counter(
      'souk_jobs_total',
      'Jobs of the shared queues that this host has done, or failed to do',
      'queue',
      'outcome',
    );
    for (const queue of queues) for (const outcome of ['done', 'failed']) jobs.inc({ queue, outcome }, 0);
    return (queue, outcome) => jobs.inc({ queue, outcome });
  }

  entry(kind: string, seconds: number): void {
    this.#entries.inc({ kind });
    this.#stored.observe(seconds);
  }
  conflict(): void {
    this.#conflicts.inc();
  }
  storeFailed(): void {
    this.#storeFailures.inc();
  }
  missedMessage(): void {
    this.#missedNews.inc();
  }
  request(status: number): void {
    this.#requests.inc({ status });
  }
  message(type: string): void {
    this.#messages.inc({ type });
  }
  refusal(code: string): void {
    this.#refusals.inc({ code });
  }
  cutOff(reason: string): void {
    this.#cutOffs.inc({ reason });
  }
  botFailed(): void {
    this.#botFailures.inc();
  }
  match(phase: string): void {
    this.#matches.inc({ phase });
  }
}
