import { readFileSync } from 'node:fs';

export function packageVersion(): string {
  const { version }: { version?: unknown } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return String(version);
}
