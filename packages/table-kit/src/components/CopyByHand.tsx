import { useText } from './Text.js';
import '../style/copy-by-hand.css';

/** A link that the browser would not copy. */
export function CopyByHand({ link }: { readonly link: string }) {
  const t = useText();
  return (
    <label className="copy-by-hand">
      {t('end.link')}
      <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
    </label>
  );
}
