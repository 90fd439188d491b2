import { Link } from './Link.js';
import { useTable } from './TableContext.js';
import { useText } from './Text.js';

/** Where the rules say so: a quiet way there, for who wants to read on. */
export function RuleLinks({ rules }: { readonly rules: readonly string[] }) {
  const t = useText();
  const { face } = useTable();
  return (
    <p className="rule-links">
      {rules.map((rule, i) => {
        const name = t('table.ruleNamed', { rule });
        // Who says what is to be seen must reach it: the name has the number in it.
        return (
          <Link
            key={rule}
            to={`/rules/${face.id}#${rule}`}
            title={rule}
            aria-label={i === 0 ? name : `${i + 1}: ${name}`}
          >
            {i === 0 ? t('table.inRules') : i + 1}
          </Link>
        );
      })}
    </p>
  );
}
