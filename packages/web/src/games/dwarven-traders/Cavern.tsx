/** The cave: rock, stalactites and two torches. Nothing but a backdrop. */
export const Cavern = () => (
  <div className="dt-cavern" aria-hidden="true">
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="dt-rock" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--rock-far)" />
          <stop offset="1" stopColor="var(--rock-deep)" />
        </linearGradient>
        <radialGradient id="dt-glow">
          <stop offset="0" stopColor="#ffb35c" stopOpacity="0.55" />
          <stop offset="0.4" stopColor="#e0722a" stopOpacity="0.22" />
          <stop offset="1" stopColor="#e0722a" stopOpacity="0" />
        </radialGradient>
        <filter id="dt-grain" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency="0.035 0.06" numOctaves="3" seed="11" />
          <feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.55  0 0 0 -1.3 0.78" />
        </filter>
      </defs>
      <rect width="1280" height="720" fill="url(#dt-rock)" />
      <rect width="1280" height="720" filter="url(#dt-grain)" opacity="0.16" />
      <path
        d="M0 0h1280v96l-34-30-22 64-30-70-40 18-26 74-30-86-58 6-40-26-36 58-30-54-78 4-42-22-60 10-34 62-28-66-76 10-52-18-40 40-34-36-70 10-28 58-32-62-52 8-44 70-34-66-52-6-30 84-36-78-42 22-34 62-26-66z"
        fill="var(--rock-near)"
      />
      <path
        d="M0 720V470l34-40 26 62 30-20 22 96 46 30 34 122zM1280 720V440l-40-22-20 74-36-8-26 90-40 40-30 106z"
        fill="var(--rock-near)"
      />
      <circle className="dt-glow" cx="252" cy="120" r="330" fill="url(#dt-glow)" />
      <circle className="dt-glow is-late" cx="1010" cy="120" r="330" fill="url(#dt-glow)" />
    </svg>
  </div>
);
