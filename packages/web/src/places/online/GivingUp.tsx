import { textNamed, useText } from '@souk/table-kit/components/Text';

interface GivingUpProps {
  readonly game: string;
  readonly leavesByRules: boolean;
}

/** What happens to a seat that is given up: what the game's rules provide for leaving, or a bot plays on. */
export function GivingUp({ game, leavesByRules }: GivingUpProps) {
  const t = useText();
  return (
    <>
      {t(leavesByRules ? 'leaving.byRules' : 'leaving.toBot')} {textNamed(`leaving.${game}`) ?? ''} {t('leaving.rated')}
    </>
  );
}
