import { useText } from '@souk/table-kit/components/Text';
import { type ReactNode, useId } from 'react';

interface FilePickerProps {
  readonly label: string;
  readonly help: string;
  /** What has been made of the last file, if anything is to be said of it. */
  readonly children?: ReactNode;
  readonly onFile: (file: File | undefined) => void;
}

/** Asks for a JSON file, in the words of the page and not in the browser's. */
export function FilePicker({ label, help, children, onFile }: FilePickerProps) {
  const t = useText();
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="field-help">{help}</span>
      <div className="file-row">
        <label className="button is-quiet">
          {t('setup.file')}
          <input
            id={id}
            className="visually-hidden"
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => onFile(target.files?.[0])}
          />
        </label>
        {children}
      </div>
    </div>
  );
}
