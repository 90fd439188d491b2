import type { Reason } from '@souk/bots';
import { Fragment } from 'react';
import type { Face } from '../face.js';
import { Say } from './Say.js';
import { Text, useText } from './Text.js';

const MOST = 2;

interface ReasonListProps {
  readonly face: Pick<Face, 'because'>;
  /** The weightiest first. */
  readonly reasons: readonly Reason[];
  /** The sentence that they stand in. */
  readonly k?: 'hint.because' | 'analysis.because';
}

/** What a move is good for, in a sentence; nothing where there is nothing to say. */
export function ReasonList({ face, reasons, k = 'hint.because' }: ReasonListProps) {
  const t = useText();
  // An analysis that was kept before reasons had names has nothing to say here.
  const named = reasons.filter(({ feature, weight }) => weight > 0 && feature !== undefined).slice(0, MOST);
  if (named.length === 0) return null;
  const said = named.map((reason, i) => (
    <Fragment key={reason.feature}>
      {i > 0 && (i === named.length - 1 ? t('said.and') : ', ')}
      <Say sentence={face.because(reason)} />
    </Fragment>
  ));
  return <Text k={k} with={{ reasons: said }} />;
}
