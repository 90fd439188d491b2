import { textNamed, useText } from '@souk/table-kit/components/Text';

interface GivingUpProps {
  readonly game: string;
  readonly leavesByRules: boolean;
  /** The table that it is about; otherwise it is about all. */
  readonly table?: {
    /** Players who have not left. */
    readonly players: number;
    readonly isRated: boolean;
  };
}

/** What happens to a seat that is given up: what the game's rules provide for leaving, or a bot plays on. */
export function GivingUp({ game, leavesByRules, table }: GivingUpProps) {
  const t = useText();
  const sizes = table === undefined ? ['two', 'more'] : [table.players <= 2 ? 'two' : 'more'];
  return [
    t(leavesByRules ? 'leaving.byRules' : 'leaving.toBot'),
    ...sizes.flatMap((size) => textNamed(`leaving.${game}.${size}`) ?? []),
    ...(table?.isRated === false ? [] : [t('leaving.rated')]),
  ].join(' ');
}
