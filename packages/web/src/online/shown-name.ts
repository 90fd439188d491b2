import type { PersonRef } from '@souk/protocol';
import { DELETED_PERSON } from '@souk/protocol/constants';
import { translate } from '@souk/table-kit/components/Text';

export const isDeleted = ({ id }: PersonRef): boolean => id === DELETED_PERSON.id;

/** What a person is called in the page: who has deleted their data has no name any more. */
export const shownName = (person: PersonRef): string => (isDeleted(person) ? translate('person.deleted') : person.name);
