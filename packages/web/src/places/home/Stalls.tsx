import { Children, type ReactNode, useState } from 'react';

/** All stalls: beside each other where there is room, else in a row that snaps, with a dot for each below it. */
export function Stalls({ children }: { readonly children: ReactNode }) {
  const [first, setFirst] = useState(0);
  const stalls = Children.toArray(children);
  return (
    <div className="stalls">
      <div
        className="home-stalls"
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) =>
          setFirst(Math.round((scrollLeft / scrollWidth) * stalls.length))
        }
      >
        {stalls}
      </div>
      <div className="stall-dots" aria-hidden="true">
        {stalls.map((_, i) => (
          <span key={i} className={i === first ? 'is-here' : ''} />
        ))}
      </div>
    </div>
  );
}
