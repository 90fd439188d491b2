import { useText } from '@souk/table-kit/components/Text';
import { go } from '@souk/table-kit/router';
import { useEffect } from 'react';
import { host } from '../../../online/host.js';
import { asPerson } from '../../../online/person.js';
import { useAct } from '../../../online/useAct.js';
import { NameField } from '../NameField.js';
import { Problem } from '../Problem.js';
import { SignInOffer } from '../SignInOffer.js';
import { useName } from '../useName.js';
import '../online.css';

interface SittingProps {
  readonly id: string;
  /** Which table it is, in words. */
  readonly label: string;
}

/** Sits down at a table. Who has no name yet is asked for one here, and then sits. */
export default function Sitting({ id, label }: SittingProps) {
  const t = useText();
  const { problem, busy, run } = useAct();
  const name = useName();
  const sit = (): void =>
    run('join', async () => {
      await name.asked(() => asPerson(() => host.request('join', { params: { id }, body: {} })));
      go(`/t/${id}`);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed is done once
  useEffect(() => name.whenKnown(sit), []);
  return (
    <div className={name.isAsked ? 'sit-form' : ''}>
      <form
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          sit();
        }}
      >
        {name.isAsked && <NameField takesFocus />}
        <button type="submit" className="button is-main" aria-label={label} disabled={busy}>
          {t('waiting.sit')}
        </button>
      </form>
      <Problem text={problem} />
      <SignInOffer />
    </div>
  );
}
