import { useText } from '@souk/table-kit/components/Text';

interface HostAwayProps {
  /** What went wrong, in words. */
  readonly problem: string;
  readonly onAgain: () => void;
}

/** Says that the host has not answered, and asks it again. */
export function HostAway({ problem, onAgain }: HostAwayProps) {
  const t = useText();
  return (
    <div className="host-away" role="alert">
      <p>{problem}</p>
      <button type="button" className="button" onClick={onAgain}>
        {t('people.again')}
      </button>
    </div>
  );
}
