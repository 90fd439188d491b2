import { Icon } from '@souk/table-kit/components/Icon';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface MoreMenuProps {
  /** What the button is called, as it shows three dots alone. */
  readonly label: string;
  /** Links and buttons: a click on any of them closes the menu. */
  readonly children: ReactNode;
}

/** Further choices behind three dots. Escape, a choice, or going elsewhere closes them. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  // Where a click gives no focus, as in some browsers, nothing is known of where the focus goes.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Node && whole.current?.contains(target) !== true) setOpen(false);
    };
    window.addEventListener('pointerdown', press);
    return () => window.removeEventListener('pointerdown', press);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed inside is a button or a link
    <div ref={whole} className="more-menu" onKeyDown={close} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className="button is-quiet more-button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears of what was chosen inside */}
      <div id={id} className="more-choices" hidden={!isOpen} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  );
}
