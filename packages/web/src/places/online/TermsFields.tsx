import type { Clock, Settings } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import type { HelpedKey, PlainKey } from '@souk/table-kit/i18n/keys';
import { levelName } from '@souk/table-kit/i18n/names';
import { ClockFields } from './ClockFields.js';
import { LEVELS, levelFrom } from './SeatPlan.js';

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
        title="terms.visibility"
        labelOf={(visibility) => `terms.visibility.${visibility}`}
        values={['link', 'public']}
        chosen={terms.visibility}
        onChoose={(visibility) => change({ visibility })}
      />
      <ClockFields clock={terms.clock} onChange={(clock: Clock) => change({ clock })} />
      {terms.clock.kind !== 'none' && (
        <Choices
          title="terms.onTimeout"
          labelOf={(way) => `terms.onTimeout.${way}`}
          values={['bot', 'resign']}
          chosen={terms.onTimeout}
          onChoose={(onTimeout) => change({ onTimeout })}
        />
      )}
      <Choices
        title="terms.chat"
        labelOf={(whose) => `terms.chat.${whose}`}
        values={['all', 'seats', 'off']}
        chosen={terms.chat}
        onChoose={(chat) => change({ chat })}
      />
      <Flag title="terms.spectators" isOn={terms.spectators} onChange={(spectators) => change({ spectators })} />
      <label className="field">
        <span className="field-label">{t('terms.substitute')}</span>
        <select value={terms.substitute} onChange={({ target }) => change({ substitute: levelFrom(target.value) })}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {levelName(level)}
            </option>
          ))}
        </select>
        <span className="field-help">{t('terms.substitute.help')}</span>
      </label>
      <Flag title="terms.rated" isOn={terms.rated} onChange={(rated) => change({ rated })} />
    </>
  );
}

interface ChoicesProps<V extends string> {
  readonly title: PlainKey;
  /** What a choice is called; its help is said with it. */
  readonly labelOf: (value: V) => HelpedKey;
  readonly values: readonly V[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

export function Choices<V extends string>({ title, labelOf, values, chosen, onChoose }: ChoicesProps<V>) {
  const t = useText();
  return (
    <fieldset className="field plain">
      <legend className="field-label">{t(title)}</legend>
      <div className="choices">
        {values.map((value) => (
          <label key={value} className="choice">
            <input type="radio" name={title} checked={value === chosen} onChange={() => onChoose(value)} />
            {t(labelOf(value))}
          </label>
        ))}
      </div>
      <span className="field-help">{t(`${labelOf(chosen)}.help`)}</span>
    </fieldset>
  );
}

interface FlagProps {
  readonly title: HelpedKey;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Flag({ title, isOn, onChange }: FlagProps) {
  const t = useText();
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span className="field">
        <span className="field-label">{t(title)}</span>
        <span className="field-help">{t(`${title}.help`)}</span>
      </span>
    </label>
  );
}
