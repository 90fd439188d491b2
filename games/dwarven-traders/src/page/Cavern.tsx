import { memo } from 'react';

/** The cave: rock, stalactites and two torches. Nothing but a backdrop. */
const Cavern = () => (
  <div className="backdrop" aria-hidden="true">
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="dt-rock" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--rock-far)" />
          <stop offset="1" stopColor="var(--rock-deep)" />
        </linearGradient>
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
    </svg>
    <span className="dt-glow" />
    <span className="dt-glow is-late" />
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Torch x={236} y={96} />
      <Torch x={994} y={96} />
    </svg>
  </div>
);

const Torch = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-4 4h8l-2 40h-4z" fill="#5b3a20" stroke="#1c110a" strokeWidth="1.500" />
    <path d="M-8 0h16l-3 10h-10z" fill="#a9713f" stroke="#1c110a" strokeWidth="1.500" />
    <path className="dt-flame" d="M0-34c12 13 14 22 8 34H-8c-6-12-3-20 8-34z" fill="#ff9b3d" />
    <path className="dt-flame is-late" d="M0-18c5 7 6 12 3 19h-6c-4-7-2-12 3-19z" fill="#ffe48a" />
  </g>
);

/** It never changes. */
export const Backdrop = memo(Cavern);
