import type { PersonRef } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { isDeleted, shownName } from '../online/shown-name.js';
import { botPath } from './bots.js';
import './person-name.css';

export const profilePath = (id: string): string => `/people/${id}`;

/** A name that leads to the person's page; who has deleted their data has none. */
export const PersonName = ({ person }: { readonly person: PersonRef }) =>
  isDeleted(person) ? (
    <span>{shownName(person)}</span>
  ) : (
    <Link to={profilePath(person.id)} className="person-name">
      {person.name}
    </Link>
  );

interface BotNameProps {
  readonly game: string;
  readonly level: number;
  /** What it is called at its table. */
  readonly name: string;
}

/** The name of a bot, which leads to its page. */
export const BotName = ({ game, level, name }: BotNameProps) => (
  <Link to={botPath(game, level)} className="person-name">
    {name}
  </Link>
);
