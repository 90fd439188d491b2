/** A coin for gold, a skull for infamy, a seal for a fine marker. */
export const Coin = () => (
  <svg className="aa-sign" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="8.500" fill="#f2b63a" stroke="#5d3c08" strokeWidth="1.500" />
    <circle cx="10" cy="10" r="5" fill="none" stroke="#a56e12" strokeWidth="1.500" />
    <path d="M6 6.500c1-1.500 2-2 3.500-2" stroke="#fff3c4" strokeWidth="1.500" fill="none" strokeLinecap="round" />
  </svg>
);

export const Skull = () => (
  <svg className="aa-sign" viewBox="0 0 20 20" aria-hidden="true">
    <path
      d="M10 1.500c5 0 8 3.300 8 7.500 0 3-1.500 4.500-3 5.500v3.500H5v-3.500C3.500 13.500 2 12 2 9c0-4.200 3-7.500 8-7.500z"
      fill="#efe6f7"
      stroke="#241236"
      strokeWidth="1.400"
    />
    <circle cx="6.700" cy="9.500" r="2" fill="#241236" />
    <circle cx="13.300" cy="9.500" r="2" fill="#241236" />
    <path d="M8 18v-3M12 18v-3M10 11.500l-1 2h2z" stroke="#241236" strokeWidth="1.200" fill="#241236" />
  </svg>
);

export const Seal = () => (
  <svg className="aa-sign" viewBox="0 0 20 20" aria-hidden="true">
    <path
      d="M10 1l2 2 3-.5 1 2.800 2.800 1-.5 3 2 2-2 2 .5 3-2.800 1-1 2.800-3-.5-2 2-2-2-3 .5-1-2.800-2.800-1 .5-3-2-2 2-2-.5-3 2.800-1 1-2.800 3 .5z"
      fill="#b4232d"
      stroke="#4d070d"
      strokeWidth="1.200"
      transform="translate(1 .6) scale(.9)"
    />
    <path d="M7 10l2.500 2.500L13.500 8" fill="none" stroke="#ffb8a8" strokeWidth="1.800" strokeLinecap="round" />
  </svg>
);

/** Something that the inspectors have turned up. */
export const Eye = () => (
  <svg className="aa-sign" viewBox="0 0 20 20" aria-hidden="true">
    <path
      d="M1.500 10C4 5.500 7 4 10 4s6 1.500 8.500 6c-2.500 4.500-5.500 6-8.500 6s-6-1.500-8.500-6z"
      fill="none"
      stroke="#4a3206"
      strokeWidth="1.800"
    />
    <circle cx="10" cy="10" r="2.800" fill="#4a3206" />
  </svg>
);
