/** The market square at dusk, with nobody left on it: nobody has won. */
export const EmptySquare = () => (
  <svg className="end-empty" viewBox="0 0 320 200" aria-hidden="true">
    <defs>
      <linearGradient id="end-dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#2a2148" />
        <stop offset="0.7" stopColor="#b4586b" />
        <stop offset="1" stopColor="#f0a063" />
      </linearGradient>
    </defs>
    <rect width="320" height="200" rx="18" fill="url(#end-dusk)" />
    <circle cx="160" cy="132" r="26" fill="#ffcf86" opacity="0.85" />
    <path
      d="M0 132V96l22-18 24 18v-30l20-22 20 22v66zM320 132v-40l-26-20-22 20v-22l-24-20-20 20v62z"
      fill="#1c1430"
      opacity="0.85"
    />
    <path d="M0 130h320v52a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18z" fill="#3a2740" />
    <path
      d="M40 146h240M16 166h288M100 130l-44 70M160 130v70M220 130l44 70"
      stroke="#1c1430"
      strokeWidth="2"
      opacity="0.5"
    />
    <g fill="#1c1430">
      <path d="M52 152v-26h56v26h-4v-16H56v16zM212 152v-26h56v26h-4v-16h-48v16z" />
      <path d="M48 126l10-16h44l10 16zM208 126l10-16h44l10 16z" fill="#57406a" />
    </g>
    <path d="M158 150v-26h4v26zM154 124c0-8 12-8 12 0z" fill="#1c1430" />
    <circle cx="160" cy="121" r="3" fill="#ffe7a8" />
  </svg>
);
