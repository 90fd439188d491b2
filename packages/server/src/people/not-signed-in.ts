import { Refusal } from '../refusal.js';

export const notSignedIn = (): Refusal =>
  new Refusal('unauthorised', 'expected a token: enter with a name, or send "Authorization: Bearer …"');
