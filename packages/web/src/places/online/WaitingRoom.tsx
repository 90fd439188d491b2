import { useEffect, useRef, useState } from 'react';
import { go } from '../../app/router.js';
import { useStore } from '../../app/store.js';
import { useText } from '../../i18n/text.js';
import type { Following } from '../../online/following.js';
import { host } from '../../online/host.js';
import { asSomebody, person } from '../../online/person.js';
import { useAct } from '../../online/useAct.js';
import { Page } from '../Page.js';
import { Chat } from './Chat.js';
import { ConnectionBanner } from './ConnectionBanner.js';
import { Invitation } from './Invitation.js';
import { NameField } from './NameField.js';
import { NotifyButton } from './NotifyButton.js';
import { Problem } from './Problem.js';
import { TableTerms } from './TableTerms.js';
import { WaitingSeats } from './WaitingSeats.js';

/** Where people sit down before the match. */
export function WaitingRoom({ following }: { readonly following: Following }) {
  const t = useText();
  const { table, present, lines } = useStore(following.company);
  const me = useStore(person);
  const { problem, busy, run } = useAct();
  const own = table.seats.findIndex((seat) => seat.person !== null && seat.person.id === me?.id);
  const isHost = table.host.id === me?.id;
  const isFull = table.seats.every((seat) => seat.person !== null || seat.bot !== null);
  const wasSentAway = useSentAway(own !== -1);

  const sit = (seat?: number): void =>
    run('join', async () => {
      following.show(await asSomebody(() => host.join(table.id, seat)));
      following.again();
    });
  const leave = (): void => {
    wasSentAway.expect();
    run('leave', async () => {
      await host.leave(table.id);
      go('/lobby');
    });
  };
  const change = (asked: string, act: () => Promise<typeof table>): void =>
    run(asked, async () => following.show(await act()));

  return (
    <Page title={t('waiting.title', { game: t(`game.${table.settings.game}`) })}>
      <ConnectionBanner line={following.line} />
      <p className="soft" role="status">
        {isFull ? t(isHost ? 'waiting.ready' : 'waiting.readyGuest', { name: table.host.name }) : t('waiting.help')}
      </p>
      {wasSentAway.yes && <Problem text={t('waiting.sentAway')} />}
      <div className="setup">
        <section className="card" aria-labelledby="waiting-seats">
          <h2 id="waiting-seats">{t('setup.seats')}</h2>
          {own === -1 && <NameField />}
          <WaitingSeats
            table={table}
            present={present}
            own={own === -1 ? undefined : own}
            onSit={own === -1 ? sit : undefined}
            onKick={isHost ? (seat) => change('kick', () => host.kick(table.id, seat)) : undefined}
            onSet={isHost ? (seat, level) => change('setSeat', () => host.setSeat(table.id, seat, level)) : undefined}
          />
          <div className="row">
            {own === -1 && !isFull && (
              <button type="button" className="button is-main" disabled={busy} onClick={() => sit()}>
                {t('waiting.sit')}
              </button>
            )}
            {isHost && (
              <button
                type="button"
                className="button is-main"
                disabled={busy || !isFull}
                onClick={() => change('start', () => host.start(table.id))}
              >
                {t('waiting.start')}
              </button>
            )}
            {own !== -1 && (
              <button type="button" className="button is-quiet" disabled={busy} onClick={leave}>
                {t('waiting.leave')}
              </button>
            )}
            {own !== -1 && <NotifyButton />}
          </div>
          <Problem text={problem} />
        </section>
        <Invitation table={table} />
        <section className="card" aria-labelledby="waiting-terms">
          <h2 id="waiting-terms">{t('friends.terms')}</h2>
          <TableTerms table={table} own={own === -1 ? undefined : own} onSalt={following.show.bind(following)} />
        </section>
        <section className="card waiting-talk" aria-labelledby="waiting-talk">
          <h2 id="waiting-talk">{t('talk.title')}</h2>
          <Chat
            following={following}
            lines={lines}
            news={[]}
            names={[]}
            seat={own === -1 ? undefined : own}
            namedElsewhere
          />
        </section>
      </div>
    </Page>
  );
}

/** Whether somebody who sat here does no longer, without having got up. */
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
