import { useState } from 'react';
import type { PlainKey } from '../i18n/keys.js';
import type { KeyGroup } from '../keys/keymap.js';
import { type KeyLine, type KeyList, keyName, keysAt } from '../keys/listing.js';
import { Dialog } from './Dialog.js';
import { Link } from './Link.js';
import { useText } from './Text.js';
import '../style/keys-dialog.css';

interface KeysDialogProps {
  readonly root: HTMLElement;
  readonly groups: readonly KeyGroup[];
  readonly hasPicks: boolean;
  readonly onClose: () => void;
}

const PARTS: readonly (readonly [keyof KeyList, PlainKey])[] = [
  ['places', 'keys.places'],
  ['answers', 'keys.answers'],
  ['always', 'keys.always'],
];

/** Lists the keys that work at this table now. */
export default function KeysDialog({ root, groups, hasPicks, onClose }: KeysDialogProps) {
  const t = useText();
  const [list] = useState(() => keysAt(root, groups, hasPicks));
  return (
    <Dialog title={t('keys.title')} className="keys-dialog" onClose={onClose}>
      {PARTS.map(([part, title]) =>
        list[part].length === 0 ? null : (
          <section key={part}>
            <h3>{t(title)}</h3>
            <dl className="keys-list">
              {list[part].map((line) => (
                <Line key={line.keys.join(' ')} line={line} />
              ))}
            </dl>
          </section>
        ),
      )}
      <p className="soft">
        {t('keys.about')}{' '}
        <Link to="/settings" className="keys-settings">
          {t('settings.title')}
        </Link>
      </p>
    </Dialog>
  );
}

const Line = ({ line: { keys, does } }: { readonly line: KeyLine }) => (
  <div>
    <dt>
      {keys.map((key) => (
        <kbd key={key}>{key.split('+').map(keyName).join(' + ')}</kbd>
      ))}
    </dt>
    <dd>{does}</dd>
  </div>
);
