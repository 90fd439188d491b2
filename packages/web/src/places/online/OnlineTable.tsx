import type { Table } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import type { Face } from '@souk/table-kit/face';
import { addCatalogue } from '@souk/table-kit/i18n/language';
import { useStore } from '@souk/table-kit/store';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { faceOf } from '../../games/faces.js';
import { host } from '../../online/host.js';
import { asClient, NameProblem, person } from '../../online/person.js';
import { problemText } from '../../online/problems.js';
import { signInNeed } from '../../online/sign-in-need.js';
import { TableSubscription } from '../../online/table-subscription.js';
import { Page } from '../Page.js';
import { MatchTable } from './MatchTable.js';
import { SignInOffer } from './SignInOffer.js';
import { WaitingRoom } from './WaitingRoom.js';
import './online.css';

interface Opened {
  readonly subscription: TableSubscription;
  readonly face: Face;
}

interface Failure {
  readonly text: string;
  /** Whether the name that a guest would have is an account's. */
  readonly isTaken: boolean;
}

async function open(id: string): Promise<Opened> {
  const table = await asClient(() => host.request('table', { params: { id } }));
  const face = await faceOf(table.settings.game);
  await addCatalogue(face.texts);
  return { subscription: new TableSubscription(table), face };
}

/** A table at which people sit elsewhere: before the match, during it and after it. */
export default function OnlineTable({ table }: { readonly table: string }) {
  const t = useText();
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const isSignedOut = useStore(signInNeed)?.why === 'signed-out';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what calls for opening it again
  useEffect(() => {
    let left = false;
    let close = (): void => {};
    setOpened(undefined);
    setFailure(undefined);
    if (isSignedOut) return;
    open(table).then(
      (found) => {
        close = () => found.subscription.close();
        if (left) close();
        else setOpened(found);
      },
      (error: unknown) => {
        const isTaken = error instanceof NameProblem && error.kind === 'taken';
        if (!left) setFailure({ text: problemText(error, 'table'), isTaken });
      },
    );
    return () => {
      left = true;
      close();
    };
  }, [table, isSignedOut, attempt]);
  const isTaken = failure?.isTaken === true;
  useEffect(() => (isTaken ? person.subscribe(() => setAttempt((before) => before + 1)) : undefined), [isTaken]);
  if (isSignedOut) return <SignInHere title={t('online.signedOut')}>{t('problem.signedOut')}</SignInHere>;
  if (isTaken) return <SignInHere title={t('account.signIn')}>{failure.text}</SignInHere>;
  if (failure !== undefined) return <Nothing>{failure.text}</Nothing>;
  if (opened === undefined) return <p className="loading">{t('table.opening')}</p>;
  return <SubscribedTable {...opened} />;
}

function SubscribedTable({ subscription, face }: Opened) {
  const t = useText();
  const { table, refused } = useStore(subscription.hostedTable);
  const session = useStore(subscription.session);
  if (session !== undefined) return <MatchTable subscription={subscription} session={session} face={face} />;
  if (table.phase === 'closed') return <Nothing>{t('online.closed')}</Nothing>;
  if (table.phase === 'open') return <WaitingRoom subscription={subscription} />;
  if (refused !== undefined)
    return <Nothing>{t(isKept(table) ? 'problem.watch.deal' : 'problem.watch.forbidden')}</Nothing>;
  return <p className="loading">{t('table.opening')}</p>;
}

/** Whether the match may be watched, but not before all tables with its deal are finished. */
const isKept = ({ deal, settings }: Table): boolean => deal !== null && settings.spectators;

/** There is a table, but the host has to know who looks: then it is opened. */
function SignInHere({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Page title={title}>
      <p role="alert">{children}</p>
      <section className="card settings account">
        <SignInOffer />
      </section>
      <ToLobby />
    </Page>
  );
}

/** There is no table here, or none to be seen. */
function Nothing({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <Page title={t('online.nothing')}>
      <p role="alert">{children}</p>
      <ToLobby isMain />
    </Page>
  );
}

function ToLobby({ isMain = false }: { readonly isMain?: boolean }) {
  const t = useText();
  return (
    <p>
      <Link to="/" className={`button ${isMain ? 'is-main' : 'is-quiet'}`}>
        {t('toSquare')}
      </Link>
    </p>
  );
}
