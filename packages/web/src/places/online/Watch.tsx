import type { Table } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import { useCallback, useEffect, useState } from 'react';
import { host } from '../../online/host.js';
import { asClient } from '../../online/person.js';
import { problemText } from '../../online/problems.js';
import { signInNeed } from '../../online/sign-in-need.js';
import { Page } from '../Page.js';
import { Problem } from './Problem.js';
import { SignInOffer } from './SignInOffer.js';
import { TableListItem } from './TableListItem.js';
import './online.css';

/** The public matches that are played now and may be watched. */
export default function Watch() {
  const t = useText();
  const [tables, setTables] = useState<readonly Table[]>();
  const [problem, setProblem] = useState<string>();
  const look = useCallback((): void => {
    setProblem(undefined);
    asClient(() => host.request('tables', { query: { phase: 'playing' } })).then(
      // Tables with the same deal are watched when all of them are finished: none of these is.
      (found) => setTables(found.tables.filter(({ deal, settings }) => deal === null && settings.spectators)),
      (error: unknown) => {
        setTables([]);
        setProblem(problemText(error, 'lobby'));
      },
    );
  }, []);
  const need = useStore(signInNeed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who signs in, or was signed out, looks anew
  useEffect(look, [look, need?.why]);
  return (
    <Page title={t('watch.title')}>
      <p className="soft">{t('watch.help')}</p>
      <Problem text={problem} />
      <SignInOffer />
      <section className="lobby-tables" aria-label={t('watch.title')}>
        {tables === undefined ? (
          <p>{t('loading')}</p>
        ) : tables.length === 0 ? (
          <p className="soft">{t('watch.none')}</p>
        ) : (
          <ul>
            {tables.map((table) => (
              <TableListItem key={table.id} table={table} verb={t('watch.watch')} />
            ))}
          </ul>
        )}
        <p>
          <button type="button" className="button is-quiet" onClick={look}>
            {t('watch.again')}
          </button>
        </p>
      </section>
    </Page>
  );
}
