import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useRef, useState } from 'react';
import { newCodes } from '../../../online/person.js';

/** Codes that were just made, until they are noted. */
export function NewCodes() {
  const codes = useStore(newCodes);
  return codes === undefined ? null : <CodeList key={codes.join()} codes={codes} />;
}

function CodeList({ codes }: { readonly codes: readonly string[] }) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    // They are shown once, and may lie far below what was pressed.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  const copy = async (): Promise<void> => {
    if (list.current !== null) getSelection()?.selectAllChildren(list.current);
    setIsCopied((await isWritten(codes.join('\n'))) || document.execCommand('copy'));
  };
  return (
    <div ref={box} className="field new-codes" tabIndex={-1}>
      <p className="field" role="status">
        <span className="field-label">{t('recovery.new')}</span>
        <span className="field-help">{t('recovery.newHelp')}</span>
      </p>
      <ol ref={list} className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="button is-main" onClick={() => newCodes.set(undefined)}>
          {t('recovery.noted')}
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          {t('recovery.copy')}
        </button>
        <span role="status">{isCopied && t('recovery.copied')}</span>
      </div>
    </div>
  );
}

/** Only pages that came over an encrypted line may write to the clipboard themselves, and not where a browser forbids it. */
async function isWritten(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
