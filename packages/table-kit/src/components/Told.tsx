import { type Course, type NamedThing, say, type Telling, type Voice } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { Fragment, type ReactNode } from 'react';
import type { Chip, Filling, LogSentence, Speaker } from '../face.js';
import { spoken } from '../i18n/language.js';

const textOf = (part: Filling): string => String(typeof part === 'object' ? part.text : part);
const nodeOf = (part: Filling): ReactNode => (typeof part === 'object' ? (part.node ?? part.text) : part);

const whole = (parts: readonly Filling[]): Chip => ({
  text: parts.map(textOf).join(''),
  node: (
    <>
      {parts.map((part, i) => (
        <Fragment key={i}>{nodeOf(part)}</Fragment>
      ))}
    </>
  ),
});

const nameChip = (text: string): Chip => ({ text, node: <strong>{text}</strong> });

/** How a face tells what its game tells: things are drawn as chips, and a sentence knows its places on the table. */
export function tellerOf<Event, T extends NamedThing>(
  { tell, deed, nameOf }: Telling<Event, T>,
  chipOf: (thing: T, name: string) => Chip,
  placesOf: (event: Event) => readonly string[],
) {
  const voiceOf = ({ you, name }: Speaker): Voice<T, Chip> => {
    const { language, messages } = spoken.get();
    return {
      language,
      messages,
      you,
      seat: (seat) => nameChip(name(seat)),
      thing: (thing, asObject) => chipOf(thing, nameOf(thing, messages, asObject)),
      whole,
    };
  };
  const saying =
    (find: Telling<Event, T>['tell']) =>
    (course: Course<Event>, speaker: Speaker): LogSentence | undefined => {
      const sentence = find(course);
      if (sentence === undefined) return undefined;
      return { told: () => say(sentence, voiceOf(speaker)), at: placesOf(elementAt(course.events, course.at)) };
    };
  return { tell: saying(tell), deed: saying(deed) };
}
