import { readFileSync } from 'node:fs';
import { findGame } from '@souk/games/loaded';
import type { Language } from '@souk/i18n';

/** A game's rules for players; the English ones where there are none in the language, nothing where there are none at all. */
function rulesOf(gameId: string, language: Language): string {
  const game = findGame(gameId);
  if (game === undefined) return '';
  try {
    return readFileSync(new URL(game.rulesFile(language)), 'utf8');
  } catch {
    return language === 'en' ? '' : rulesOf(gameId, 'en');
  }
}

const NAME = '[A-Z]+(?:-[A-Za-z0-9]+)+';

/** A paragraph that begins with its rule's name: "- **XY-TURN-1** …", up to the next one. */
const paragraphOf = (rule: string): RegExp => new RegExp(`^- \\*\\*${rule}\\*\\*\\s+(.*(?:\\n(?!- |\\n|#).*)*)`, 'im');

/** The rule that is meant: by its name, or by the end of it, as "spyglass" means XY-CARD-spyglass. */
export function ruleNamed(gameId: string, said: string, language: Language): string | undefined {
  const wanted = said.trim().toLowerCase().replace(/\s+/g, '-');
  if (!/[a-z]/.test(wanted)) return undefined;
  const names = Array.from(
    rulesOf(gameId, language).matchAll(new RegExp(`^- \\*\\*(${NAME})\\*\\*`, 'gm')),
    ([, name = '']) => name,
  );
  return (
    names.find((name) => name.toLowerCase() === wanted) ??
    names.find((name) => name.toLowerCase().endsWith(`-${wanted}`))
  );
}

/** The words of a rule, in one line; undefined if there is no such rule. */
export function ruleText(gameId: string, rule: string, language: Language): string | undefined {
  if (!new RegExp(`^${NAME}$`, 'i').test(rule)) return undefined;
  return paragraphOf(rule)
    .exec(rulesOf(gameId, language))?.[1]
    ?.replace(/\s+/g, ' ')
    .replace(/\*|(?<!\w)_|_(?!\w)/g, '')
    .trim();
}
