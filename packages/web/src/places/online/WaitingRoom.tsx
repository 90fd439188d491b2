import type { Level, Table } from '@souk/protocol';
import { type Translate, useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { go } from '@souk/table-kit/router';
import { settings } from '@souk/table-kit/settings';
import { useStore } from '@souk/table-kit/store';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Expectation } from '../../online/expected.js';
import { host } from '../../online/host.js';
import { asPerson, person } from '../../online/person.js';
import type { TableSubscription } from '../../online/table-subscription.js';
import { useAct } from '../../online/useAct.js';
import { useExpected } from '../../online/useExpected.js';
import { lazyPeople } from '../../people/lazy.js';
import { Page } from '../Page.js';
import { Chat } from './Chat.js';
import { ConnectionBanner } from './ConnectionBanner.js';
import { Invitation } from './Invitation.js';
import { NameField } from './NameField.js';
import { NotifyButton } from './NotifyButton.js';
import { Problem } from './Problem.js';
import { SignInOffer } from './SignInOffer.js';
import { TableTerms } from './TableTerms.js';
import { WaitingSeats } from './WaitingSeats.js';

const AskFriends = lazyPeople(() => import('../people/AskFriends.js'));

/** Where people sit down before the match. */
export function WaitingRoom({ subscription }: { readonly subscription: TableSubscription }) {
  const t = useText();
  const { table, lines } = useStore(subscription.hostedTable);
  const me = useStore(person);
  const place = table.seats.findIndex((seat) => seat.person !== null && seat.person.id === me?.id);
  const own = place === -1 ? undefined : place;
  const isHost = table.host.id === me?.id;
  const isFull = table.seats.every((seat) => seat.person !== null || seat.bot !== null);
  const expected = useExpected(table);
  const wasSentAway = useSentAway(own !== undefined);
  return (
    <Page title={t('waiting.title', { game: gameName(table.settings.game) })} game={table.settings.game}>
      <ConnectionBanner connection={subscription.connection} />
      <p className="soft" role="status">
        {isFull
          ? t(isHost ? 'waiting.ready' : 'waiting.readyGuest', { name: table.host.name })
          : waitingFor(expected, t)}
      </p>
      {wasSentAway.yes && <Problem text={t('waiting.sentAway')} />}
      <div className="setup">
        <Seats {...{ subscription, own, isHost, isFull }} onLeave={wasSentAway.expect} />
        <Invitation table={table} />
        <section className="card" aria-labelledby="waiting-terms">
          <h2 id="waiting-terms">{t('friends.terms')}</h2>
          <TableTerms table={table} own={own} onSalt={subscription.show.bind(subscription)} />
        </section>
        <section className="card waiting-talk" aria-labelledby="waiting-talk">
          <h2 id="waiting-talk">{t('talk.title')}</h2>
          <Chat subscription={subscription} lines={lines} news={[]} names={[]} seat={own} namedElsewhere />
        </section>
        {/* It comes and goes: below all else, where it pushes nothing about. */}
        {me?.account === true && (own !== undefined || isHost) && !isFull && (
          <Suspense>
            <AskFriends table={table.id} sitting={table.seats.flatMap(({ person: sitter }) => sitter?.id ?? [])} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}

/** Who is waited for: those who were asked, somebody, or whoever comes. */
function waitingFor(whom: Expectation, t: Translate): string {
  if (whom === 'anybody') return t('waiting.looking');
  if (whom.length === 0) return t('waiting.help');
  return t('waiting.asked', { n: whom.length, names: whom.map(({ name }) => name).join(', ') });
}

interface SeatsProps {
  readonly subscription: TableSubscription;
  /** The seat of the person here; undefined: none. */
  readonly own: number | undefined;
  readonly isHost: boolean;
  readonly isFull: boolean;
  /** Told before the person here gets up. */
  readonly onLeave: () => void;
}

/** What the host of a table puts into a free seat: a bot, or nobody. */
const sitterOf = (level: Level | undefined) =>
  level === undefined ? ({ kind: 'open' } as const) : ({ kind: 'bot', level } as const);

/** Who sits where, and what the person here can do about it. */
function Seats({ subscription, own, isHost, isFull, onLeave }: SeatsProps) {
  const t = useText();
  const { table, present } = useStore(subscription.hostedTable);
  const { problem, busy, run } = useAct();
  const params = { id: table.id };
  const change = (asked: string, act: () => Promise<Table>): void =>
    run(asked, async () => subscription.show(await act()));
  const sit = (seat?: number): void =>
    run('join', async () => {
      subscription.show(
        await asPerson(() => host.request('join', { params, body: seat === undefined ? {} : { seat } })),
      );
      subscription.again();
    });
  const leave = (): void => {
    onLeave();
    run('leave', async () => {
      await host.request('leave', { params });
      go('/');
    });
  };
  return (
    <section className="card" aria-labelledby="waiting-seats">
      <h2 id="waiting-seats">{t('setup.seats')}</h2>
      {own === undefined && <NameField takesFocus={!isFull && settings.get().name === ''} />}
      {own === undefined && <SignInOffer />}
      <WaitingSeats
        table={table}
        present={present}
        own={own}
        onSit={own === undefined ? sit : undefined}
        onKick={isHost ? (seat) => change('kick', () => host.request('kick', { params, body: { seat } })) : undefined}
        onSet={
          isHost
            ? (seat, level) =>
                change('setSeat', () => host.request('setSeat', { params: { ...params, seat }, body: sitterOf(level) }))
            : undefined
        }
      />
      <Buttons
        busy={busy}
        isFull={isFull}
        onSit={own === undefined && !isFull ? () => sit() : undefined}
        onStart={isHost ? () => change('start', () => host.request('start', { params })) : undefined}
        onLeave={own === undefined ? undefined : leave}
      />
      <Problem text={problem} />
    </section>
  );
}

interface ButtonsProps {
  readonly busy: boolean;
  readonly isFull: boolean;
  /** Each left out where there is no such choice. */
  readonly onSit: (() => void) | undefined;
  readonly onStart: (() => void) | undefined;
  readonly onLeave: (() => void) | undefined;
}

function Buttons({ busy, isFull, onSit, onStart, onLeave }: ButtonsProps) {
  const t = useText();
  return (
    <div className="row">
      {onSit !== undefined && (
        <button type="button" className="button is-main" disabled={busy} onClick={onSit}>
          {t('waiting.sit')}
        </button>
      )}
      {onStart !== undefined && (
        <button type="button" className="button is-main" disabled={busy || !isFull} onClick={onStart}>
          {t('waiting.start')}
        </button>
      )}
      {onLeave !== undefined && (
        <button type="button" className="button is-quiet" disabled={busy} onClick={onLeave}>
          {t('waiting.leave')}
        </button>
      )}
      {onLeave !== undefined && <NotifyButton />}
    </div>
  );
}

/** Whether a player who sat here does no longer, without having got up. */
function useSentAway(sits: boolean): { readonly yes: boolean; expect(): void } {
  const [yes, setYes] = useState(false);
  const sat = useRef(sits);
  const isExpected = useRef(false);
  useEffect(() => {
    if (sat.current && !sits && !isExpected.current) setYes(true);
    if (sits) setYes(false);
    sat.current = sits;
  }, [sits]);
  return {
    yes,
    expect() {
      isExpected.current = true;
    },
  };
}
