import type { IconName } from '@souk/table-kit/components/Icon';
import type { PlainKey } from '@souk/table-kit/i18n/keys';

/** A place that can be gone to from everywhere but a table. */
interface Place {
  readonly to: string;
  readonly label: PlainKey;
  readonly icon: IconName;
  /** On the square of a wide screen the own name leads there instead. */
  readonly isOwn?: true;
}

/** The places of the market, in their order: in the head of a wide page, in a bar below on a phone. */
export const MARKET: readonly Place[] = [
  { to: '/', label: 'places.square', icon: 'lantern' },
  { to: '/learn', label: 'learn.title', icon: 'book' },
  { to: '/ranking', label: 'home.ranking', icon: 'crown' },
  { to: '/records', label: 'records.title', icon: 'scroll' },
  { to: '/people/me', label: 'places.you', icon: 'person', isOwn: true },
];
