import { textNamed, translate } from '@souk/table-kit/components/Text';
import { decimal } from '../../people/numbers.js';

/** A place of a ranking within a sentence. */
export const placeWord = (rank: number): string =>
  textNamed(`ranking.place.${rank}`) ?? translate('ranking.place.n', { n: rank });

/** A place of a ranking at the beginning of a sentence. */
const placeSaid = (rank: number): string =>
  textNamed(`ranking.placeSaid.${rank}`) ?? translate('ranking.placeSaid.n', { n: rank });

interface Standing {
  readonly rank: number;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
  readonly person?: { readonly name: string };
}

/** A row of a ranking for those who listen; one's own is called “you”. */
export const standingSaid = ({ rank, mu, sigma, matches, person }: Standing, isOwn: boolean): string =>
  translate('ranking.said', {
    place: placeSaid(rank),
    name: isOwn || person === undefined ? translate('ranking.youSaid') : person.name,
    mu: decimal(mu),
    sigma: decimal(sigma),
    n: matches,
  });
