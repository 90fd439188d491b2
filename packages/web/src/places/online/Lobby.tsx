import type { Table } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useState } from 'react';
import { GAME_IDS } from '../../games/games.js';
import { connectToHost } from '../../online/connect.js';
import type { HostConnection } from '../../online/connection.js';
import { host } from '../../online/host.js';
import { asClient } from '../../online/person.js';
import { problemText } from '../../online/problems.js';
import { signInNeed } from '../../online/sign-in-need.js';
import { Page } from '../Page.js';
import { ConnectionBanner } from './ConnectionBanner.js';
import { JoinByCode } from './JoinByCode.js';
import { Problem } from './Problem.js';
import { QuickMatch } from './QuickMatch.js';
import { TableListItem } from './TableListItem.js';
import { WhoAreYou } from './WhoAreYou.js';
import './online.css';

/** Where people find each other: quick matches, codes of friends, and the public tables that wait. */
export default function Lobby() {
  const t = useText();
  const { tables, connection, problem } = useLobby();
  return (
    <Page title={t('lobby.title')}>
      {connection !== undefined && <ConnectionBanner connection={connection} />}
      <Problem text={problem} />
      <WhoAreYou />
      <div className="setup">
        <QuickMatch />
        <JoinByCode />
      </div>
      <section className="lobby-tables" aria-labelledby="lobby-tables">
        <h2 id="lobby-tables">{t('lobby.tables')}</h2>
        {tables.length === 0 ? (
          <p className="soft">{t('lobby.none')}</p>
        ) : (
          <ul>
            {tables.map((table) => (
              <TableListItem key={table.id} table={table} verb={t('lobby.join')} />
            ))}
          </ul>
        )}
        <p className="row">
          {GAME_IDS.map((game) => (
            <Link key={game} to={`/friends/${game}`} className="button is-quiet">
              {t('lobby.make', { game: gameName(game) })}
            </Link>
          ))}
          <Link to="/watch" className="button is-quiet">
            {t('watch.title')}
          </Link>
        </p>
      </section>
    </Page>
  );
}

interface LobbyState {
  readonly tables: readonly Table[];
  readonly connection: HostConnection | undefined;
  readonly problem: string | undefined;
}

/** The public tables as they come and go. Whether there is a host at all is asked first, by a request that can say so. */
function useLobby(): LobbyState {
  const [tables, setTables] = useState<readonly Table[]>([]);
  const [connection, setConnection] = useState<HostConnection>();
  const [problem, setProblem] = useState<string>();
  const need = useStore(signInNeed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who signs in, or was signed out, looks anew
  useEffect(() => {
    let left = false;
    setProblem(undefined);
    let opened: HostConnection | undefined;
    asClient(() => host.request('tables', { query: { phase: 'open' } })).then(
      (found) => {
        if (left) return;
        setTables(found.tables);
        opened = connectToHost();
        opened.live.on('lobby', (lobby) => setTables(lobby.tables));
        opened.live.lobby(true);
        setConnection(opened);
      },
      (error: unknown) => {
        if (!left) setProblem(problemText(error, 'lobby'));
      },
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [need?.why]);
  return { tables, connection, problem };
}
