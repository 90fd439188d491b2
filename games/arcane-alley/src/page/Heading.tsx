import type { View } from '@souk/games/arcane-alley';
import { useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { PHASES, phaseOf } from './phase.js';

/** The name of the game, the phase and the round. */
export function Heading({ view }: { readonly view: View }) {
  const t = useText();
  const { moment } = useTableState();
  const now = moment.outcome === undefined ? phaseOf(view) : undefined;
  return (
    <>
      <h1>{t('game.arcane-alley')}</h1>
      <div className="aa-progress">
        <ol className="aa-phases">
          {PHASES.map((phase) => (
            <li key={phase} aria-current={phase === now ? 'step' : undefined}>
              {t(`aa.phase.${phase}`)}
            </li>
          ))}
        </ol>
        <p className="aa-round">
          <span className="aa-round-long">{t('aa.round', { round: view.round, rounds: view.rounds })}</span>
          <span className="aa-round-short" aria-hidden="true">
            {t('aa.roundShort', { round: view.round, rounds: view.rounds })}
          </span>
          {view.seats === 2 && ` · ${t('aa.turn', { n: view.tracker })}`}
        </p>
      </div>
    </>
  );
}
