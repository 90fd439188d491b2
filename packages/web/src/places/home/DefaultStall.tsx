import { gameName } from '@souk/table-kit/i18n/names';

const STRIPES = [0, 1, 2, 3, 4, 5, 6];
const STRIPE = 32;

/** The stall of a game that has drawn none: an awning, a counter, and the initial of its name on the sign. */
export function DefaultStall({ game }: { readonly game: string }) {
  return (
    <svg viewBox="0 0 320 170" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="320" height="170" fill="var(--ground-deep)" />
      <rect x="60" y="40" width="6" height="100" fill="var(--accent)" />
      <rect x="254" y="40" width="6" height="100" fill="var(--accent)" />
      {STRIPES.map((i) => (
        <path
          key={i}
          d={`M${48 + i * STRIPE} 34 h${STRIPE} v22 a16 12 0 0 1 -${STRIPE} 0 z`}
          fill={i % 2 === 0 ? 'var(--accent)' : 'var(--surface)'}
        />
      ))}
      <rect x="44" y="124" width="232" height="46" rx="4" fill="var(--accent)" />
      <rect x="44" y="124" width="232" height="8" rx="4" fill="var(--line)" />
      <circle cx="160" cy="98" r="24" fill="var(--surface)" />
      <text
        x="160"
        y="108"
        textAnchor="middle"
        fontSize="28"
        fontFamily="var(--serif)"
        fontWeight="700"
        fill="var(--accent)"
      >
        {gameName(game).charAt(0)}
      </text>
    </svg>
  );
}
