import { useId } from 'react';
import './tokens.css';

const STRIPES = [0, 1, 2, 3, 4, 5, 6] as const;

/** Sky, hills and a house. */
function Village() {
  // A page has several of these pictures, and one that is not displayed paints no other.
  const paints = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${paints}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8fd0ec" />
          <stop offset="1" stopColor="#fdf2d3" />
        </linearGradient>
      </defs>
      <rect width="400" height="220" fill={`url(#${paints}-sky)`} />
      <circle cx="56" cy="46" r="22" fill="#ffe28a" />
      <g fill="#fff" opacity="0.9">
        <path d="M270 40q6-16 22-10 10-12 22 0 16-4 16 10z" />
        <path d="M110 30q4-10 14-6 8-8 16 2 10-2 10 6h-40z" />
      </g>
      <path d="M0 150q70-50 150-20 60-36 130-4 60-24 120 10v84H0z" fill="#8fbf62" />
      <path d="M0 178q100-28 200-8t200-6v56H0z" fill="#6ea549" />
      <g>
        <path d="M28 150h34v-26l-17-16-17 16z" fill="#f2dfba" stroke="#7a5a35" strokeWidth="2" />
        <path d="M22 128l23-24 23 24" fill="none" stroke="#b4533a" strokeWidth="6" />
        <path d="M40 150v-14h10v14z" fill="#8a5a35" />
      </g>
    </>
  );
}

/** The merchant behind the counter, under the awning. */
const Stand = () => (
  <>
    <path d="M102 92v110M298 92v110" stroke="#7a4c28" strokeWidth="7" />
    <path d="M112 168c0-34 14-48 34-48" fill="none" />
    <g stroke="#33261c" strokeWidth="2.200" strokeLinejoin="round">
      <path d="M176 112l-8-18 18 6zM224 112l8-18-18 6z" fill="#7b7f86" />
      <path d="M166 132c0-22 14-34 34-34s34 12 34 34c0 18-14 32-34 32s-34-14-34-32z" fill="#9a9fa6" />
      <path d="M170 130c4-10 16-12 26-4-2 12-12 18-22 14zM230 130c-4-10-16-12-26-4 2 12 12 18 22 14z" fill="#33363c" />
      <path d="M200 128c10 4 16 16 8 26-5 5-11 5-16 0-8-10-2-22 8-26z" fill="#f1ece2" />
      <path d="M193 142q7-5 14 0-3 7-7 7t-7-7z" fill="#22242a" />
    </g>
    <circle cx="184" cy="132" r="4" fill="#fff" />
    <circle cx="216" cy="132" r="4" fill="#fff" />
    <circle cx="185" cy="132" r="2.200" fill="#1a1510" />
    <circle cx="215" cy="132" r="2.200" fill="#1a1510" />
    <path d="M160 168c8-10 72-10 80 0z" fill="#c9433a" stroke="#33261c" strokeWidth="2" />
    <path d="M88 164h224v42H88z" fill="#a5683a" stroke="#4f2f17" strokeWidth="3" />
    <path d="M88 178h224M88 192h224" stroke="#7f4c27" strokeWidth="2.500" />
    <path d="M80 158h240v10H80z" fill="#c98a52" stroke="#4f2f17" strokeWidth="2.500" />
    <g stroke="#4f2f17" strokeWidth="2">
      <path d="M104 158l6-20h36l6 20z" fill="#d9a860" />
      <path d="M110 140q18-22 34 0z" fill="#e0552f" />
      <circle cx="120" cy="136" r="7" fill="#ef7a3a" />
      <circle cx="136" cy="136" r="7" fill="#d93b2b" />
      <path d="M254 158l5-18h36l5 18z" fill="#d9a860" />
      <path d="M262 142c0-12 10-16 14-16s14 4 14 16z" fill="#9c6b36" />
      <path d="M260 134q16-14 32 0l-4 6h-24z" fill="#6b4420" />
    </g>
    {STRIPES.map((i) => (
      <path
        key={i}
        d={`M${80 + i * 34.3} 70h34.300l${(i - 3) * 1.5} 26q-17 20-34.300 0z`}
        fill={i % 2 === 0 ? '#d8412f' : '#fff4dc'}
        stroke="#7c2a1c"
        strokeWidth="1.500"
      />
    ))}
    <path d="M88 52h224l8 20H80z" fill="#e9573f" stroke="#7c2a1c" strokeWidth="2" />
    <path d="M0 24q100 34 200 10t200 6" fill="none" stroke="#7a5a35" strokeWidth="2" />
    <g>
      <path d="M40 35l10 18 10-14z" fill="#e0a92f" />
      <path d="M92 42l10 18 10-18z" fill="#3c9c8f" />
      <path d="M286 27l10 18 10-18z" fill="#8a5cc0" />
      <path d="M338 30l10 18 10-16z" fill="#d8412f" />
    </g>
  </>
);

/** A stall at the village fair: striped awning, baskets, bunting, and a raccoon behind the counter. */
export const MarketStall = () => (
  <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Village />
    <Stand />
  </svg>
);
