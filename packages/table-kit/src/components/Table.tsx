import type { GameTypes } from '@souk/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useDragging } from '../dragging.js';
import type { Face } from '../face.js';
import { useKeptFocus } from '../keptFocus.js';
import type { Session } from '../session.js';
import { speakerFor } from '../speaking.js';
import { type Shown, Stage } from '../stage.js';
import { useStore } from '../store.js';
import type { TableSlots } from '../table-slots.js';
import { type Picks, usePicking } from '../usePicking.js';
import { Curtain } from './Curtain.js';
import { EndPanel } from './EndPanel.js';
import { type Pause, PromptLine } from './PromptLine.js';
import { TableProvider, type TableState, useTable } from './TableContext.js';
import { TableHead } from './TableHead.js';
import { TableSide } from './TableSide.js';
import { useText } from './Text.js';
import { useHint } from './useHint.js';
import '../style/table.css';

interface TableProps {
  readonly session: Session<GameTypes>;
  readonly face: Face<GameTypes>;
  readonly onRematch?: (() => void) | undefined;
  /** Hands the record of a finished match on. */
  readonly onShare?: (() => void) | undefined;
  /** What stands below the table, such as the scrubber of a replay. */
  readonly footer?: ReactNode;
  /** What stands beside the table, such as what a lesson says. */
  readonly note?: ReactNode;
  /** Places that the note speaks of. */
  readonly pointsAt?: readonly string[] | undefined;
  /** What the prompt line says and offers while nobody has to decide and everybody waits for the one who reads. */
  readonly pause?: Pause | undefined;
  readonly slots?: TableSlots | undefined;
}

/** A table at which a match is played, whichever the game and wherever its rules run. */
export function Table(props: TableProps) {
  const { session, face, onRematch, onShare, footer, note, pointsAt, pause, slots = {} } = props;
  const speaker = useMemo(() => speakerFor(session.sitters, session.you), [session]);
  const stage = useMemo(() => new Stage(session, face, speaker), [session, face, speaker]);
  const shown = useStore(stage.shown);
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const [inspected, setInspected] = useState<string>();
  const [pointedAt, setPointedAt] = useState<string>();
  const [shownPlaces, setShownPlaces] = useState<readonly string[]>([]);
  const [panel, setPanel] = useState(false);
  const isShared = session.live && session.you === undefined;
  const [lifted, setLifted] = useState(isShared ? undefined : shown.moment.viewer);

  const { moment, busy, lookingBack } = shown;
  const idle = !busy && !lookingBack;
  const picks = usePicking(session, face, speaker, moment, idle);
  const hint = useHint(session, face, speaker, moment);
  const persons = session.sitters.filter(({ kind }) => kind === 'person').length;
  const curtain = face.hidesHands && persons > 1 && moment.viewer !== 'spectator' && moment.viewer !== lifted;

  const attach = useCallback((element: HTMLDivElement | null) => setRoot(element), []);
  useEffect(() => {
    stage.attach(root);
    return () => stage.attach(null);
  }, [stage, root]);

  const table: TableState = {
    session,
    face,
    speaker,
    moment,
    ...picks,
    inspect: setInspected,
    inspected,
    hinted: hint.spots,
    pointAt: setPointedAt,
    pointedAt,
    shownPlaces: idle && shownPlaces.length === 0 ? (pointsAt ?? []) : shownPlaces,
    showPlaces: setShownPlaces,
  };
  useDragging(root, table);
  useKeptFocus(root, picks.deciding === undefined ? undefined : picks.picking);
  useKeys({
    Escape() {
      if (picks.picking.picked.length > 0) picks.takeBack();
      else if (inspected !== undefined) setInspected(undefined);
      else if (panel) setPanel(false);
      else if (lookingBack) stage.lookAt(undefined);
    },
  });
  useTitle(picks.deciding !== undefined && moment.outcome === undefined);

  if (curtain && typeof moment.viewer === 'number') {
    return <Curtain seat={moment.viewer} speaker={speaker} onLift={() => setLifted(moment.viewer)} />;
  }
  return (
    <TableProvider value={table}>
      <div className={`table ${face.className} ${panel ? 'has-panel' : ''}`} ref={attach}>
        {slots.banner}
        <TableHead
          stage={stage}
          idle={idle}
          askHint={hint.ask}
          unread={slots.talk?.unread ?? 0}
          panel={panel}
          onPanel={() => setPanel(!panel)}
        />
        <TableMain
          stage={stage}
          shown={shown}
          picks={picks}
          hint={hint.text}
          slots={slots}
          onRematch={onRematch}
          onShare={onShare}
          pause={pause}
        />
        <TableSide stage={stage} note={note} slots={slots} isOpen={panel} onLook={() => setPanel(false)} />
        {footer !== undefined && <footer className="table-foot">{footer}</footer>}
        <div className="visually-hidden" aria-live="polite">
          {shown.announced}
        </div>
      </div>
    </TableProvider>
  );
}

interface TableMainProps extends Pick<TableProps, 'onRematch' | 'onShare' | 'pause'> {
  readonly stage: Stage<GameTypes>;
  readonly shown: Shown;
  readonly picks: Picks<GameTypes>;
  readonly hint: ReactNode;
  readonly slots: TableSlots;
}

/** What is asked, the game's own table, and how it ended. */
function TableMain({ stage, shown, picks, hint, slots, onRematch, onShare, pause }: TableMainProps) {
  const { face, speaker } = useTable();
  const { moment, view, busy, lookingBack } = shown;
  const idle = !busy && !lookingBack;
  const question = picks.decision === undefined || lookingBack ? undefined : face.ask(picks.decision, view, speaker);
  return (
    <main className="table-main">
      <PromptLine
        busy={busy}
        lookingBack={lookingBack}
        question={question}
        pending={picks.pending}
        pause={idle ? pause : undefined}
        notice={slots.notice}
        clock={slots.clock}
        onSkip={() => stage.skip()}
        onBackToNow={() => stage.lookAt(undefined)}
      />
      {hint !== undefined && idle && (
        <div className="hint" role="status">
          {hint}
        </div>
      )}
      <face.Table view={view} />
      {moment.outcome !== undefined && idle && (
        <EndPanel
          view={view}
          outcome={moment.outcome}
          past={stage.past}
          onRematch={onRematch}
          onShare={onShare}
          slots={slots}
        />
      )}
    </main>
  );
}

function useKeys(keys: { readonly [key: string]: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (Object.hasOwn(keys, event.key)) keys[event.key]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** Says in the title that somebody here is to act, for when the page is not in front. */
function useTitle(isTurn: boolean): void {
  const t = useText();
  useEffect(() => {
    document.title = isTurn ? `● ${t('table.yourTurn')} – Souk` : 'Souk';
    return () => {
      document.title = 'Souk';
    };
  }, [isTurn, t]);
}
