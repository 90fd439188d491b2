import { elementAt } from '@souk/kernel';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { go } from '@souk/table-kit/router';
import { type FormEvent, useEffect, useState } from 'react';
import { GAME_IDS, rulesOf } from '../../games/games.js';
import { host } from '../../online/host.js';
import { asPerson } from '../../online/person.js';
import { useAct } from '../../online/useAct.js';
import { NameField } from './NameField.js';
import { Problem } from './Problem.js';
import { useName } from './useName.js';

/** Sits down wherever a player waits for the same game, or waits for others. */
export function QuickMatch() {
  const t = useText();
  const { problem, busy, run } = useAct();
  const name = useName();
  const [game, setGame] = useState(() => elementAt(GAME_IDS, 0));
  const [seats, setSeats] = useState(2);
  const [rated, setRated] = useState(false);
  const [most, setMost] = useState(2);
  useEffect(() => {
    void rulesOf(game).then(({ maxSeats }) => setMost(maxSeats));
  }, [game]);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const body = { game, seats: Math.min(seats, most), rated };
    const find = () => asPerson(() => host.request('quick', { body }));
    name.whenKnown(() => run('quick', async () => go(`/t/${(await name.asked(find)).id}`)));
  };
  return (
    <form className="card lobby-form" aria-labelledby="quick" onSubmit={search}>
      <h2 id="quick">{t('quick.title')}</h2>
      <p className="soft">{t('quick.help')}</p>
      <div className="field-pair">
        <label className="field">
          <span className="field-label">{t('quick.game')}</span>
          <select value={game} onChange={({ target }) => setGame(target.value)}>
            {GAME_IDS.map((id) => (
              <option key={id} value={id}>
                {gameName(id)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="field-label">{t('quick.seats')}</span>
          <select value={Math.min(seats, most)} onChange={({ target }) => setSeats(Number(target.value))}>
            {Array.from({ length: most - 1 }, (_, i) => (
              <option key={i} value={i + 2}>
                {i + 2}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className="switch">
        <input type="checkbox" checked={rated} onChange={({ target }) => setRated(target.checked)} />
        <span className="field">
          <span className="field-label">{t('terms.rated')}</span>
          <span className="field-help">{t('terms.rated.help')}</span>
        </span>
      </label>
      {name.isAsked && <NameField takesFocus />}
      <Problem text={problem} />
      <button type="submit" className="button is-main" disabled={busy}>
        {t('quick.search')}
      </button>
    </form>
  );
}
