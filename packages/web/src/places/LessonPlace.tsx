import { type AnyGame, elementAt, type GameTypes } from '@souk/kernel';
import type { Pause } from '@souk/table-kit/components/PromptBar';
import { TableView } from '@souk/table-kit/components/TableView';
import { useText } from '@souk/table-kit/components/Text';
import type { Face } from '@souk/table-kit/face';
import { addCatalogue } from '@souk/table-kit/i18n/language';
import type { Lesson } from '@souk/table-kit/lesson';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useState } from 'react';
import { faceOf } from '../games/faces.js';
import { rulesOf } from '../games/games.js';
import { lessonOf } from '../games/lessons.js';
import { LessonNote } from '../lessons/LessonNote.js';
import { LessonSession } from '../lessons/lesson-session.js';
import { learnt, noteStep } from '../lessons/progress.js';
import { BOT_NAMES } from '../session/bot-names.js';
import { ownName, playAgainst } from './play-now.js';
import '../lessons/lesson.css';

/** Who has just learnt a game begins as the lesson did: against one, and a friendly one. */
const LEAST_LEVEL = 1;

interface Opened {
  readonly session: LessonSession<GameTypes>;
  readonly face: Face;
}

async function open(game: string): Promise<Opened> {
  const [rules, face, lesson]: [AnyGame, Face, Lesson] = await Promise.all([
    rulesOf(game),
    faceOf(game),
    lessonOf(game),
  ]);
  await addCatalogue(face.texts);
  await addCatalogue(lesson.texts);
  const { step, isDone } = learnt.get()[game] ?? { step: 0, isDone: false };
  return { face, session: new LessonSession(rules, lesson, [ownName(), ...BOT_NAMES], isDone ? 0 : step) };
}

/** A lesson at the real table. */
export default function LessonPlace({ game }: { readonly game: string }) {
  const t = useText();
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<Error>();
  useEffect(() => {
    open(game).then(setOpened, (error: unknown) =>
      setProblem(error instanceof Error ? error : new Error(String(error))),
    );
  }, [game]);
  if (problem !== undefined) throw problem;
  return opened === undefined ? <p className="loading">{t('table.opening')}</p> : <LessonTable {...opened} />;
}

function LessonTable({ session, face }: Opened) {
  const { lesson } = session;
  const index = useStore(session.shown);
  const step = elementAt(lesson.steps, index);
  const isLast = index === lesson.steps.length - 1;
  useEffect(() => noteStep(lesson.game, index, isLast), [lesson, index, isLast]);
  const pause: Pause = isLast
    ? { text: 'lesson.done', button: 'lesson.play', act: () => void playAgainst(lesson.game, LEAST_LEVEL) }
    : { text: 'lesson.read', button: 'lesson.next', act: () => session.readOn() };
  return (
    <TableView
      session={session}
      face={face}
      note={<LessonNote lesson={lesson} index={index} onGoTo={(to) => session.goTo(to)} />}
      pointsAt={step.at}
      pause={step.awaits === undefined ? pause : undefined}
    />
  );
}
