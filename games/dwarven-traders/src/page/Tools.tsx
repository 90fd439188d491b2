/** The signs on trading cards: a pick for mining, coins for selling. */
export const Pick = () => (
  <svg className="dt-sign" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M20 10L6 26" stroke="#7a4b22" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M9 7c8-5 16-1 18 12-3-6-6-9-9-10S12 7 9 7z"
      fill="#7d8893"
      stroke="#2b2018"
      strokeWidth="1.500"
      strokeLinejoin="round"
    />
  </svg>
);

export const Coins = () => (
  <svg className="dt-sign" viewBox="0 0 32 32" aria-hidden="true">
    {[24, 19, 14].map((y) => (
      <ellipse key={y} cx="13" cy={y} rx="9" ry="4" fill="#e7a93a" stroke="#5c3a0d" strokeWidth="1.500" />
    ))}
    <circle cx="23" cy="12" r="7" fill="#ffd265" stroke="#5c3a0d" strokeWidth="1.500" />
    <path d="M23 8v8M21 9.500h3.500M21 12h4" stroke="#8a5a14" strokeWidth="1.400" fill="none" />
  </svg>
);

/** A wagon on its wheels; what it carries is drawn between its back and its front. */
export const WagonBack = () => (
  <svg className="dt-wagon-back" viewBox="0 0 60 48" aria-hidden="true" preserveAspectRatio="none">
    <path d="M6 14h48l-3 6H9z" fill="#1a1310" />
  </svg>
);

export const WagonFront = () => (
  <svg className="dt-wagon-front" viewBox="0 0 60 48" aria-hidden="true" preserveAspectRatio="none">
    <path d="M5 18h50l-6 20H11z" fill="#6b4326" stroke="#2a1a0f" strokeWidth="2" />
    <path d="M8 26h44M10 33h40" stroke="#4d2e18" strokeWidth="1.500" />
    <path d="M3 16h54v4H3z" fill="#c47a43" stroke="#2a1a0f" strokeWidth="1.500" />
    <circle cx="18" cy="41" r="5.500" fill="#39424c" stroke="#14181d" strokeWidth="2" />
    <circle cx="42" cy="41" r="5.500" fill="#39424c" stroke="#14181d" strokeWidth="2" />
    <circle cx="18" cy="41" r="1.800" fill="#c47a43" />
    <circle cx="42" cy="41" r="1.800" fill="#c47a43" />
  </svg>
);

/** The box that sold gems go to. */
export const Chest = () => (
  <svg className="dt-chest" viewBox="0 0 40 32" aria-hidden="true">
    <path d="M4 13C4 6 8 3 14 3h12c6 0 10 3 10 10z" fill="#8a5a32" stroke="#22150b" strokeWidth="2" />
    <path d="M3 13h34v16H3z" fill="#6b4326" stroke="#22150b" strokeWidth="2" />
    <path d="M10 4v25M30 4v25" stroke="#c47a43" strokeWidth="3" />
    <path d="M17 11h6v8h-6z" fill="#f0b45a" stroke="#22150b" strokeWidth="1.500" />
  </svg>
);
