import { elementAt, InputError } from '@souk/kernel';
import { TableView } from '@souk/table-kit/components/TableView';
import { useText } from '@souk/table-kit/components/Text';
import type { Face } from '@souk/table-kit/face';
import { addCatalogue } from '@souk/table-kit/i18n/language';
import { go } from '@souk/table-kit/router';
import type { Session, Sitter } from '@souk/table-kit/session';
import { useStore } from '@souk/table-kit/store';
import type { Shared } from '@souk/table-kit/table-slots';
import { useEffect, useState } from 'react';
import { MatchChances } from '../analysis/MatchChances.js';
import { botWorker } from '../bots/bot-players.js';
import { faceOf } from '../games/faces.js';
import { rulesOf } from '../games/games.js';
import { standingsOf } from '../games/standings.js';
import type { Who } from '../people/WhoCard.js';
import { WhoName, WhoSlot } from '../people/WhoSlot.js';
import { LocalSession } from '../session/local-session.js';
import { type SavedMatch, savedMatch, startMatch, storageFull } from '../session/saved-match.js';

interface Opened {
  readonly session: Session;
  readonly face: Face;
}

async function open(match: string): Promise<Opened & { close(): void }> {
  const saved = savedMatch(match);
  if (saved === undefined) throw new InputError('match', 'a match that this browser has kept', match);
  const [rules, face, standing] = await Promise.all([rulesOf(saved.game), faceOf(saved.game), standingsOf(saved.game)]);
  await addCatalogue(face.texts);
  const bots = botWorker(saved.game);
  const session = new LocalSession(rules, saved, bots, standing);
  return {
    session,
    face,
    close() {
      session.close();
      bots.close();
    },
  };
}

async function rematch({ game, rulesVersion, options, sitters, outcome }: SavedMatch): Promise<void> {
  const changes = outcome === null ? {} : (await rulesOf(game)).rematchOptions?.(outcome);
  go(`/table/${startMatch({ game, rulesVersion, options: { ...options, ...changes }, sitters }).id}`);
}

/** The match as it has been kept by now: no host knows it, so it is handed on whole. */
async function share(match: string): Promise<Shared | undefined> {
  const saved = savedMatch(match);
  return saved === undefined ? undefined : (await import('../session/records.js')).shareRecord(saved);
}

const whoSits = ({ kind, name, level = 1 }: Sitter): Who =>
  kind === 'bot' ? { kind, name, level } : { kind: 'local', name };

/** A match that is played on this screen alone. */
export default function LocalTable({ match }: { readonly match: string }) {
  const t = useText();
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<Error>();
  const isLost = useStore(storageFull);
  useEffect(() => {
    let left = false;
    let close = (): void => {};
    open(match).then(
      (found) => {
        close = found.close;
        if (left) close();
        else setOpened(found);
      },
      (error: unknown) => setProblem(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      left = true;
      close();
    };
  }, [match]);
  if (problem !== undefined) throw problem;
  if (opened === undefined) return <p className="loading">{t('table.opening')}</p>;
  const saved = savedMatch(match);
  const { session, face } = opened;
  return (
    <TableView
      session={session}
      face={face}
      slots={{
        who: (seat) => <WhoSlot who={whoSits(elementAt(session.sitters, seat))} game={session.game} />,
        name: (seat, name) => (
          <WhoName who={whoSits(elementAt(session.sitters, seat))} game={session.game}>
            {name}
          </WhoName>
        ),
        notice: isLost ? <p role="alert">{t('table.noRoom')}</p> : undefined,
        chances: <MatchChances match={match} session={session} face={face} />,
      }}
      onRematch={saved === undefined ? undefined : () => void rematch(saved)}
      onShare={saved === undefined ? undefined : () => share(match)}
    />
  );
}
