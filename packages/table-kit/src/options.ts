import type { GameTypes } from '@souk/kernel';
import type { Face, Sentence, Speaker } from './face.js';
import { distinct, type Picking } from './picks.js';

/** A choice that is no place on the table. */
export interface Option {
  readonly spot: string;
  readonly label: Sentence;
  readonly picked: boolean;
  /** The place whose menu it stands in; undefined for a button of the prompt. */
  readonly host: string | undefined;
}

/** What can be chosen, or has been, beside the places on the table: each once, and where it belongs. */
export function optionsOf<T extends GameTypes>(
  picking: Picking<T['Move']>,
  face: Face<T>,
  view: T['View'],
  speaker: Speaker,
): readonly Option[] {
  const offered = (spots: readonly string[], picked: boolean): readonly Option[] =>
    spots.flatMap((spot) => {
      const label = face.buttonFor(spot, view, speaker);
      const host = face.hostOf?.(spot, picking, view);
      return label === undefined || host === null ? [] : [{ spot, label, picked, host }];
    });
  const lit = offered([...picking.lit], false);
  const once = new Set(
    distinct(
      lit.map(({ spot }) => spot),
      picking.left,
    ),
  );
  // In the prompt there is nothing to be unpicked: "Take back" does that.
  const picked = offered(picking.picked, true).filter(({ host }) => host !== undefined);
  const rank = ({ spot }: Option): number => face.rankOf?.(spot) ?? 0;
  return [...picked, ...lit.filter(({ spot }) => once.has(spot))].sort((one, other) => rank(one) - rank(other));
}

/**
 * The place whose menu opens by itself: that of the card picked last, while it is not known what it is for; or the first
 * one, where no place on the table can be picked. `isPlace`: whether a spot is one.
 */
export function openingMenu<T extends GameTypes>(
  { picked, lit, chosen }: Picking<T['Move']>,
  options: readonly Option[],
  isPlace: (spot: string) => boolean,
): string | undefined {
  if (chosen !== undefined) return undefined;
  const hosted = options.filter((option) => option.host !== undefined && !option.picked);
  const last = hosted.find(({ host }) => host === picked.at(-1));
  if (last !== undefined) return last.host;
  return [...lit].some(isPlace) ? undefined : hosted[0]?.host;
}
