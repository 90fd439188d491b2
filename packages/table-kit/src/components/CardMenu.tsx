import { useEffect, useRef } from 'react';
import { isStep, type Option } from '../options.js';
import { useMenuPlace } from '../useMenuPlace.js';
import { Icon } from './Icon.js';
import { Say } from './Say.js';
import { useTable, useTableState } from './TableContext.js';
import { useText } from './Text.js';

/** What a place offers besides being picked: the rows of its menu. */
export function CardMenu() {
  const t = useText();
  const { face, openMenu } = useTable();
  const { options, menu, picking, moment } = useTableState();
  const rows = options.filter(({ host }) => host !== undefined && host === menu);
  const list = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  useMenuPlace(list, menu);
  useEffect(() => {
    // By keyboard the way into a menu is short: it was asked for there.
    if (isOpened.current === (menu !== undefined)) return;
    isOpened.current = menu !== undefined;
    if (document.activeElement?.matches(':focus-visible') === true) list.current?.querySelector('button')?.focus();
  }, [menu]);
  if (rows.length === 0 || menu === undefined) return null;
  const title = face.menus?.titleOf(
    menu,
    rows.map(({ spot }) => spot),
    picking,
    moment.view,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" className="card-menu" aria-label={t('table.menu')} ref={list}>
      {title !== undefined && (
        <p className="card-menu-title">
          <Say sentence={title} />
        </p>
      )}
      <div className="card-menu-rows">
        {rows.map((row) => (
          <MenuRow key={row.spot} option={row} />
        ))}
      </div>
      <button
        type="button"
        className="card-menu-close"
        aria-label={t('table.menuClose')}
        onClick={() => openMenu(undefined)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function MenuRow({ option }: { readonly option: Option }) {
  const { choose, pointAt } = useTable();
  const { spot, label, picked, way, row } = option;
  const isSwitch = way === 'switch';
  return (
    <button
      type="button"
      className={`card-menu-row ${picked ? 'is-on' : ''}`}
      {...(isSwitch ? { role: 'switch', 'aria-checked': picked } : { 'aria-pressed': picked })}
      data-choice={isStep(option) ? spot : undefined}
      onClick={() => choose(option)}
      onPointerEnter={() => pointAt(spot)}
      onPointerLeave={() => pointAt(undefined)}
    >
      {row.picture}
      <span className="card-menu-words">
        <Say sentence={label} />
        {row.detail !== undefined && (
          <small>
            <Say sentence={row.detail} />
          </small>
        )}
      </span>
      {row.value !== undefined && (
        <span className="card-menu-value" aria-hidden="true">
          {row.value}
        </span>
      )}
      {isSwitch && <span className="card-menu-switch" aria-hidden="true" />}
    </button>
  );
}
