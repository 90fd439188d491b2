import { useEffect, useRef } from 'react';
import type { Option } from '../options.js';
import { Icon } from './Icon.js';
import { Say } from './Say.js';
import { useTable, useTableState } from './TableContext.js';
import { useText } from './Text.js';

/** What a place offers besides being picked: the rows of its menu. */
export function CardMenu() {
  const t = useText();
  const { openMenu } = useTable();
  const { options, menu } = useTableState();
  const rows = options.filter(({ host }) => host !== undefined && host === menu);
  const list = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    // By keyboard the way into a menu is short: it was asked for there.
    if (isOpened.current === (menu !== undefined)) return;
    isOpened.current = menu !== undefined;
    if (document.activeElement?.matches(':focus-visible') === true) list.current?.querySelector('button')?.focus();
  }, [menu]);
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" className="card-menu" aria-label={t('table.menu')} ref={list}>
      {rows.map((row) => (
        <MenuRow key={row.spot} row={row} />
      ))}
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

function MenuRow({ row: { spot, label, picked } }: { readonly row: Option }) {
  const { pick, pointAt } = useTable();
  return (
    <button
      type="button"
      className={`card-menu-row ${picked ? 'is-on' : ''}`}
      aria-pressed={picked}
      data-choice={picked ? undefined : spot}
      onClick={() => pick(spot, 'button')}
      onPointerEnter={() => pointAt(spot)}
      onPointerLeave={() => pointAt(undefined)}
    >
      <Say sentence={label} />
    </button>
  );
}
