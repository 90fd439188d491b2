import type { PersonalBest, Profile } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { textNamed, useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import type { ReactNode } from 'react';
import { GAME_IDS } from '../../games/games.js';
import { percent, wholeNumber } from '../../people/numbers.js';

const sumOf = (results: Profile['results'], what: 'played' | 'won'): number =>
  results.reduce((sum, each) => sum + each[what], 0);

/** What a kind of record is called in a game; games may have words of their own. */
const kindName = (t: ReturnType<typeof useText>, { game, kind }: PersonalBest): string =>
  textNamed(`best.${game}.${kind}`) ?? t(`best.${kind}`);

function amountOf(t: ReturnType<typeof useText>, { game, kind, value }: PersonalBest): string {
  if (kind === 'decisions') return t('best.decisions.value', { n: value });
  return textNamed(`best.${game}.${kind}.value`, { n: value }) ?? wholeNumber(value);
}

/** What says most of all: on a phone it stands beside the portrait. */
export function MainValues({ profile: { results, records } }: { readonly profile: Profile }) {
  const t = useText();
  const played = sumOf(results, 'played');
  const won = sumOf(results, 'won');
  return (
    <dl className="profile-values">
      <Fact what={t('best.played')}>{wholeNumber(played)}</Fact>
      <Fact what={t('best.won')}>{played === 0 ? '–' : percent(won / played)}</Fact>
      <Fact what={t('best.run')}>{records === null ? '–' : wholeNumber(records.run.longest)}</Fact>
    </dl>
  );
}

/** What was played and won, and the best of it, with the way to the match that it comes from. */
export function PersonalRecords({ profile: { results, records, name } }: { readonly profile: Profile }) {
  const t = useText();
  const played = sumOf(results, 'played');
  const won = sumOf(results, 'won');
  return (
    <div className="profile-records">
      <h2>{t('best.title')}</h2>
      <dl>
        <Fact isMain what={t('best.played')}>
          {wholeNumber(played)}
        </Fact>
        <Fact isMain what={t('best.won')}>
          {played === 0 ? '0' : t('best.wonOf', { won: wholeNumber(won), share: percent(won / played) })}
        </Fact>
        {records !== null && records.run.longest > 0 && (
          <Fact isMain what={t('best.run')}>
            {t('best.runOf', { n: records.run.longest })}
          </Fact>
        )}
        {records !== null &&
          GAME_IDS.flatMap((game) => records.bests.filter((best) => best.game === game)).map((best) => (
            <Best key={`${best.game} ${best.kind}`} best={best} />
          ))}
      </dl>
      {records === null && <p className="soft">{t('profile.hidden', { name })}</p>}
    </div>
  );
}

interface FactProps {
  readonly what: ReactNode;
  /** Whether it stands beside the portrait where there is little room. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

function Fact({ what, isMain = false, children }: FactProps) {
  return (
    <div className={isMain ? 'is-main' : ''}>
      <dt>{what}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Best({ best }: { readonly best: PersonalBest }) {
  const t = useText();
  const what = kindName(t, best);
  const value = amountOf(t, best);
  const game = gameName(best.game);
  return (
    <Fact
      what={
        <>
          {what} <small className="soft">{game}</small>
        </>
      }
    >
      {best.match === null ? (
        value
      ) : (
        <Link to={`/t/${best.match}`} aria-label={t('best.open', { what, game, value })}>
          {value}
        </Link>
      )}
    </Fact>
  );
}
