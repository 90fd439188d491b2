import { settings } from '@souk/table-kit/settings';
import { useState } from 'react';
import { cleanName, NameProblem, person } from '../../online/person.js';

interface NameState {
  /** Whether the field for it is to be shown. */
  readonly isAsked: boolean;
  /** Does it, if the person here has a name; else the name is asked for. */
  whenKnown(act: () => void): void;
  /** Does what needs a name; the field is shown if the host would like another one. */
  asked<R>(act: () => Promise<R>): Promise<R>;
}

/** Asks for a name where one is first needed, and nowhere before. */
export function useName(): NameState {
  const [isAsked, setAsked] = useState(false);
  return {
    isAsked,
    whenKnown(act) {
      if (person.get() === undefined && cleanName(settings.get().name) === '') setAsked(true);
      else act();
    },
    async asked(act) {
      try {
        return await act();
      } catch (error) {
        if (error instanceof NameProblem) setAsked(true);
        throw error;
      }
    },
  };
}
