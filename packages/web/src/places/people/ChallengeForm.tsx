import type { PersonRef } from '@souk/protocol';
import { Icon } from '@souk/table-kit/components/Icon';
import { useText } from '@souk/table-kit/components/Text';
import { go } from '@souk/table-kit/router';
import { type FormEvent, useState } from 'react';
import { GAME_IDS } from '../../games/games.js';
import { expectAt } from '../../online/expected.js';
import { useAct } from '../../online/useAct.js';
import { CardDialog } from '../../people/CardDialog.js';
import { challenge } from '../../people/friends.js';
import { GameTiles } from '../GameTiles.js';
import { Problem } from '../online/Problem.js';

interface ChallengeFormProps {
  readonly person: PersonRef;
  /** As the main button of a place, in words; else a sign beside a name. */
  readonly isMain?: boolean;
}

/** Asks a person to a table for two: which game, and whether it counts. Then one waits at that table. */
export function ChallengeForm({ person, isMain = false }: ChallengeFormProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [game, setGame] = useState(GAME_IDS[0] ?? '');
  const [rated, setRated] = useState(true);
  const { problem, busy, run } = useAct();
  const { id, name } = person;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    run('challenge', async () => {
      const table = await challenge(id, game, rated);
      expectAt(table, [{ id, name }]);
      go(`/t/${table}`);
    });
  };
  return (
    <>
      <button
        type="button"
        className={isMain ? 'button is-main' : 'tool'}
        aria-haspopup="dialog"
        aria-label={t('followed.challenge', { name })}
        title={t('followed.challenge', { name })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="duel" />
        {isMain && t('challenge.button')}
      </button>
      {isOpen && (
        <CardDialog label={t('challenge.title', { name })} onClose={() => setIsOpen(false)}>
          <form className="settings" onSubmit={send}>
            <h2>{t('challenge.title', { name })}</h2>
            <GameTiles label={t('challenge.game')} chosen={game} onChoose={setGame} />
            <label className="switch">
              <input type="checkbox" checked={rated} onChange={({ target }) => setRated(target.checked)} />
              <span className="field-label">{t('challenge.rated')}</span>
            </label>
            <Problem text={problem} />
            <button type="submit" className="button is-main" disabled={busy}>
              {t('challenge.send', { name })}
            </button>
          </form>
        </CardDialog>
      )}
    </>
  );
}
