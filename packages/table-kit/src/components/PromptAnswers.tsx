import type { OrderingState } from '../useOrdering.js';
import { Icon } from './Icon.js';
import { Say } from './Say.js';
import { useTable, useTableState } from './TableContext.js';
import { useText } from './Text.js';

/** Choices that belong to no place, and what can be done with picks. */
export function PromptAnswers() {
  const t = useText();
  const { choose, takeBack } = useTable();
  const { options, picking, ordering } = useTableState();
  if (ordering !== undefined) return <OrderAnswers {...ordering} />;
  return (
    <>
      {options
        .filter(({ host }) => host === undefined)
        .map((option) => (
          <button
            key={option.spot}
            type="button"
            className="button"
            data-choice={option.spot}
            onClick={() => choose(option)}
          >
            <Say sentence={option.label} />
          </button>
        ))}
      {picking.picked.length > 0 && (
        <button type="button" className="button is-quiet" data-take-back="" data-key="Escape" onClick={takeBack}>
          {t('table.takeBack')}
        </button>
      )}
      <Action />
    </>
  );
}

/** The row as it stands is right, or any order is: what has been moved is meant. */
function OrderAnswers({ isMoved, keep, keepAny }: OrderingState) {
  const t = useText();
  const mainly = { 'data-confirm': '', 'data-suggested': '' };
  return (
    <>
      <button
        type="button"
        className={`button ${isMoved ? 'is-main' : 'is-quiet'}`}
        onClick={keep}
        {...(isMoved && mainly)}
      >
        {t('order.keep')}
        {isMoved && <Icon name="enter" />}
      </button>
      <button
        type="button"
        className={`button ${isMoved ? 'is-quiet' : 'is-main'}`}
        onClick={keepAny}
        {...(!isMoved && mainly)}
      >
        {t('order.any')}
        {!isMoved && <Icon name="enter" />}
      </button>
    </>
  );
}

/** Makes the move that is chosen; until there is one, says what is missing. */
function Action() {
  const t = useText();
  const { confirm } = useTable();
  const { picking, progress } = useTableState();
  const isReady = picking.chosen !== undefined;
  if (!isReady && progress?.action === undefined) return null;
  return (
    <button
      type="button"
      className={`button ${isReady ? 'is-main' : 'is-missing'}`}
      aria-disabled={!isReady}
      {...(isReady && { 'data-confirm': '', 'data-suggested': '' })}
      onClick={confirm}
    >
      {progress?.action === undefined ? t('table.confirm') : <Say sentence={progress.action} />}
      {isReady && <Icon name="enter" />}
    </button>
  );
}
