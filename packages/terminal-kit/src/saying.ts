import { type Course, inText, type Language, type Messages, type NamedThing, say, type Telling } from '@souk/i18n';
import type { Saying, Scene } from './face.js';

/** How a face says what its game tells: in the language of the scene, things in signs and colours of its own. */
export const sayerOf =
  <Event, T extends NamedThing>(
    telling: Telling<Event, T>,
    texts: { readonly [L in Language]: Messages },
    thing: (thing: T, scene: Scene, asObject: boolean) => string,
  ) =>
  (course: Course<Event>, scene: Scene): Saying | undefined => {
    const sentence = telling.tell(course);
    if (sentence === undefined) return undefined;
    const { language, names } = scene;
    const voice = inText<T>({
      language,
      messages: texts[language],
      you: names.you,
      seat: names.of,
      thing: (each, asObject) => thing(each, scene, asObject),
    });
    return { text: say(sentence, voice), follows: sentence.follows === true };
  };
