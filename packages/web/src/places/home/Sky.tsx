import './sky.css';

/** Where lamps hang on their string, and flags on theirs: across, and how far down. */
const LAMPS = [
  [60, 62],
  [160, 76],
  [262, 66],
  [400, 70],
  [560, 66],
  [720, 66],
  [800, 76],
  [880, 66],
  [1018, 64],
  [1120, 74],
  [1220, 58],
] as const;
const FLAGS = Array.from({ length: 26 }, (_, i) => i);
const FLAG_COLOURS = ['#e0523f', '#f2b63c', '#3f9c8c', '#7a5bb5', '#f7f0df'] as const;
const STARS = [
  [90, 24],
  [210, 140],
  [348, 30],
  [470, 110],
  [620, 26],
  [746, 128],
  [930, 50],
  [1090, 110],
  [1190, 30],
  [40, 170],
  [1240, 150],
] as const;

/** Height of a string of flags that sags between its ends. */
const sag = (x: number): number => 18 + 30 * Math.sin((Math.PI * (x % 427)) / 427);

/** Lamps, stars and a string: the square at dusk. */
const Dusk = () => (
  <g className="sky-dusk">
    {STARS.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="1.600" fill="#fff6dc" opacity="0.7" />
    ))}
    <path
      d="M0 34C160 70 240 74 400 52S640 84 720 52 960 84 1120 60 1230 44 1280 40"
      fill="none"
      stroke="#a9844f"
      strokeWidth="2"
    />
    {LAMPS.map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y + 6} r="26" fill="#ffc45c" opacity="0.14" />
        <path d={`M${x} ${y - 12}v6`} stroke="#a9844f" strokeWidth="2" />
        <ellipse cx={x} cy={y + 4} rx="8" ry="10" fill="#ffe7a8" stroke="#e0a13c" strokeWidth="2" />
      </g>
    ))}
  </g>
);

/** The sun, clouds and bunting: the square by day. */
const Day = () => (
  <g className="sky-day">
    <circle cx="1130" cy="120" r="120" fill="#fff3b8" opacity="0.55" />
    <circle cx="1130" cy="120" r="58" fill="#ffe07a" />
    <g fill="#fff" opacity="0.9">
      <path d="M180 128q12-34 46-22 22-26 48 0 34-8 34 22z" />
      <path d="M690 96q10-26 36-16 18-20 38 0 26-6 26 16z" />
    </g>
    <path d="M0 18Q214 78 427 18T854 18 1281 18" fill="none" stroke="#8b6a43" strokeWidth="2" />
    {FLAGS.map((i) => {
      const x = 14 + i * 49;
      return (
        <path
          key={i}
          d={`M${x} ${sag(x)}l26 2-12 26z`}
          fill={FLAG_COLOURS[i % FLAG_COLOURS.length]}
          stroke="#5a4026"
          strokeWidth="0.800"
        />
      );
    })}
  </g>
);

/** Roofs and towers around the square, and its paving. */
const Ground = () => (
  <svg className="sky-ground" viewBox="0 0 1280 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path
      className="sky-roofs"
      d="M0 210v-70l60-46 60 46v30h70v-64l34-60 34 60v50h90l40-34 40 34h80v-24q40-60 80 0v24h120v-40l54-40 54 40v40h70v-70l30-56 30 56v60h90q36-54 72 0h60v-40l46-38 46 38h20v104z"
    />
    <rect className="sky-paving" y="208" width="1280" height="212" />
    <g className="sky-stones">
      <path d="M0 240h1280M0 284h1280M0 344h1280M640 208v212M500 208L330 420M780 208l170 212M360 208L20 420M920 208l340 212M220 208L0 310M1060 208l220 102" />
    </g>
  </svg>
);

/** What lies behind everything that is no table: dusk under lanterns in the dark theme, a sunny fair in the light one. */
export const Sky = () => (
  <div className="sky" aria-hidden="true">
    <svg className="sky-above" viewBox="0 0 1280 240" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <Dusk />
      <Day />
    </svg>
    <Ground />
  </div>
);
