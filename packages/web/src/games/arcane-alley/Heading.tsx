import type { View } from '@souk/arcane-alley';
import { useText } from '../../i18n/text.js';
import { PHASES, phaseOf } from './phase.js';

/** The name of the game, the phase and the round. */
export function Heading({ view }: { readonly view: View }) {
  const t = useText();
  const now = phaseOf(view);
  return (
    <>
      <h1>{t('game.arcane-alley')}</h1>
      <ol className="aa-phases">
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === now ? 'step' : undefined}>
            {t(`aa.phase.${phase}`)}
          </li>
        ))}
      </ol>
      <p className="aa-round">
        {t('aa.round', { round: view.round, rounds: view.rounds })}
        {view.seats === 2 && ` · ${t('aa.turn', { n: view.tracker })}`}
      </p>
    </>
  );
}
