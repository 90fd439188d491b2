import type { Seat } from '@souk/kernel';
import type { Standing } from '@souk/table-kit/standing';
import type { SavedMatch } from '../../session/saved-match.js';
import type { Pictured } from './Portraits.js';

/** A match or a table that a person here can go back to. */
export interface Ongoing {
  readonly id: string;
  readonly game: string;
  /** Who sits there. */
  readonly sitters: readonly Pictured[];
  /** Where it goes on. */
  readonly path: string;
  /** Whether it waits for a person here, for somebody else, or for people to sit down at all. */
  readonly waitsFor: 'you' | 'others' | 'people';
  /** When something was last done there. */
  readonly time: number;
  /** Moves so far; undefined: not known here. */
  readonly moves: number | undefined;
  /** How it stands; left out where nobody has said so yet. */
  readonly standing?: Standing | undefined;
  /** The seat of the only person here. */
  readonly you?: Seat | undefined;
  /** Who alone is to act; left out where that is several, somebody here, or not known. */
  readonly thinks?: string | undefined;
  /** Kept in this browser alone, where it can be deleted. */
  readonly isLocal: boolean;
}

/** So many are shown before the player asks for all. */
const SHOWN = 2;

/** Where several people share the screen, none of them is "you". */
function onlyPerson(sitters: SavedMatch['sitters']): Seat | undefined {
  const [seat, ...others] = sitters.flatMap(({ kind }, at) => (kind === 'person' ? [at] : []));
  return others.length === 0 ? seat : undefined;
}

/** A match in this browser. Bots here think while somebody looks on: it waits for people, unless none sits there. */
export const ongoingFrom = ({ id, game, sitters, moves, updated, standing }: SavedMatch): Ongoing => ({
  id,
  game,
  sitters: sitters.map(({ name }) => ({ name })),
  path: `/table/${id}`,
  waitsFor: sitters.some(({ kind }) => kind === 'person') ? 'you' : 'others',
  time: updated,
  moves: moves.length,
  standing,
  you: onlyPerson(sitters),
  isLocal: true,
});

/** What waits for a person here comes first, then what was touched last. */
export const inOrder = (all: readonly Ongoing[]): readonly Ongoing[] =>
  all.toSorted(
    (one, other) => Number(other.waitsFor === 'you') - Number(one.waitsFor === 'you') || other.time - one.time,
  );

/** Those that are shown, and how many are folded away. */
export function folded(
  all: readonly Ongoing[],
  isOpen: boolean,
): { readonly shown: readonly Ongoing[]; readonly more: number } {
  return isOpen || all.length <= SHOWN
    ? { shown: all, more: 0 }
    : { shown: all.slice(0, SHOWN), more: all.length - SHOWN };
}
