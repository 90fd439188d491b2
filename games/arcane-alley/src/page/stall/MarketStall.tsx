import { useId } from 'react';
import './tokens.css';

interface PartProps {
  /** Before the names of its paints: a page has several of these pictures, and one that is not displayed paints no other. */
  readonly paints: string;
}

/** Houses and lanterns at night. */
const Alley = ({ paints }: PartProps) => (
  <>
    <defs>
      <linearGradient id={`${paints}-night`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#1b0f38" />
        <stop offset="1" stopColor="#462a6e" />
      </linearGradient>
      <radialGradient id={`${paints}-lamp`}>
        <stop offset="0" stopColor="#ffe7a3" stopOpacity="0.95" />
        <stop offset="0.3" stopColor="#ffc45c" stopOpacity="0.5" />
        <stop offset="1" stopColor="#ffb13c" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${paints}-ball`} cx="0.35" cy="0.3" r="0.8">
        <stop offset="0" stopColor="#eafcff" />
        <stop offset="0.35" stopColor="#7fd0f2" />
        <stop offset="0.75" stopColor="#4256b8" />
        <stop offset="1" stopColor="#1f1a5a" />
      </radialGradient>
    </defs>
    <rect width="400" height="220" fill={`url(#${paints}-night)`} />
    <circle cx="322" cy="38" r="19" fill="#fdf3d0" />
    <circle cx="314" cy="33" r="17" fill="#24143f" />
    <g fill="#fff4cf">
      <circle cx="60" cy="26" r="1.300" />
      <circle cx="150" cy="18" r="1.600" />
      <circle cx="224" cy="40" r="1.200" />
      <circle cx="370" cy="70" r="1.500" />
      <circle cx="262" cy="16" r="1.200" />
    </g>
    <path d="M0 220V60l44-34 40 30v164zM400 220V92l-52-40-40 34v134z" fill="#150b2a" />
    <path d="M84 90l36-24 30 22v132H84zM308 110l-30-22-28 20v112h58z" fill="#21123f" />
    <g fill="#ffcf6b">
      <path d="M18 92h16v24H18zM52 92h14v24H52zM330 118h14v22h-14zM362 118h14v22h-14z" opacity="0.85" />
      <path d="M102 112h12v18h-12zM262 122h12v16h-12z" opacity="0.5" />
    </g>
    <circle className="lamp" cx="118" cy="86" r="78" fill={`url(#${paints}-lamp)`} />
    <circle className="lamp is-late" cx="286" cy="80" r="84" fill={`url(#${paints}-lamp)`} />
    <g stroke="#caa04a" strokeWidth="2.500" fill="#ffe9ad">
      <path d="M118 52v14M108 66h20l-3 26h-14z" />
      <path d="M286 44v16M276 60h20l-3 26h-14z" />
    </g>
  </>
);

/** What is offered, and who looks out below. */
const Counter = ({ paints }: PartProps) => (
  <>
    <path d="M70 160h260l18 60H52z" fill="#4b2a1a" />
    <path d="M62 152h276v14H62z" fill="#7a4a28" />
    <path d="M62 166h276l4 12H58z" fill="#8f3b78" />
    <path d="M62 166q17 20 34 0t34 0 34 0 34 0 34 0 34 0 34 0 38 0v10H58z" fill="#b5528f" />
    <ellipse cx="200" cy="150" rx="34" ry="8" fill="#c79a3f" />
    <circle cx="200" cy="118" r="34" fill={`url(#${paints}-ball)`} />
    <path d="M180 104q8-14 22-14" stroke="#fff" strokeWidth="4" fill="none" strokeLinecap="round" opacity="0.85" />
    <path d="M186 126l9-12 8 8 11-16" stroke="#fff6c8" strokeWidth="2" fill="none" opacity="0.8" />
    <g>
      <path d="M122 152v-22l6-8v-12h10v12l6 8v22z" fill="#58c78e" stroke="#123" strokeWidth="2" />
      <path d="M126 108h14v-6h-14z" fill="#a5703c" />
      <path d="M98 152c-8-4-8-20 2-24v-12h8v12c10 4 10 20 2 24z" fill="#e2658a" stroke="#123" strokeWidth="2" />
      <path d="M99 116h10v-5H99z" fill="#a5703c" />
    </g>
    <path
      d="M252 150c12-8 22-8 32-2 10-6 20-6 32 2v-26c-12-8-22-8-32-2-10-6-20-6-32 2z"
      fill="#f4e6c3"
      stroke="#3b2413"
      strokeWidth="2"
    />
    <path d="M284 122v26M260 130h16M260 137h16M292 130h16M292 137h16" stroke="#9a7a4c" strokeWidth="1.800" />
    <g fill="#ffe27a">
      <ellipse cx="346" cy="196" rx="5" ry="6" />
      <ellipse cx="364" cy="196" rx="5" ry="6" />
    </g>
    <ellipse cx="346" cy="197" rx="1.600" ry="5" fill="#150b2a" />
    <ellipse cx="364" cy="197" rx="1.600" ry="5" fill="#150b2a" />
  </>
);

/** A counter in a lantern-lit alley: a crystal ball, bottles, an open book, and a cat's eyes. */
export function MarketStall() {
  const paints = useId();
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Alley paints={paints} />
      <Counter paints={paints} />
    </svg>
  );
}
