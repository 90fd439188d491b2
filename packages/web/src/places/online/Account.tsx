import type { Person, Table } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { settings } from '@souk/table-kit/settings';
import { useStore } from '@souk/table-kit/store';
import { type SubmitEvent, useEffect, useState } from 'react';
import { host } from '../../online/host.js';
import { person, refreshPerson, register, signIn, signOut } from '../../online/person.js';
import { shownName } from '../../online/shown-name.js';
import { signInNeed } from '../../online/sign-in-need.js';
import { useAct } from '../../online/useAct.js';
import { NewCodes } from './account/NewCodes.js';
import { PassphraseField } from './account/PassphraseField.js';
import { useAccountForm } from './account/useAccountForm.js';
import { NotifyButton } from './NotifyButton.js';
import { Problem } from './Problem.js';
import './online.css';

/**
 * Who one is to the host: a guest, or a person with an account, with ratings and matches. `isWhole`: everything else that
 * concerns the account stands beside it; otherwise there is a way to it.
 */
export default function Account({ isWhole = false }: { readonly isWhole?: boolean }) {
  const t = useText();
  const known = useStore(person);
  const need = useStore(signInNeed);
  const { problem, busy, run } = useAct();
  return (
    <section className="card settings account" aria-labelledby="account">
      <h2 id="account">{t('account.title')}</h2>
      <p className="soft">{t(accountHelp(known))}</p>
      {known !== undefined && (
        <p>
          {t(known.account ? 'account.signedIn' : 'account.guest', { name: known.name })}{' '}
          {known.account && (
            <button type="button" className="button is-quiet" disabled={busy} onClick={() => run('signOut', signOut)}>
              {t('account.signOut')}
            </button>
          )}
        </p>
      )}
      <Problem text={need?.why === 'signed-out' ? t('problem.signedOut') : problem} />
      {!isWhole && <NewCodes />}
      {known?.account !== true && <Credentials isNew={isWhole && isNewWanted()} />}
      {!isWhole && (
        <p>
          <Link to="/account">{t(known?.account === true ? 'account.manage' : 'account.lost')}</Link>
        </p>
      )}
      {known !== undefined && <Profile key={known.id} />}
      <div className="field">
        <span className="field-label">{t('notify.title')}</span>
        <span className="field-help">{t('notify.help')}</span>
        <div className="row">
          <NotifyButton />
        </div>
      </div>
    </section>
  );
}

const accountHelp = (known: { readonly account: boolean } | undefined) =>
  known?.account === true ? 'account.helpAccount' : known === undefined ? 'account.help' : 'account.helpGuest';

/** Whether one has come here to make an account. */
const isNewWanted = (): boolean => new URLSearchParams(window.location.search).has('new');

/** A name and a passphrase: for an account that is there, or for a new one. `isNew`: rather that is meant. */
export function Credentials({ isNew = false }: { readonly isNew?: boolean }) {
  const t = useText();
  const [name, setName] = useState(signInNeed.get()?.name ?? settings.get().name);
  const [passphrase, setPassphrase] = useState('');
  const { problem, busy, formProps, send } = useAccountForm();
  const enter = (form: HTMLFormElement): void =>
    send({ form, asked: 'signIn', typed: { name, known: passphrase }, act: () => signIn(name, passphrase) });
  const make = (form: HTMLFormElement): void =>
    send({ form, asked: 'register', typed: { name, chosen: passphrase }, act: () => register(name, passphrase) });
  const [first, other] = isNew
    ? ([
        { label: 'account.register', act: make },
        { label: 'account.signIn', act: enter },
      ] as const)
    : ([
        { label: 'account.signIn', act: enter },
        { label: 'account.register', act: make },
      ] as const);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    first.act(event.currentTarget);
  };
  return (
    <form className="field" onSubmit={submit} {...formProps}>
      <div className="field-pair">
        <label className="field">
          <span className="field-label">{t('account.name')}</span>
          <input
            type="text"
            name="name"
            required
            value={name}
            maxLength={24}
            autoComplete="username"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <PassphraseField
          label={t('account.passphrase')}
          value={passphrase}
          onChange={setPassphrase}
          kind={isNew ? 'chosen' : 'known'}
        />
      </div>
      <span className="field-help">{t('account.passphraseHelp')}</span>
      <div className="row">
        <button type="submit" className="button is-main" disabled={busy}>
          {t(first.label)}
        </button>
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={({ currentTarget: { form } }) => form !== null && other.act(form)}
        >
          {t(other.label)}
        </button>
      </div>
      <Problem text={problem} />
    </form>
  );
}

/** How strong one is, and what one has played. */
function Profile() {
  const t = useText();
  const [me, setMe] = useState<Person>();
  const [matches, setMatches] = useState<readonly Table[]>([]);
  useEffect(() => {
    void refreshPerson().then(
      async (found) => {
        setMe(found);
        if (found !== undefined) setMatches((await host.request('myMatches', { query: { phase: 'over' } })).tables);
      },
      () => {},
    );
  }, []);
  if (me === undefined) return null;
  return (
    <>
      {me.ratings.length > 0 && (
        <table className="ratings">
          <caption>{t('account.ratings')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('quick.game')}</th>
              <th scope="col">{t('account.rating')}</th>
              <th scope="col">{t('account.rated')}</th>
            </tr>
          </thead>
          <tbody>
            {me.ratings.map(({ game, mu, sigma, matches: played }) => (
              <tr key={game}>
                <th scope="row">{gameName(game)}</th>
                <td>{t('account.about', { mu: mu.toFixed(1), sigma: sigma.toFixed(1) })}</td>
                <td>{played}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {matches.length > 0 && (
        <div className="field">
          <span className="field-label">{t('account.matches')}</span>
          <ul className="terms">
            {matches.slice(0, 10).map((table) => (
              <li key={table.id}>
                <Link to={`/t/${table.id}`}>{gameName(table.settings.game)}</Link>: {resultOf(table)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Without a result if other tables still play the same deal. */
function resultOf({ seats, outcome }: Table): string {
  const names = seats.map(({ person: sitter, bot }) => (sitter === null ? `Bot ${bot}` : shownName(sitter)));
  if (outcome === null) return names.join(' · ');
  return names
    .map((name, seat) => ({ name, rank: outcome.ranks[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ name, rank }) => `${rank}. ${name}`)
    .join(' · ');
}
