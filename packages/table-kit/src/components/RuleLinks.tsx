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
        const isFirst = i === 0;
        // Who says what is to be seen must reach it: the name has that in it.
        return (
          <Link
            key={rule}
            to={`/rules/${face.id}#${rule}`}
            title={rule}
            aria-label={t(isFirst ? 'table.ruleNamed' : 'table.ruleNamedToo', { rule })}
          >
            {t(isFirst ? 'table.inRules' : 'table.inRulesToo')}
          </Link>
        );
      })}
    </p>
  );
}
