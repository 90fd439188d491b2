import { useStore } from '@souk/table-kit/store';
import { person } from '../../online/person.js';
import { NameField } from './NameField.js';
import { SignInOffer } from './SignInOffer.js';

/** Asks for a name once, where several things need one. */
export const WhoAreYou = () =>
  useStore(person) === undefined ? (
    <div className="card">
      <NameField />
      <SignInOffer />
    </div>
  ) : null;
