import type { PersonRef } from './schemas/people.js';

/** What remains of a person who has deleted their data, in matches, chats and records of others. The id is no person's. */
export const DELETED_PERSON: PersonRef = { id: '-'.repeat(22), name: 'deleted' };
