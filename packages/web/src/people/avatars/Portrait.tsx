import type { Look } from './drawing.js';

/** The drawing of one avatar. */
export const Portrait = ({ look: { ground, shapes } }: { readonly look: Look }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <rect width="64" height="64" fill={ground} />
    {shapes.map(({ d, fill = 'none', stroke, width }, i) => (
      <path
        key={i}
        d={d}
        fill={fill}
        stroke={stroke}
        strokeWidth={width}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    ))}
  </svg>
);
