import type { Seat } from '@souk/kernel';
import type { Translate } from '@souk/table-kit/components/Text';
import { leadsWith, rivalNamed } from '@souk/table-kit/i18n/names';
import type { Standing } from '@souk/table-kit/standing';

interface Match {
  readonly game: string;
  readonly standing: Standing;
  readonly sitters: readonly { readonly name: string }[];
  readonly you: Seat | undefined;
}

/** How far a match has come and who is ahead: "Round 2 · you lead". */
export function standingText({ game, standing: { by, n, leaders, lead }, sitters, you }: Match, t: Translate): string {
  const far = t(by === 'round' ? 'standing.round' : 'standing.turn', { n });
  const [leader, ...others] = leaders;
  if (leader === undefined) return far;
  if (others.length > 0) return `${far} · ${t('standing.level')}`;
  const name = typeof leader === 'number' ? (sitters[leader]?.name ?? '') : rivalNamed(leader);
  const ahead = leader === you ? t('standing.youLead') : t('standing.leads', { name });
  const what = lead === undefined ? '' : leadsWith(game, lead);
  return `${far} · ${ahead} ${what}`.trimEnd();
}
