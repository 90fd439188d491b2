import type { Clock, Settings } from '@souk/protocol';
import { useText } from '../../i18n/text.js';
import { ClockFields } from './ClockFields.js';
import { LEVELS, levelFrom } from './SeatWishes.js';

/** What a table asks of its people, beside the game's own options. */
export type Terms = Pick<
  Settings,
  'visibility' | 'clock' | 'onTimeout' | 'substitute' | 'rated' | 'spectators' | 'chat'
>;

export const USUAL_TERMS: Terms = {
  visibility: 'link',
  clock: { kind: 'none' },
  onTimeout: 'bot',
  substitute: 3,
  rated: false,
  spectators: true,
  chat: 'all',
};

interface TermsFieldsProps {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}

/** Who may come and look, how long people may think, and whether it counts. */
export function TermsFields({ terms, onChange }: TermsFieldsProps) {
  const t = useText();
  const change = (part: Partial<Terms>): void => onChange({ ...terms, ...part });
  return (
    <>
      <Choices
        name="visibility"
        values={['link', 'public']}
        chosen={terms.visibility}
        onChoose={(visibility) => change({ visibility })}
      />
      <ClockFields clock={terms.clock} onChange={(clock: Clock) => change({ clock })} />
      {terms.clock.kind !== 'none' && (
        <Choices
          name="onTimeout"
          values={['bot', 'resign']}
          chosen={terms.onTimeout}
          onChoose={(onTimeout) => change({ onTimeout })}
        />
      )}
      <Choices name="chat" values={['all', 'seats', 'off']} chosen={terms.chat} onChoose={(chat) => change({ chat })} />
      <Flag name="spectators" isOn={terms.spectators} onChange={(spectators) => change({ spectators })} />
      <label className="field">
        <span className="field-label">{t('terms.substitute')}</span>
        <select value={terms.substitute} onChange={({ target }) => change({ substitute: levelFrom(target.value) })}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`level.${level}`)}
            </option>
          ))}
        </select>
        <span className="field-help">{t('terms.substitute.help')}</span>
      </label>
      <Flag name="rated" isOn={terms.rated} onChange={(rated) => change({ rated })} />
    </>
  );
}

interface ChoicesProps<V extends string> {
  readonly name: string;
  readonly values: readonly V[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

export function Choices<V extends string>({ name, values, chosen, onChoose }: ChoicesProps<V>) {
  const t = useText();
  return (
    <fieldset className="field plain">
      <legend className="field-label">{t(`terms.${name}`)}</legend>
      <div className="choices">
        {values.map((value) => (
          <label key={value} className="choice">
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {t(`terms.${name}.${value}`)}
          </label>
        ))}
      </div>
      <span className="field-help">{t(`terms.${name}.${chosen}.help`)}</span>
    </fieldset>
  );
}

interface FlagProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Flag({ name, isOn, onChange }: FlagProps) {
  const t = useText();
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span className="field">
        <span className="field-label">{t(`terms.${name}`)}</span>
        <span className="field-help">{t(`terms.${name}.help`)}</span>
      </span>
    </label>
  );
}
