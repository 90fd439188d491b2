import { Fragment } from 'react';
import type { LogSentence } from '../face.js';
import { saidTogether } from '../speaking.js';
import { Say } from './Say.js';

/** So many deeds have room in the prompt; the log has all of them. */
const MOST = 2;

/** Several deeds said as one; undefined: there is none. */
export function together(deeds: readonly LogSentence[]): LogSentence | undefined {
  const shown = deeds.slice(-MOST);
  if (deeds.length < 2) return deeds[0];
  const before = deeds.length > MOST ? '… ' : '';
  return {
    told: () => ({
      text: before + saidTogether(shown),
      node: (
        <>
          {before}
          {shown.map((deed, i) => (
            <Fragment key={i}>
              {i > 0 && ' '}
              <Say sentence={deed} />
            </Fragment>
          ))}
        </>
      ),
    }),
  };
}
