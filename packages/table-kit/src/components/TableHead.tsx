import type { GameTypes } from '@souk/kernel';
import { changeSettings, useSettings } from '../settings.js';
import type { Stage } from '../stage.js';
import { useStore } from '../store.js';
import { Icon } from './Icon.js';
import { Link } from './Link.js';
import { OwnJump } from './OwnJump.js';
import { SceneSteps } from './SceneOrBoard.js';
import { Unread } from './SideTabs.js';
import { useTable, useTableState } from './TableContext.js';
import { useText } from './Text.js';

interface TableHeadProps {
  readonly stage: Stage<GameTypes>;
  /** The element that the table is drawn in. */
  readonly root: HTMLElement | null;
  /** Whether nothing moves and the table shows how things stand now. */
  readonly idle: boolean;
  readonly askHint: (() => void) | undefined;
  /** How much of what others have said has not been read. */
  readonly unread: number;
  /** Whether a phone shows the panel with the log. */
  readonly panel: boolean;
  readonly onPanel: () => void;
  readonly onKeys: () => void;
}

/** The way out, how the game stands, and the tools. */
export function TableHead({ stage, root, idle, askHint, unread, panel, onPanel, onKeys }: TableHeadProps) {
  const t = useText();
  const { session, face } = useTable();
  const { deciding } = useTableState();
  const { view, scene } = useStore(stage.shown);
  return (
    <header className="table-head">
      <Link to="/" className="table-home" aria-label={t('table.leave')}>
        <Icon name="back" />
      </Link>
      <face.Heading view={view} />
      {scene !== undefined && <SceneSteps scene={scene} view={view} />}
      <nav className="table-tools" aria-label={t('table.tools')}>
        <Tool
          icon="undo"
          label={t(session.undoAsks === true ? 'table.askUndo' : 'table.undo')}
          off={!idle || session.undoTo === undefined}
          act={() => session.undo()}
          shortcut="U"
        />
        <Tool icon="again" label={t('table.watchAgain')} off={!stage.canWatchAgain} act={() => stage.watchAgain()} />
        {askHint !== undefined && (
          <Tool icon="bulb" label={t('hint.ask')} off={!idle || deciding === undefined} act={askHint} />
        )}
        <SoundSwitch />
        <button
          type="button"
          className="tool is-far"
          aria-label={t('keys.title')}
          title={t('keys.title')}
          onClick={onKeys}
        >
          <Icon name="keys" />
        </button>
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
        <OwnJump root={root} />
      </nav>
    </header>
  );
}

function SoundSwitch() {
  const t = useText();
  const { sounds } = useSettings();
  return (
    <button
      type="button"
      className="tool"
      role="switch"
      aria-checked={sounds}
      aria-label={t('settings.sounds')}
      title={t(sounds ? 'table.soundsOff' : 'table.soundsOn')}
      onClick={() => changeSettings({ sounds: !sounds })}
    >
      <Icon name={sounds ? 'heard' : 'muted'} />
    </button>
  );
}

interface ToolProps {
  readonly icon: 'undo' | 'again' | 'bulb';
  readonly label: string;
  readonly off: boolean;
  readonly act: () => void;
  /** The key that does the same. */
  readonly shortcut?: string;
}

const Tool = ({ icon, label, off, act, shortcut }: ToolProps) => (
  <button
    type="button"
    className="tool"
    aria-label={label}
    title={label}
    disabled={off}
    data-key={shortcut}
    onClick={act}
  >
    <Icon name={icon} />
  </button>
);
