import { translate } from '@souk/table-kit/components/Text';
import { createStore, useStore } from '@souk/table-kit/store';
import { useId } from 'react';
import { faultIn, type Typed } from '../../../online/credentials.js';
import { useAct } from '../../../online/useAct.js';

/** Which form was used last: only that one says what went wrong. */
const latest = createStore<string | undefined>(undefined);

interface Ask {
  readonly form: HTMLFormElement;
  /** What the host is asked for. */
  readonly asked: string;
  readonly typed: Typed;
  act(): Promise<unknown>;
}

/** A form about an account: it says in the page's own words what is wrong, one thing at a time, until it is typed anew. */
export function useAccountForm() {
  const id = useId();
  const isLatest = useStore(latest) === id;
  const { problem, busy, run, tell } = useAct();
  return {
    problem: isLatest ? problem : undefined,
    busy,
    /** What the form element needs for it. */
    formProps: { noValidate: true, onChange: () => tell(undefined) },
    send({ form, asked, typed, act }: Ask): void {
      latest.set(id);
      const fault = faultIn(typed);
      if (fault === undefined) {
        run(asked, act);
        return;
      }
      tell(translate(fault.text));
      const field = form.elements.namedItem(fault.field);
      if (field instanceof HTMLInputElement) field.focus();
    },
  };
}
