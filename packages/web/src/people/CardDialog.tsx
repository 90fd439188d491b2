import { useText } from '@souk/table-kit/components/Text';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import './card-dialog.css';

interface CardDialogProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small card over whatever goes on below it. Escape, × and a press beside it close it, and the focus goes back. */
export function CardDialog({ label, onClose, children }: CardDialogProps) {
  const t = useText();
  const shown = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = shown.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const pressed = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void => {
    if (target === currentTarget) currentTarget.close();
  };
  // A table has keys of its own, which are not meant while the card is open.
  const keep = (event: KeyboardEvent<HTMLDialogElement>): void => event.stopPropagation();
  // React hands on what happens to a dialog that was opened from this one.
  const closed = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (target === currentTarget) onClose();
  };
  return (
    <dialog ref={shown} className="card-dialog" aria-label={label} onClose={closed} onClick={pressed} onKeyDown={keep}>
      <div className="card-dialog-inside">
        {children}
        <button type="button" className="tool card-dialog-close" aria-label={t('close')} onClick={onClose}>
          ×
        </button>
      </div>
    </dialog>
  );
}
