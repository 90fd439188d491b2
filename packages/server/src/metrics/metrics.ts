/** Numbers about the host in the text format of Prometheus. */
export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #gauges = new Map<string, () => number>();
  readonly #histograms = new Map<string, Histogram>();
  readonly #help = new Map<string, string>();

  /** Counts up. Labels are part of the name: `souk_requests_total{status="200"}`. */
  count(name: string, by = 1): void {
    this.#counters.set(name, (this.#counters.get(name) ?? 0) + by);
  }

  /** A number that is asked for when somebody looks. */
  gauge(name: string, help: string, value: () => number): void {
    this.#help.set(name, help);
    this.#gauges.set(name, value);
  }

  describe(name: string, help: string): void {
    this.#help.set(name, help);
  }

  /** How long something takes, in seconds. */
  histogram(name: string, help: string): Histogram {
    this.#help.set(name, help);
    const made = new Histogram();
    this.#histograms.set(name, made);
    return made;
  }

  /** Every name that has been described: some show only when there is something to count. */
  get names(): readonly string[] {
    return [...this.#help.keys()];
  }

  text(): string {
    const lines: string[] = [];
    const head = (name: string, type: string): void => {
      lines.push(`# HELP ${name} ${this.#help.get(name) ?? name}`, `# TYPE ${name} ${type}`);
    };
    let last = '';
    for (const [name, value] of [...this.#counters].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const [family] = name.split('{');
      if (family !== last) head(family, 'counter');
      last = family;
      lines.push(`${name} ${value}`);
    }
    for (const [name, value] of this.#gauges) {
      head(name, 'gauge');
      lines.push(`${name} ${value()}`);
    }
    for (const [name, histogram] of this.#histograms) {
      head(name, 'histogram');
      lines.push(...histogram.lines(name));
    }
    return `${lines.join('\n')}\n`;
  }
}

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export class Histogram {
  readonly #buckets = BOUNDS.map(() => 0);
  #sum = 0;
  #count = 0;

  observe(seconds: number): void {
    this.#sum += seconds;
    this.#count++;
    for (let i = BOUNDS.length - 1; i >= 0 && seconds <= BOUNDS[i]; i--) this.#buckets[i]++;
  }

  lines(name: string): string[] {
    return [
      ...BOUNDS.map((bound, i) => `${name}_bucket{le="${bound}"} ${this.#buckets[i]}`),
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}
