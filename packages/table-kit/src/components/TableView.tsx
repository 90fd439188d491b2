import type { GameTypes } from '@souk/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useDragging } from '../dragging.js';
import type { Face } from '../face.js';
import { useKeptFocus } from '../keptFocus.js';
import type { Session } from '../session.js';
import { useNarrow } from '../settings.js';
import { speakerFor } from '../speaking.js';
import { Stage } from '../stage.js';
import { useStore } from '../store.js';
import type { Share, TableSlots } from '../table-slots.js';
import { useFaceOf, useLoadedFace } from '../useLoadedFace.js';
import { useOrdering } from '../useOrdering.js';
import { usePicking } from '../usePicking.js';
import { useSaying } from '../useSaying.js';
import { Curtain } from './Curtain.js';
import type { Pause } from './PromptBar.js';
import { NameContext } from './SeatName.js';
import { PortraitContext } from './SeatPortrait.js';
import { TableProvider } from './TableContext.js';
import { TableHead } from './TableHead.js';
import { TableMain } from './TableMain.js';
import { TableSide } from './TableSide.js';
import { useText } from './Text.js';
import { useHint } from './useHint.js';
import { useKeyboard } from './useKeyboard.js';
import { useTitle } from './useTitle.js';
import '../style/table.css';

export interface TableViewProps {
  readonly session: Session<GameTypes>;
  readonly face: Face<GameTypes>;
  readonly onRematch?: (() => void) | undefined;
  /** Hands a finished match on. */
  readonly onShare?: Share | undefined;
  /** What stands below the table, such as the scrubber of a replay. */
  readonly footer?: ReactNode;
  /** What stands beside the table, such as what a lesson says. */
  readonly note?: ReactNode;
  /** Places that the note speaks of. */
  readonly pointsAt?: readonly string[] | undefined;
  /** What the prompt bar says and offers while no seat has to decide and the match waits for the reader. */
  readonly pause?: Pause | undefined;
  readonly slots?: TableSlots | undefined;
}

const NO_PLACES: readonly string[] = [];
const NO_SLOTS: TableSlots = {};

/** A stage that hears of what happens for as long as the table is shown. */
function useStage(session: Session<GameTypes>, face: Face<GameTypes>) {
  const speaker = useMemo(() => speakerFor(session.sitters, session.you), [session]);
  const stage = useMemo(() => new Stage(session, face, speaker), [session, face, speaker]);
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const attach = useCallback((element: HTMLDivElement | null) => setRoot(element), []);
  useEffect(() => stage.listen(), [stage]);
  useEffect(() => {
    stage.attach(root);
    return () => stage.attach(null);
  }, [stage, root]);
  return { speaker, stage, root, attach, shown: useStore(stage.shown) };
}

/** What the parts of the table are told. Each of the three stays the same object until something in it changes. */
function useTableContext({ session, face, pointsAt = NO_PLACES }: TableViewProps, staged: ReturnType<typeof useStage>) {
  const { speaker, shown, stage } = staged;
  const [inspected, inspect] = useState<string>();
  const [pointedAt, pointAt] = useState<string>();
  const [placesOfLog, showPlaces] = useState(NO_PLACES);
  const { moment, busy, lookingBack } = shown;
  const idle = !busy && !lookingBack;
  const [picks, actions] = usePicking(session, face, speaker, moment, idle);
  const ordering = useOrdering(face, speaker, moment, picks.decision, actions);
  const hint = useHint(session, face, speaker, moment);
  const announce = useCallback((text: string) => stage.announce(text), [stage]);
  useSaying(announce, face, speaker, moment.view, picks);
  const inspectNext = useCallback((next: string) => inspect((open) => (open === undefined ? undefined : next)), []);
  // A scene stands for itself, and what was looked at is behind it.
  const isScene = shown.scene !== undefined;
  useEffect(() => {
    if (isScene) inspect(undefined);
  }, [isScene]);
  const controls = useMemo(
    () => ({ session, face, speaker, ...actions, inspect, inspectNext, pointAt, showPlaces, announce }),
    [session, face, speaker, actions, inspectNext, announce],
  );
  const { sitters } = session;
  const [slot, setDock] = useState<HTMLElement | null>(null);
  const dock = useNarrow() ? slot : null;
  const shownPlaces = idle && placesOfLog.length === 0 ? pointsAt : placesOfLog;
  const state = useMemo(
    () => ({ moment, sitters, hinted: hint.spots, shownPlaces, dock, ordering, ...picks }),
    [moment, sitters, hint.spots, shownPlaces, dock, ordering, picks],
  );
  const attention = useMemo(() => ({ pointedAt, inspected }), [pointedAt, inspected]);
  return { controls, state, attention, picks, hint, idle, setDock };
}

/** Whose seat has to lift the curtain before anything is shown; undefined if there is none. */
function useCurtain(session: Session<GameTypes>, { hidesHands }: Face<GameTypes>, viewer: number | 'spectator') {
  const isShared = session.live && session.you === undefined;
  const [lifted, lift] = useState(isShared ? undefined : viewer);
  const persons = session.sitters.filter(({ kind }) => kind === 'person').length;
  const seat = hidesHands && persons > 1 && viewer !== 'spectator' && viewer !== lifted ? viewer : undefined;
  return { seat, lift };
}

/** A table at which a match is played, whichever the game and wherever its rules run. */
export function TableView(props: TableViewProps) {
  const t = useText();
  const isThere = useLoadedFace(props.session, props.face);
  return isThere ? <Table {...props} /> : <p className="loading">{t('table.opening')}</p>;
}

function Table(props: TableViewProps) {
  const { session, face, onRematch, onShare, footer, note, pause, slots = NO_SLOTS } = props;
  const staged = useStage(session, face);
  const { stage, root, attach, shown, speaker } = staged;
  const { controls, state, attention, picks, hint, idle, setDock } = useTableContext(props, staged);
  const [panel, setPanel] = useState(slots.isSideOpen === true);
  const { moment } = shown;
  useFaceOf(moment, face);
  const curtain = useCurtain(session, face, moment.viewer);
  useDragging(root, controls, state);
  useKeptFocus(root, picks.deciding === undefined ? undefined : picks.picking, picks.decision);
  const keyboard = useKeyboard(root, { controls, state, attention }, () => {
    if (panel) setPanel(false);
    else if (shown.lookingBack) stage.lookAt(undefined);
  });
  useTitle(picks.deciding !== undefined && moment.outcome === undefined);

  const { seat, lift } = curtain;
  if (seat !== undefined) return <Curtain seat={seat} speaker={speaker} onLift={() => lift(seat)} />;
  return (
    <TableProvider controls={controls} state={state} attention={attention}>
      <div
        className={`table ${face.className} ${session.live ? 'is-live' : ''} ${panel ? 'has-panel' : ''}`}
        ref={attach}
      >
        {slots.banner}
        <TableHead
          stage={stage}
          root={root}
          idle={idle}
          askHint={hint.ask}
          unread={slots.talk?.unread ?? 0}
          panel={panel}
          onPanel={() => setPanel(!panel)}
          onKeys={keyboard.list}
        />
        <PortraitContext value={slots.portrait}>
          <NameContext value={slots.name}>
            <TableMain {...{ stage, shown, picks, slots, onRematch, onShare, pause, setDock }} hint={hint.text} />
          </NameContext>
        </PortraitContext>
        <TableSide stage={stage} note={note} slots={slots} isOpen={panel} onLook={() => setPanel(false)} />
        {footer !== undefined && <footer className="table-foot">{footer}</footer>}
        {keyboard.dialog}
        <div className="visually-hidden" aria-live="polite">
          {shown.announced}
        </div>
      </div>
    </TableProvider>
  );
}
