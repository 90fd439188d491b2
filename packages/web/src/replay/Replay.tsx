import type { MoveReport } from '@souk/bots';
import { elementAt, type GameTypes, type Seat, type Viewer } from '@souk/kernel';
import { TableView } from '@souk/table-kit/components/TableView';
import { useText } from '@souk/table-kit/components/Text';
import type { Face } from '@souk/table-kit/face';
import { useStore } from '@souk/table-kit/store';
import type { TableSlots } from '@souk/table-kit/table-slots';
import { useCallback, useMemo, useState } from 'react';
import { AnalysisPanel } from '../analysis/AnalysisPanel.js';
import { MatchChances } from '../analysis/MatchChances.js';
import { type AnalysisStatus, useAnalysis } from '../analysis/useAnalysis.js';
import type { Who } from '../people/WhoCard.js';
import { WhoName, WhoSlot } from '../people/WhoSlot.js';
import type { ReplaySession } from '../session/replay-session.js';
import type { SavedMatch } from '../session/saved-match.js';
import { MoveList } from './MoveList.js';
import { PlayOnDialog } from './PlayOnDialog.js';
import { RecordDialog } from './RecordDialog.js';
import { ReplayBar } from './ReplayBar.js';
import { tellerFor, toldMoves } from './told-moves.js';
import { usePlaying } from './usePlaying.js';

interface ReplayProps {
  readonly saved: SavedMatch;
  readonly session: ReplaySession<GameTypes>;
  readonly face: Face;
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
}

const NO_REPORTS: readonly MoveReport[] = [];

/** What is known of the moves, as far as they have been looked at. */
function reportsIn(insight: AnalysisStatus): readonly MoveReport[] {
  if (insight.kind === 'done') return insight.analysis.moves;
  return insight.kind === 'running' ? insight.moves : NO_REPORTS;
}

const isAnalysisAskedFor = (): boolean => new URLSearchParams(window.location.search).has('analysis');

/** What a record knows of those who have played. */
function namesIn({ game, sitters }: SavedMatch): Pick<TableSlots, 'who' | 'name'> {
  const whoSat = (seat: Seat): Who => {
    const { kind, name, level = 1 } = elementAt(sitters, seat);
    return kind === 'bot' ? { kind, name, level } : { kind: 'recorded', name };
  };
  return {
    who: (seat) => <WhoSlot who={whoSat(seat)} game={game} />,
    name: (seat, name) => (
      <WhoName who={whoSat(seat)} game={game}>
        {name}
      </WhoName>
    ),
  };
}

/** A match that is over at its table, with its moves and what is thought of them beside it. */
export function Replay({ saved, session, face, viewer, onViewer }: ReplayProps) {
  const t = useText();
  const at = useStore(session.at);
  const arrived = useStore(session.arrived);
  const playing = usePlaying(session);
  const analysis = useAnalysis(saved);
  const [dialog, setDialog] = useState<'play-on' | 'more'>();
  const [isAnalysisFirst] = useState(isAnalysisAskedFor);
  const moves = useMemo(() => toldMoves(session, face), [session, face]);
  const teller = useMemo(() => tellerFor(session, face, moves), [session, face, moves]);
  const goTo = useCallback((move: number): void => session.goTo(move), [session]);
  const close = (): void => setDialog(undefined);
  const slots: TableSlots = {
    bar: (
      <ReplayBar
        session={session}
        playing={playing}
        moves={moves}
        onPlayOn={() => setDialog('play-on')}
        onMore={() => setDialog('more')}
      />
    ),
    log: (onLook) => (
      <MoveList
        moves={moves}
        reports={reportsIn(analysis.insight)}
        teller={teller}
        at={at}
        isMoving={arrived !== at}
        onGoTo={goTo}
        onLook={onLook}
      />
    ),
    talk: {
      label: t('analysis.title'),
      unread: 0,
      isFirst: isAnalysisFirst,
      node: <AnalysisPanel saved={saved} session={session} teller={teller} analysis={analysis} />,
      onRead() {},
    },
    isSideOpen: isAnalysisFirst,
    ...namesIn(saved),
    ...(saved.gaveUp && { gaveUp: saved.gaveUp }),
    // The analysis stands beside the table, and this is the record.
    chances: <MatchChances match={saved.id} session={session} face={face} onOpen={goTo} />,
    record: null,
  };
  const seat = typeof viewer === 'number' ? viewer : 0;
  return (
    <>
      <TableView key={String(viewer)} session={session} face={face} slots={slots} />
      {dialog === 'play-on' && <PlayOnDialog {...{ saved, at, seat }} hides={face.hidesHands} onClose={close} />}
      {dialog === 'more' && (
        <RecordDialog
          saved={saved}
          playing={playing}
          viewer={viewer}
          hides={face.hidesHands}
          onViewer={onViewer}
          onClose={close}
        />
      )}
    </>
  );
}
