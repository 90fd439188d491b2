import { type GameTypes, InputError, type Viewer } from '@souk/kernel';
import { useText } from '@souk/table-kit/components/Text';
import type { Face } from '@souk/table-kit/face';
import { addCatalogue } from '@souk/table-kit/i18n/language';
import { useEffect, useState } from 'react';
import { faceOf } from '../games/faces.js';
import { rulesOf } from '../games/games.js';
import { Replay } from '../replay/Replay.js';
import { ReplaySession } from '../session/replay-session.js';
import { type SavedMatch, savedMatch } from '../session/saved-match.js';

interface Opened {
  readonly saved: SavedMatch;
  readonly session: ReplaySession<GameTypes>;
  readonly face: Face;
}

async function open(match: string, viewer: Viewer): Promise<Opened> {
  const saved = savedMatch(match);
  if (saved === undefined) throw new InputError('match', 'a match that this browser has kept', match);
  const [rules, face] = await Promise.all([rulesOf(saved.game), faceOf(saved.game)]);
  await addCatalogue(face.texts);
  return { saved, face, session: new ReplaySession(rules, saved, viewer) };
}

/** The move that the address asks for, or the first. */
function firstShown(): number {
  const asked = Number(new URLSearchParams(window.location.search).get('move') ?? 1);
  return Number.isInteger(asked) ? asked : 1;
}

/** A finished match, to be watched again move by move. */
export default function RecordPlace({ match }: { readonly match: string }) {
  const t = useText();
  const [viewer, setViewer] = useState<Viewer>(() => firstViewer(savedMatch(match)));
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<Error>();
  useEffect(() => {
    const arrive = (next: Opened): void =>
      setOpened((before) => {
        next.session.goTo(before?.session.at.get() ?? firstShown());
        return next;
      });
    open(match, viewer).then(arrive, (error: unknown) =>
      setProblem(error instanceof Error ? error : new Error(String(error))),
    );
  }, [match, viewer]);
  if (problem !== undefined) throw problem;
  if (opened === undefined) return <p className="loading">{t('table.opening')}</p>;
  return <Replay {...opened} viewer={viewer} onViewer={setViewer} />;
}

/** One looks with one's own eyes; where that is not known, with those of the first person. */
function firstViewer(saved: SavedMatch | undefined): Viewer {
  if (saved?.own !== undefined) return saved.own;
  const seat = saved?.sitters.findIndex(({ kind }) => kind === 'person') ?? -1;
  return seat === -1 ? 'spectator' : seat;
}
