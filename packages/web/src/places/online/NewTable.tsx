import { type AnyGame, checkSetup, InputError } from '@souk/kernel';
import type { NewTable as NewTableBody, SeatWish } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { go } from '@souk/table-kit/router';
import { settings } from '@souk/table-kit/settings';
import { type FormEvent, useEffect, useState } from 'react';
import { rulesOf } from '../../games/games.js';
import { host } from '../../online/host.js';
import { asPerson } from '../../online/person.js';
import { useAct } from '../../online/useAct.js';
import { startProblem } from '../input-problems.js';
import { OptionFields } from '../OptionFields.js';
import { type Chosen, settled } from '../option-shapes.js';
import { Page } from '../Page.js';
import { NameField } from './NameField.js';
import { Problem } from './Problem.js';
import { SeatPlan } from './SeatPlan.js';
import { SignInOffer } from './SignInOffer.js';
import { type Terms, TermsFields, USUAL_TERMS } from './TermsFields.js';
import './online.css';

/** Sets up a table for people elsewhere: who sits where, how it is played, and who may come. */
export default function NewTable({ game }: { readonly game: string }) {
  const t = useText();
  const [rules, setRules] = useState<AnyGame>();
  useEffect(() => {
    void rulesOf(game).then(setRules);
  }, [game]);
  return (
    <Page title={t('friends.title', { game: gameName(game) })} game={game}>
      <SignInOffer />
      {rules === undefined ? <p>{t('loading')}</p> : <Form rules={rules} />}
    </Page>
  );
}

/** Nobody needs a host to play alone. */
const fewestSeats = ({ minSeats }: AnyGame): number => Math.max(2, minSeats);

function firstSeats(rules: AnyGame): SeatWish[] {
  const others = Array.from({ length: fewestSeats(rules) - 1 }, (): SeatWish => ({ kind: 'open' }));
  return [{ kind: 'you' }, ...others];
}

function Form({ rules }: { readonly rules: AnyGame }) {
  const t = useText();
  const { problem, busy, run } = useAct();
  const [seats, setSeats] = useState<readonly SeatWish[]>(() => firstSeats(rules));
  const [options, setOptions] = useState<Chosen>({});
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS);
  const [impossible, setImpossible] = useState<string>();
  const make = (event: FormEvent): void => {
    event.preventDefault();
    const settledOptions = settled(rules.options, options, seats.length);
    try {
      checkSetup(rules, seats.length, settledOptions);
      setImpossible(undefined);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setImpossible(startProblem(error, rules, seats.length, options));
      return;
    }
    const body: NewTableBody = { game: rules.id, seats: [...seats], options: settledOptions, ...terms };
    run('newTable', async () => go(`/t/${(await asPerson(() => host.request('newTable', { body }))).id}`));
  };
  const sitters = seats.map((_, seat) => ({ kind: 'person' as const, name: t('setup.seat', { n: seat + 1 }) }));
  return (
    <form className="setup" onSubmit={make}>
      <div className="setup-column">
        <section className="card" aria-labelledby="friends-seats">
          <h2 id="friends-seats">{t('setup.seats')}</h2>
          <NameField takesFocus={settings.get().name === ''} />
          <SeatPlan seats={seats} fewest={fewestSeats(rules)} most={rules.maxSeats} onChange={setSeats} />
          <Problem text={impossible ?? problem} />
          <button type="submit" className="button is-main setup-start" disabled={busy}>
            {t('friends.make')}
          </button>
          <p className="field-help">{t('friends.seatsHelp')}</p>
        </section>
        <section className="card" aria-labelledby="friends-options">
          <h2 id="friends-options">{t('setup.options')}</h2>
          <OptionFields rules={rules} sitters={sitters} chosen={options} onChange={setOptions} />
        </section>
      </div>
      <section className="card" aria-labelledby="friends-terms">
        <h2 id="friends-terms">{t('friends.terms')}</h2>
        <TermsFields terms={terms} onChange={setTerms} />
      </section>
    </form>
  );
}
