import { elementAt } from '@souk/kernel';
import { useText } from '@souk/table-kit/components/Text';
import { go } from '@souk/table-kit/router';
import { type FormEvent, useEffect, useState } from 'react';
import { GAME_IDS, rulesOf } from '../../games/games.js';
import { expectAt } from '../../online/expected.js';
import { host } from '../../online/host.js';
import { asPerson } from '../../online/person.js';
import { useAct } from '../../online/useAct.js';
import { GameTiles } from '../GameTiles.js';
import { NameField } from './NameField.js';
import { Problem } from './Problem.js';
import { useName } from './useName.js';

/** At any game; what it allows itself is known with its rules. */
const MOST_PLAYERS = 8;

/** What the address asks for, as a ranking does; else what most want. */
function askedFor(): { readonly game: string; readonly seats: number; readonly rated: boolean } {
  const asked = new URLSearchParams(window.location.search);
  const players = Number(asked.get('players') ?? 2);
  return {
    game: GAME_IDS.find((id) => id === asked.get('game')) ?? elementAt(GAME_IDS, 0),
    seats: Number.isInteger(players) && players >= 2 && players <= MOST_PLAYERS ? players : 2,
    rated: asked.has('rated'),
  };
}

/** Sits down wherever a player waits for the same game, or waits for others. */
export function QuickMatch() {
  const t = useText();
  const { problem, busy, run } = useAct();
  const name = useName();
  const [asked] = useState(askedFor);
  const [game, setGame] = useState(asked.game);
  const [seats, setSeats] = useState(asked.seats);
  const [rated, setRated] = useState(asked.rated);
  const [most, setMost] = useState(asked.seats);
  useEffect(() => {
    void rulesOf(game).then(({ maxSeats }) => setMost(maxSeats));
  }, [game]);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const body = { game, seats: Math.min(seats, most), rated };
    const find = () => asPerson(() => host.request('quick', { body }));
    name.whenKnown(() =>
      run('quick', async () => {
        const { id } = await name.asked(find);
        expectAt(id, 'anybody');
        go(`/t/${id}`);
      }),
    );
  };
  return (
    <form className="card lobby-form" aria-labelledby="quick" onSubmit={search}>
      <h2 id="quick">{t('quick.title')}</h2>
      <p className="soft">{t('quick.help')}</p>
      <GameTiles label={t('quick.game')} chosen={game} onChoose={setGame} />
      <div className="field-pair">
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
