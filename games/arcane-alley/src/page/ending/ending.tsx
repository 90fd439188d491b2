import type { ArcaneAlleyTypes } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import type { EndingFace } from '@souk/table-kit/ending';
import { Backdrop } from '../art/Alley.js';
import { Coin } from '../art/Signs.js';
import { PlayerFace } from '../PlayerFace.js';
import { accountOf } from './account.js';
import '../style/ending.css';

/** A crown, and a lantern on either side. */
const Regalia = () => (
  <svg className="end-frame" viewBox="0 0 260 240" aria-hidden="true">
    <g stroke="#5d3c08" strokeWidth="3" strokeLinejoin="round">
      <path d="M86 42l-12-46 30 22 26-38 26 38 30-22-12 46z" fill="#ffd34d" />
      <path d="M84 34h92v16q-46 8-92 0z" fill="#f2b63a" />
    </g>
    <circle cx="104" cy="42" r="5" fill="#3f7cf0" stroke="#5d3c08" strokeWidth="2" />
    <circle cx="130" cy="44" r="6" fill="#e2314f" stroke="#5d3c08" strokeWidth="2" />
    <circle cx="156" cy="42" r="5" fill="#1fa866" stroke="#5d3c08" strokeWidth="2" />
    {[6, 254].map((x) => (
      <g key={x} transform={`translate(${x} 84)`}>
        <path d="M0-34V-18" stroke="#a97b3c" strokeWidth="3" />
        <path d="M-12-12L0-22l12 10z" fill="#a97b3c" stroke="#3b2413" strokeWidth="2" />
        <path d="M-11-12h22l-3 30H-8z" fill="#ffe7a8" stroke="#3b2413" strokeWidth="2" />
        <path d="M0-6c6 7 6 11 0 18-6-7-6-11 0-18z" fill="#f0a63c" />
        <path d="M-10 18h20v5h-20z" fill="#a97b3c" stroke="#3b2413" strokeWidth="2" />
      </g>
    ))}
  </svg>
);

export const ending: EndingFace<ArcaneAlleyTypes> = {
  account: accountOf,
  Portrait: ({ view, contender }) => {
    const seat = Number(contender);
    return <PlayerFace wizard={elementAt(view.players, seat).wizard} seat={seat} />;
  },
  Backdrop,
  Frame: Regalia,
  Treasure: Coin,
  Sign: Coin,
};
