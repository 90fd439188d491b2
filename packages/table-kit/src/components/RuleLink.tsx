import { Link } from './Link.js';
import { useTable } from './TableContext.js';
import { useText } from './Text.js';

/** Where the rules say so: a quiet way there, for who wants to read on. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const t = useText();
  const { face } = useTable();
  return (
    <p className="rule-link">
      <Link to={`/rules/${face.id}#${rule}`}>{t('table.inRules')}</Link>
    </p>
  );
}
