import { Dialog } from '@souk/table-kit/components/Dialog';
import { useText } from '@souk/table-kit/components/Text';
import { go } from '@souk/table-kit/router';
import { useState } from 'react';
import { type Hidden, playOnFrom } from '../session/records.js';
import { ownSeatIn, type SavedMatch } from '../session/saved-match.js';

interface PlayOnDialogProps {
  readonly saved: SavedMatch;
  readonly at: number;
  /** Where the reader sits at first. */
  readonly seat: number;
  /** Whether the game hides anything: only then there is something to say of it. */
  readonly hides: boolean;
  readonly onClose: () => void;
}

const HIDDEN: readonly Hidden[] = ['as-believed', 'as-they-were'];
const LEVELS = [1, 2, 3, 4, 5] as const;
const USUAL_LEVEL = 3;
const ME = 'me';

/** A new match from this moment: who plays which seat, and what becomes of the cards that cannot be seen. */
export function PlayOnDialog({ saved, at, seat, hides, onClose }: PlayOnDialogProps) {
  const t = useText();
  const [own, setOwn] = useState(seat);
  const [levels, setLevels] = useState(() => saved.sitters.map(({ level }) => level ?? USUAL_LEVEL));
  const [hidden, setHidden] = useState<Hidden>(hides ? 'as-believed' : 'as-they-were');
  const you = ownSeatIn(saved);
  const choose = (each: number, value: string): void => {
    if (value === ME) setOwn(each);
    else setLevels(levels.map((level, i) => (i === each ? Number(value) : level)));
    // Nobody is left to play if the reader gives the only seat away.
    if (value !== ME && each === own) setOwn((each + 1) % saved.sitters.length);
  };
  const begin = async (): Promise<void> => {
    const { id } = await playOnFrom(saved, at, own, hidden, levels);
    go(`/table/${id}`);
  };
  return (
    <Dialog title={t('replay.playOnTitle', { move: at })} className="play-on" onClose={onClose}>
      <p>{t('replay.playOnAbout')}</p>
      <fieldset className="field plain">
        <legend className="field-label">{t('replay.whoPlays')}</legend>
        {saved.sitters.map(({ name }, each) => (
          <label key={each} className="play-on-seat">
            <span>{each === you ? t('you') : name}</span>
            <select value={each === own ? ME : levels[each]} onChange={({ target }) => choose(each, target.value)}>
              <option value={ME}>{t('replay.me')}</option>
              {saved.sitters.length > 1 &&
                LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {t(`level.${level}`)}
                  </option>
                ))}
            </select>
          </label>
        ))}
      </fieldset>
      {hides && (
        <fieldset className="field plain">
          <legend className="field-label">{t('replay.hidden')}</legend>
          {HIDDEN.map((each) => (
            <label key={each} className="play-on-hidden">
              <input type="radio" name="hidden" checked={hidden === each} onChange={() => setHidden(each)} />
              <span className="field">
                <span>{t(`replay.hidden.${each}`)}</span>
                <span className="field-help">{t(`replay.hiddenHelp.${each}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="dialog-buttons">
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t('back')}
        </button>
        <button type="button" className="button is-main" onClick={() => void begin()}>
          {t('replay.begin')}
        </button>
      </div>
    </Dialog>
  );
}
