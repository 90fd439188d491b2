import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openHost } from '../support/host.js';

const read = (path: string): string => readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8');

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}
interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly runbook: string };
    }[];
  }[];
}

const dashboard: Dashboard = JSON.parse(read('monitoring/dashboard.json'));
const rules = (parse(read('monitoring/alerts.yaml')) as Alerts).groups.flatMap((group) => group.rules);

/** Names of ours in an expression, without what a histogram adds to its name. */
const namesIn = (expression: string): string[] =>
  [...expression.matchAll(/\bsouk_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));

/** Everything that a host can say about itself. */
async function names(): Promise<Set<string>> {
  const { address } = await openHost();
  const text = await (await fetch(`${address}/metrics`)).text();
  return new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
}

interface Scraping {
  readonly rule_files: readonly string[];
  readonly scrape_configs: readonly {
    readonly job_name: string;
    readonly authorization: { readonly type: string };
    readonly static_configs: readonly { readonly targets: readonly string[] }[];
  }[];
}

test('Prometheus is told to read the hosts of the compose file, under the name and by the token that they expect', async () => {
  const { rule_files, scrape_configs } = parse(read('monitoring/prometheus.yaml')) as Scraping;
  const compose = parse(read('../compose.yaml'), { merge: true }) as { readonly services: object };
  const [job] = scrape_configs;
  expect(rule_files).toEqual(['alerts.yaml']);
  expect(job?.static_configs[0]?.targets).toEqual(
    Object.keys(compose.services)
      .filter((name) => name.startsWith('host-'))
      .map((name) => `${name}:8080`),
  );
  expect(rules.every(({ expr }) => !expr.includes('job=') || expr.includes(`job="${job?.job_name}"`))).toBe(true);
  const { address } = await openHost({ metricsToken: 'only-for-prometheus' });
  const authorization = `${job?.authorization.type} only-for-prometheus`;
  expect((await fetch(`${address}/metrics`, { headers: { authorization } })).status).toBe(200);
});

describe('The dashboard and the alerts', () => {
  test('ask for nothing that a host does not say', async () => {
    const known = await names();
    const asked = [...dashboard.panels.flatMap(({ targets }) => targets), ...rules].flatMap(({ expr }) =>
      namesIn(expr),
    );
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !asked.includes(name))).toEqual([]);
  });

  test.each(rules)('$alert names a section that says what to do', ({ annotations }) => {
    const [, page = '', section] = /^docs\/(\S+)#(\S+)$/.exec(annotations.runbook) ?? [];
    const headings = [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(headings).toContain(section);
  });
});
