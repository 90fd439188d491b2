import type { GameTypes } from '@souk/kernel';
import { type ReactNode, useMemo } from 'react';
import type { Shown, Stage } from '../stage.js';
import type { TableSlots } from '../table-slots.js';
import type { Picks } from '../usePicking.js';
import { EndPanel } from './EndPanel.js';
import { type Pause, PromptBar } from './PromptBar.js';
import { useTable } from './TableContext.js';

interface TableMainProps {
  readonly stage: Stage<GameTypes>;
  readonly shown: Shown;
  readonly picks: Picks<GameTypes>;
  readonly hint: ReactNode;
  readonly slots: TableSlots;
  readonly onRematch: (() => void) | undefined;
  readonly onShare: (() => void) | undefined;
  readonly pause: Pause | undefined;
}

/** What is asked, the game's own board, and how it ended. */
export function TableMain({ stage, shown, picks, hint, slots, onRematch, onShare, pause }: TableMainProps) {
  const { face, speaker } = useTable();
  const { moment, view, busy, lookingBack } = shown;
  const idle = !busy && !lookingBack;
  const question = picks.decision === undefined || lookingBack ? undefined : face.ask(picks.decision, view, speaker);
  // The same element for the same view: what changes besides is for the parts that ask for it.
  const board = useMemo(() => <face.Board view={view} />, [face, view]);
  return (
    <main className="table-main">
      <PromptBar
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
      {board}
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
