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
  const { options, picking, progress, ordering } = useTableState();
  if (ordering !== undefined) return <OrderAnswers {...ordering} />;
  const isUnlikely = picking.chosen !== undefined && progress?.isUnlikely === true;
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
      {isUnlikely && <UnlikelyAction />}
      {picking.picked.length > 0 && (
        <button type="button" className="button is-quiet" data-take-back="" data-key="Escape" onClick={takeBack}>
          {t('table.takeBack')}
        </button>
      )}
      {!isUnlikely && <Action />}
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

/** One answer: while nobody has moved anything any order is right; what has been moved is meant. */
function OrderAnswers({ isMoved, keep }: OrderingState) {
  const t = useText();
  return (
    <button type="button" className="button is-main" onClick={keep} data-confirm="" data-suggested="">
      {t(isMoved ? 'order.keep' : 'order.any')}
      <Icon name="enter" />
    </button>
  );
}

/** Makes the move that is chosen, as one of several choices: neither Enter nor a second press of what led here makes it. */
function UnlikelyAction() {
  const { confirm } = useTable();
  const { progress } = useTableState();
  return (
    <button type="button" className="button is-quiet" data-choice="go-on" onClick={confirm}>
      <Say sentence={progress?.action ?? { k: 'table.confirm' }} />
    </button>
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
