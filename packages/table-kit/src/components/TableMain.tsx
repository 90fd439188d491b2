import type { GameTypes } from '@souk/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Shown, Stage } from '../stage.js';
import type { Share, TableSlots } from '../table-slots.js';
import type { Picks } from '../usePicking.js';
import { FarewellBar } from './FarewellBar.js';
import { type Pause, PromptBar } from './PromptBar.js';
import { SceneOrBoard } from './SceneOrBoard.js';
import { useTable } from './TableContext.js';
import { useText } from './Text.js';
import { useEnd } from './useEnd.js';

interface TableMainProps {
  readonly stage: Stage<GameTypes>;
  readonly shown: Shown;
  readonly picks: Picks<GameTypes>;
  readonly hint: ReactNode;
  readonly slots: TableSlots;
  readonly onRematch: (() => void) | undefined;
  readonly onShare: Share | undefined;
  readonly pause: Pause | undefined;
  readonly setDock: (dock: HTMLElement | null) => void;
}

/** What a bot would do: seen here, and heard where everything is that is said at a table. */
function HintNote({ children }: { readonly children: ReactNode }) {
  const { announce } = useTable();
  const note = useRef<HTMLDivElement>(null);
  const said = useRef('');
  useEffect(() => {
    const text = note.current?.textContent?.trim() ?? '';
    if (text === said.current) return;
    said.current = text;
    announce(text);
  });
  return (
    <div className="hint" ref={note}>
      {children}
    </div>
  );
}

/** What is asked, and the game's own board; how it ended in its place. */
export function TableMain({ stage, shown, picks, hint, slots, onRematch, onShare, pause, setDock }: TableMainProps) {
  const t = useText();
  const { face, speaker } = useTable();
  const { moment, view, busy, lookingBack } = shown;
  const idle = !busy && !lookingBack;
  const question = picks.decision === undefined || lookingBack ? undefined : face.ask(picks.decision, view, speaker);
  const farewell = shown.scene?.farewell;
  const { outcome } = moment;
  const end = useEnd(face, outcome !== undefined && idle);
  return (
    <main className="table-main">
      {farewell === undefined ? (
        (slots.bar ?? (
          // At the end it stands elsewhere: another one, since nothing should be seen pushed about.
          <PromptBar
            key={end.scene === undefined ? 'asking' : 'over'}
            busy={busy}
            deed={shown.deed}
            notable={shown.notable}
            lookingBack={lookingBack}
            isScene={shown.scene !== undefined}
            question={question}
            setDock={setDock}
            pause={idle ? pause : undefined}
            notice={slots.notice}
            clock={slots.clock}
            onSkip={() => stage.skip()}
            onBackToNow={() => stage.lookAt(undefined)}
          />
        ))
      ) : (
        <FarewellBar
          farewell={farewell}
          notice={slots.notice}
          clock={slots.clock}
          onLeave={() => stage.leaveScene()}
          onAgain={() => stage.watchScene()}
        />
      )}
      {hint !== undefined && idle && <HintNote>{hint}</HintNote>}
      {end.scene !== undefined && outcome !== undefined ? (
        <end.scene.Scene
          ending={end.scene.ending}
          {...{ view, outcome, onRematch, onShare, slots }}
          past={stage.past}
          isSeen={end.isSeen}
          onLook={end.turn}
          onSay={(text) => stage.announce(text)}
        />
      ) : (
        <SceneOrBoard stage={stage} shown={shown} />
      )}
      {end.isAside && (
        <button type="button" className="button is-main end-open" data-key="V" onClick={end.turn}>
          {t('end.result')}
        </button>
      )}
    </main>
  );
}
