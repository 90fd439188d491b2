import { readFileSync } from 'node:fs';

/** A game's rules for players stand in its package. */
const rulesOf = (gameId: string): URL => new URL(`../../${gameId}/rules.md`, import.meta.url);

/** A paragraph that begins with its rule's name: "- **DT-TURN-1** …", up to the next one. */
const paragraphOf = (rule: string): RegExp => new RegExp(`^- \\*\\*${rule}\\*\\*\\s+(.*(?:\\n(?!- |\\n|#).*)*)`, 'm');

const isRule = (name: string): boolean => /^[A-Z]+(-[A-Z0-9]+)+$/.test(name);

/** The words of a rule, in one line; undefined if there is no such rule. */
export function ruleText(gameId: string, rule: string): string | undefined {
  if (!isRule(rule)) return undefined;
  let rules: string;
  try {
    rules = readFileSync(rulesOf(gameId), 'utf8');
  } catch {
    return undefined;
  }
  return paragraphOf(rule)
    .exec(rules)?.[1]
    .replace(/\s+/g, ' ')
    .replace(/\*\*|(?<!\w)_|_(?!\w)/g, '')
    .trim();
}
