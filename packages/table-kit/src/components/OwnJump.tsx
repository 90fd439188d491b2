import { useEffect, useState } from 'react';
import { Icon } from './Icon.js';
import { useText } from './Text.js';

/** What a board calls the area of who plays here. */
export const OWN = 'data-own';

/** Less of the own area than this share, and it cannot be played from. */
const ENOUGH = 0.25;

/** Watches whichever own area there is: it is drawn anew as a table is rearranged, and gone while something takes its place. */
function watchOwn(root: HTMLElement, setIsOut: (isOut: boolean) => void): () => void {
  let own: Element | null = null;
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) if (target === own) setIsOut(intersectionRatio < ENOUGH);
    },
    { threshold: [0, ENOUGH] },
  );
  const find = (): void => {
    const found = root.querySelector(`[${OWN}]`);
    if (found === own) return;
    own = found;
    sight.disconnect();
    if (own === null) setIsOut(false);
    else sight.observe(own);
  };
  find();
  const changes = new MutationObserver(find);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    sight.disconnect();
  };
}

function useIsOwnOutOfView(root: HTMLElement | null): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => (root === null ? undefined : watchOwn(root, setIsOut)), [root]);
  return isOut;
}

/** The way to the own area in one step, wherever a small screen or large letters have pushed it out of view. */
export function OwnJump({ root }: { readonly root: HTMLElement | null }) {
  const t = useText();
  if (!useIsOwnOutOfView(root)) return null;
  const jump = (): void => {
    const own = root?.querySelector<HTMLElement>(`[${OWN}]`);
    own?.scrollIntoView({ block: 'center' });
    own?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="button own-jump" onClick={jump}>
      <Icon name="down" />
      {t('table.toOwn')}
    </button>
  );
}
