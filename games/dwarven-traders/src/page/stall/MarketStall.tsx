import { useId } from 'react';
import './tokens.css';

/** Rock, and torches on it. */
function Cave() {
  // A page has several of these pictures, and one that is not displayed paints no other.
  const paints = useId();
  return (
    <>
      <defs>
        <radialGradient id={`${paints}-cave`} cx="0.5" cy="0.45" r="0.75">
          <stop offset="0" stopColor="#8a5532" />
          <stop offset="0.45" stopColor="#3c3230" />
          <stop offset="1" stopColor="#11161c" />
        </radialGradient>
        <radialGradient id={`${paints}-fire`}>
          <stop offset="0" stopColor="#ffdf8a" stopOpacity="0.95" />
          <stop offset="0.35" stopColor="#ff9b3d" stopOpacity="0.45" />
          <stop offset="1" stopColor="#ff7a1f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="220" fill={`url(#${paints}-cave)`} />
      <path
        d="M0 0h400v44l-22-18-14 40-20-44-30 12-16 46-18-52-34 4-24-14-22 34-18-32-44 4-26-14-20 44-18-42-46 8-22 38-20-44z"
        fill="#0b0f14"
      />
      <path d="M0 220v-92l30-20 22 44 30 12 18 56zM400 220v-100l-34-14-18 46-32 10-16 58z" fill="#0d1218" />
      <circle className="lamp" cx="84" cy="92" r="90" fill={`url(#${paints}-fire)`} />
      <circle className="lamp is-late" cx="318" cy="88" r="90" fill={`url(#${paints}-fire)`} />
      <g>
        <path d="M80 100h8l-2 44h-4z" fill="#5b3a20" />
        <path d="M84 66c12 12 14 22 8 34h-16c-6-12-2-20 8-34z" fill="#ff9b3d" />
        <path d="M84 80c5 6 6 12 3 19h-7c-3-7-1-12 4-19z" fill="#ffe48a" />
        <path d="M314 96h8l-2 44h-4z" fill="#5b3a20" />
        <path d="M318 62c12 12 14 22 8 34h-16c-6-12-2-20 8-34z" fill="#ff9b3d" />
        <path d="M318 76c5 6 6 12 3 19h-7c-3-7-1-12 4-19z" fill="#ffe48a" />
      </g>
    </>
  );
}

/** The cart on its rails, with what was mined. */
const Cart = () => (
  <>
    <path d="M20 206h360" stroke="#8f6239" strokeWidth="5" />
    <g stroke="#5a3c22" strokeWidth="8">
      <path d="M50 212v8M100 212v8M150 212v8M200 212v8M250 212v8M300 212v8M350 212v8" />
    </g>
    <g stroke="#170c08" strokeWidth="2" strokeLinejoin="round">
      <path d="M150 120l24-30 26 14-6 34z" fill="#e2314f" />
      <path d="M150 120l24-30 4 18-14 18z" fill="#ff8f9c" />
      <path d="M196 92l22-24 22 24-22 40z" fill="#1f8fd8" />
      <path d="M196 92l22-24v24l-8 8z" fill="#a9ccff" />
      <path d="M232 106l16-12h20l14 14v20l-26 16-24-14z" fill="#1fa866" />
      <path d="M240 110l10-8h14l8 8v14l-18 8-14-8z" fill="#7fe6ae" />
      <circle cx="192" cy="128" r="19" fill="#f3a51d" />
      <path d="M180 122l12-10 12 10-4 14h-16z" fill="#ffe18a" />
    </g>
    <path d="M128 134h156l-16 58H144z" fill="#7a4c2a" stroke="#20120a" strokeWidth="3" />
    <path d="M134 152h144M139 171h134" stroke="#56341b" strokeWidth="3" />
    <path d="M120 126h172v12H120z" fill="#c98349" stroke="#20120a" strokeWidth="3" />
    <g fill="#e7a56a">
      <circle cx="140" cy="132" r="2.500" />
      <circle cx="272" cy="132" r="2.500" />
      <circle cx="206" cy="132" r="2.500" />
    </g>
    <g fill="#3a444e" stroke="#12171c" strokeWidth="4">
      <circle cx="168" cy="194" r="15" />
      <circle cx="246" cy="194" r="15" />
    </g>
    <g fill="#c98349">
      <circle cx="168" cy="194" r="4.500" />
      <circle cx="246" cy="194" r="4.500" />
    </g>
    <g className="twinkle" fill="#fff">
      <path d="M218 78l2 7 7 2-7 2-2 7-2-7-7-2 7-2z" />
      <path d="M262 112l1.500 5 5 1.500-5 1.500-1.500 5-1.500-5-5-1.500 5-1.500z" />
    </g>
  </>
);

/** A mine cart full of cut stones under the cave's torches. */
export const MarketStall = () => (
  <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Cave />
    <Cart />
  </svg>
);
