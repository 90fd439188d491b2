import { Metrics } from './metrics.js';

/** What the host counts and measures. Labels are kinds of things, never names, ids or contents. */
export class HostMetrics {
  readonly all = new Metrics();
  readonly #stored = this.all.histogram(
    'souk_store_seconds',
    'From the decision to store an entry until it is on disk',
  );

  constructor() {
    this.all.describe('souk_entries_total', 'Entries added to the logs of matches');
    this.all.describe('souk_requests_total', 'HTTP requests answered');
    this.all.describe('souk_messages_total', 'Live messages received');
    this.all.describe('souk_refusals_total', 'Requests and messages refused');
    this.all.describe('souk_cut_off_total', 'Connections that the host has closed');
    this.all.describe('souk_bot_failures_total', 'Decisions that a bot could not make');
    this.all.describe('souk_matches_total', 'Matches ended');
    this.all.describe('souk_conflicts_total', 'Entries that another host has come before with');
    this.all.describe('souk_store_failures_total', 'Entries that could not be stored, as far as anybody knows');
    this.all.describe('souk_missed_news_total', 'News that nobody has told, found by looking at the store');
  }

  entry(kind: string, seconds: number): void {
    this.all.count(`souk_entries_total{kind="${kind}"}`);
    this.#stored.observe(seconds);
  }
  conflict(): void {
    this.all.count('souk_conflicts_total');
  }
  storeFailed(): void {
    this.all.count('souk_store_failures_total');
  }
  missedNews(): void {
    this.all.count('souk_missed_news_total');
  }
  request(status: number): void {
    this.all.count(`souk_requests_total{status="${status}"}`);
  }
  message(type: string): void {
    this.all.count(`souk_messages_total{type="${type}"}`);
  }
  refusal(code: string): void {
    this.all.count(`souk_refusals_total{code="${code}"}`);
  }
  cutOff(reason: string): void {
    this.all.count(`souk_cut_off_total{reason="${reason}"}`);
  }
  botFailed(): void {
    this.all.count('souk_bot_failures_total');
  }
  match(phase: string): void {
    this.all.count(`souk_matches_total{phase="${phase}"}`);
  }
}
