import type { View } from '@souk/games/dwarven-traders';
import { useText } from '@souk/table-kit/components/Text';

/** The name of the game and how far it has come. */
export function Heading({ view }: { readonly view: View }) {
  const t = useText();
  return (
    <>
      <h1>{t('game.dwarven-traders')}</h1>
      <ol className="dt-rounds" aria-label={t('dt.roundOf', { round: view.round, rounds: view.rounds })}>
        {Array.from({ length: view.rounds }, (_, i) => (
          <li key={i} aria-current={i + 1 === view.round ? 'step' : undefined}>
            {i + 1}
          </li>
        ))}
      </ol>
    </>
  );
}
