const MOST = 24;
const START = -225;
const SWEEP = 270;

const at = (value: number, radius: number): string => {
  const angle = ((START + (SWEEP * value) / MOST) * Math.PI) / 180;
  return `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`;
};

const arc = (from: number, to: number, radius: number): string =>
  `M${at(from, radius)}A${radius} ${radius} 0 ${((to - from) * SWEEP) / MOST > 180 ? 1 : 0} 1 ${at(to, radius)}`;

interface DialProps {
  readonly infamy: number;
  /** How often the hand has gone around before it came to this. */
  readonly laps?: number;
}

/** Infamy from 0 to 24 as a dial. The number beside it says the same. */
export const Dial = ({ infamy, laps = 0 }: DialProps) => (
  <svg className="aa-dial" viewBox="0 0 100 92" aria-hidden="true">
    <path d={arc(0, MOST, 40)} className="aa-dial-track" />
    <path d={arc(18, MOST, 40)} className="aa-dial-danger" />
    {infamy > 0 && <path d={arc(0, infamy, 40)} className="aa-dial-now" />}
    {[0, 6, 12, 18, 24].map((tick) => (
      <path key={tick} d={`M${at(tick, 31)}L${at(tick, 35)}`} className="aa-dial-tick" />
    ))}
    <g className="aa-dial-scale">
      <text x="17" y="90">
        0
      </text>
      <text x="83" y="90">
        {MOST}
      </text>
    </g>
    <g className="aa-dial-hand" style={{ rotate: `${START + (SWEEP * infamy) / MOST + 360 * laps}deg` }}>
      <path d="M46 47l34 3-34 3z" />
      <circle cx="50" cy="50" r="6" />
    </g>
  </svg>
);
