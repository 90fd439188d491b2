import { pathTo } from '@souk/client';
import { useText } from '@souk/table-kit/components/Text';
import { type MouseEvent, type SubmitEvent, useState } from 'react';
import { host } from '../../../online/host.js';
import { deletePerson } from '../../../online/person.js';
import { useAct } from '../../../online/useAct.js';
import { download } from '../../../session/download.js';
import { Problem } from '../Problem.js';
import { PassphraseField } from './PassphraseField.js';
import { useAccountForm } from './useAccountForm.js';

const FILE = 'souk-export.json';

interface OwnDataProps {
  readonly hasAccount: boolean;
  readonly onDeleted: () => void;
}

/** What the host has stored of a person: to be taken along, and to be deleted. */
export function OwnData({ hasAccount, onDeleted }: OwnDataProps) {
  const t = useText();
  const [isSure, setIsSure] = useState(false);
  const { problem, run } = useAct();
  const take = (event: MouseEvent): void => {
    event.preventDefault();
    run('export', async () => {
      const text = JSON.stringify(await host.request('exportMe'));
      download(new File([text], FILE, { type: 'application/json' }));
    });
  };
  return (
    <section className="card settings account" aria-labelledby="own-data">
      <h2 id="own-data">{t('data.title')}</h2>
      <p className="soft">{t('data.help')}</p>
      <div className="row">
        <a className="button" href={pathTo('exportMe')} download={FILE} onClick={take}>
          {t('data.export')}
        </a>
        {!isSure && (
          <button type="button" className="button is-quiet" onClick={() => setIsSure(true)}>
            {t('data.delete')}
          </button>
        )}
      </div>
      <Problem text={problem} />
      {isSure && <Deletion hasAccount={hasAccount} onDeleted={onDeleted} onKept={() => setIsSure(false)} />}
    </section>
  );
}

function Deletion({ hasAccount, onDeleted, onKept }: OwnDataProps & { readonly onKept: () => void }) {
  const t = useText();
  const [passphrase, setPassphrase] = useState('');
  const { problem, busy, formProps, send } = useAccountForm();
  const remove = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const act = async (): Promise<void> => {
      await deletePerson(hasAccount ? passphrase : undefined);
      onDeleted();
    };
    send({ form: event.currentTarget, asked: 'passphrase', typed: hasAccount ? { current: passphrase } : {}, act });
  };
  return (
    <form className="settings" onSubmit={remove} {...formProps}>
      <p role="status">
        {t('data.deleteHelp')} {hasAccount && t('data.nameHelp')}
      </p>
      {hasAccount && <PassphraseField label={t('account.passphrase')} value={passphrase} onChange={setPassphrase} />}
      <div className="row">
        <button type="submit" className="button" disabled={busy}>
          {t('data.deleteSure')}
        </button>
        <button type="button" className="button is-quiet" onClick={onKept}>
          {t('data.deleteNot')}
        </button>
      </div>
      <Problem text={problem} />
    </form>
  );
}
