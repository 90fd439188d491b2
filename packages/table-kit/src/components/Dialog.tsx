import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from './Text.js';
import '../style/dialog.css';

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to be read or settled before the table goes on. It keeps the focus, and gives it back where it came from. */
export function Dialog({ title, className = '', onClose, children }: DialogProps) {
  const t = useText();
  const heading = useId();
  const element = useRef<HTMLDialogElement>(null);
  // Before it is taken away: the browser gives the focus back only from where it still is.
  useLayoutEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const click = ({ target }: MouseEvent): void => {
    if (target === element.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too: the browser sees to that
    <dialog
      ref={element}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      onClick={click}
      onCancel={(event) => {
        // React hands on what happens to a dialog that was opened from this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-card">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="tool" aria-label={t('close')} onClick={onClose}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
