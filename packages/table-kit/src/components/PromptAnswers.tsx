import { useId } from 'react';
import { isStep, type Option } from '../options.js';
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
  const offered = options.filter(({ host }) => host === undefined);
  const isWay = ({ way }: Option): boolean => way === 'one-of';
  return (
    <>
      {offered.some(isWay) && <Ways options={offered.filter(isWay)} />}
      {offered
        .filter((option) => !isWay(option))
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

/** Ways to make the move that exclude one another, side by side. */
function Ways({ options }: { readonly options: readonly Option[] }) {
  const { face, choose } = useTable();
  const { moment, picking } = useTableState();
  const title = useId();
  const spots = options.map(({ spot }) => spot);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" className="prompt-ways" aria-labelledby={title}>
      <small id={title}>
        <Say sentence={face.menus?.titleOf('', spots, picking, moment.view) ?? { k: 'table.menu' }} />
      </small>
      {options.map((option) => (
        <button
          key={option.spot}
          id={`${title}-${option.spot}`}
          type="button"
          className="prompt-way has-key"
          aria-labelledby={`${title} ${title}-${option.spot}`}
          aria-pressed={option.picked}
          data-choice={isStep(option) ? option.spot : undefined}
          onClick={() => choose(option)}
        >
          <Say sentence={option.label} />
        </button>
      ))}
    </div>
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
