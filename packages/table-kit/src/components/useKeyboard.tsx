import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTableKeys } from '../keys/useTableKeys.js';
import type { Attention, TableControls, TableState } from './TableContext.js';

const KeysDialog = lazy(() => import('./KeysDialog.js'));

interface Table {
  readonly controls: TableControls;
  readonly state: TableState;
  readonly attention: Attention;
}

interface Keyboard {
  /** Lists the keys. */
  list(): void;
  readonly dialog: ReactNode;
}

/** What keys do at a table. `leave` is what Escape does when there is nothing to be taken back or put away. */
export function useKeyboard(root: HTMLElement | null, table: Table, leave: () => void): Keyboard {
  const { controls, state, attention } = table;
  const { moment, deciding, picking } = state;
  const [isListed, setIsListed] = useState(false);
  const seat = deciding ?? (typeof moment.viewer === 'number' ? moment.viewer : 0);
  const groups = useMemo(() => controls.face.keys(seat), [controls.face, seat]);
  const hasPicks = picking.picked.length > 0;
  const list = (): void => setIsListed(true);
  useTableKeys(root, groups, {
    takeBack() {
      if (hasPicks) controls.takeBack();
      else if (attention.inspected !== undefined) controls.inspect(undefined);
      else leave();
    },
    takeAllBack: controls.takeAllBack,
    look: (subject) => controls.inspect(attention.inspected === subject ? undefined : subject),
    help: list,
  });
  const dialog = isListed && root !== null && (
    <Suspense>
      <KeysDialog root={root} groups={groups} hasPicks={hasPicks} onClose={() => setIsListed(false)} />
    </Suspense>
  );
  return { list, dialog };
}
