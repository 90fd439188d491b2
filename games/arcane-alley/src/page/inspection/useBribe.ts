import { useTable, useTableState } from '@souk/table-kit/components/TableContext';
import { createStore, useStore } from '@souk/table-kit/store';

/** What a slider was moved to, and for which question: at the next one it stands at nothing again. */
const slid = createStore({ question: '', points: 0 });

/** How many points of infamy the slider would buy off: the row of the prompt moves it, the dial follows. */
export function useBribe() {
  const { session } = useTable();
  const { moment } = useTableState();
  const { question, points } = useStore(slid);
  const now = `${session.id} ${moment.length}`;
  return {
    points: question === now ? points : 0,
    setPoints: (to: number): void => slid.set({ question: now, points: to }),
  };
}
