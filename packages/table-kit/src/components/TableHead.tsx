import type { GameTypes } from '@souk/kernel';
import type { Stage } from '../stage.js';
import { useStore } from '../store.js';
import { Icon } from './Icon.js';
import { Link } from './Link.js';
import { Unread } from './SideTabs.js';
import { useTable, useTableState } from './TableContext.js';
import { useText } from './Text.js';

interface TableHeadProps {
  readonly stage: Stage<GameTypes>;
  /** Whether nothing moves and the table shows how things stand now. */
  readonly idle: boolean;
  readonly askHint: (() => void) | undefined;
  /** How much of what others have said has not been read. */
  readonly unread: number;
  /** Whether a phone shows the panel with the log. */
  readonly panel: boolean;
  readonly onPanel: () => void;
}

/** The way out, how the game stands, and the tools. */
export function TableHead({ stage, idle, askHint, unread, panel, onPanel }: TableHeadProps) {
  const t = useText();
  const { session, face } = useTable();
  const { deciding } = useTableState();
  const { view } = useStore(stage.shown);
  return (
    <header className="table-head">
      <Link to="/" className="table-home" aria-label={t('table.leave')}>
        <Icon name="back" />
      </Link>
      <face.Heading view={view} />
      <nav className="table-tools" aria-label={t('table.tools')}>
        <Tool
          icon="undo"
          label={t(session.undoAsks === true ? 'table.askUndo' : 'table.undo')}
          off={!idle || session.undoTo === undefined}
          act={() => session.undo()}
        />
        <Tool icon="again" label={t('table.watchAgain')} off={!stage.canWatchAgain} act={() => stage.watchAgain()} />
        {askHint !== undefined && (
          <Tool icon="bulb" label={t('hint.ask')} off={!idle || deciding === undefined} act={askHint} />
        )}
        <Link to={`/rules/${face.id}`} className="tool is-far" aria-label={t('table.rules')} title={t('table.rules')}>
          <Icon name="book" />
        </Link>
        <Link to="/settings" className="tool is-far" aria-label={t('settings.title')} title={t('settings.title')}>
          <Icon name="gear" />
        </Link>
        <button
          type="button"
          className="tool tool-panel"
          aria-label={t('table.log')}
          aria-expanded={panel}
          onClick={onPanel}
        >
          <Icon name="scroll" />
          <Unread count={unread} />
        </button>
      </nav>
    </header>
  );
}

interface ToolProps {
  readonly icon: 'undo' | 'again' | 'bulb';
  readonly label: string;
  readonly off: boolean;
  readonly act: () => void;
}

const Tool = ({ icon, label, off, act }: ToolProps) => (
  <button type="button" className="tool" aria-label={label} title={label} disabled={off} onClick={act}>
    <Icon name={icon} />
  </button>
);
