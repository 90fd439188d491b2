import { elementAt } from '@souk/kernel';
import { Icon } from '@souk/table-kit/components/Icon';
import { useText } from '@souk/table-kit/components/Text';
import type { Lesson } from '@souk/table-kit/lesson';
import { useEffect } from 'react';

interface LessonNoteProps {
  readonly lesson: Lesson;
  readonly index: number;
  readonly onGoTo: (index: number) => void;
}

/** What the lesson says at this step, and how far it has come. */
export function LessonNote({ lesson, index, onGoTo }: LessonNoteProps) {
  const t = useText();
  const { says } = elementAt(lesson.steps, index);
  const count = lesson.steps.length;
  // A stacked table may have been scrolled down: what is new is read first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step begins with its note
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [index]);
  return (
    <section className="lesson" aria-label={t('lesson.title')}>
      <div className="lesson-head">
        <button
          type="button"
          className="tool"
          aria-label={t('lesson.back')}
          title={t('lesson.back')}
          disabled={index === 0}
          onClick={() => onGoTo(index - 1)}
        >
          <Icon name="back" />
        </button>
        <progress value={index + 1} max={count} aria-label={t('lesson.progress', { n: index + 1, total: count })} />
        <span aria-hidden="true">{t('lesson.step', { n: index + 1, total: count })}</span>
        <button
          type="button"
          className="tool"
          aria-label={t('lesson.again')}
          title={t('lesson.again')}
          disabled={index === 0}
          onClick={() => onGoTo(0)}
        >
          <Icon name="again" />
        </button>
      </div>
      <div aria-live="polite">
        <h2>{t(`${says}.title`)}</h2>
        <p>{t(says)}</p>
      </div>
    </section>
  );
}
