import { memo } from 'react';

interface House {
  readonly x: number;
  readonly width: number;
  /** How high the eaves are, and the ridge above them. */
  readonly eaves: number;
  readonly ridge: number;
}

const STREET = 480;

const FAR: readonly House[] = [
  { x: 200, width: 96, eaves: 300, ridge: 226 },
  { x: 290, width: 70, eaves: 330, ridge: 276 },
  { x: 356, width: 110, eaves: 286, ridge: 196 },
  { x: 462, width: 84, eaves: 326, ridge: 262 },
  { x: 540, width: 60, eaves: 270, ridge: 150 },
  { x: 596, width: 120, eaves: 312, ridge: 232 },
  { x: 712, width: 78, eaves: 336, ridge: 280 },
  { x: 784, width: 104, eaves: 290, ridge: 204 },
  { x: 884, width: 74, eaves: 322, ridge: 262 },
  { x: 954, width: 108, eaves: 300, ridge: 214 },
];

/** They stand so close that the street runs past their walls: it covers where those end. */
const NEAR: readonly House[] = [
  { x: -60, width: 280, eaves: 150, ridge: 30 },
  { x: 1040, width: 300, eaves: 160, ridge: 36 },
];

/** Light and beams on the walls of those, so that they are houses wherever the picture is cut off. */
const NEAR_WINDOWS =
  'M112 214h34v48h-34zM164 214h30v48h-30zM112 330h34v52h-34zM1066 224h30v48h-30zM1114 224h34v48h-34zM1114 340h34v52h-34z';
const NEAR_BEAMS =
  'M100 300H220M208 150V456M100 150H236M1040 310H1160M1052 160V456M1024 160H1160M164 456V316h36v140M1060 456V326h36v130';

const outline = ({ x, width, eaves, ridge }: House, floor: number): string =>
  `M${x} ${floor}V${eaves}L${x + width / 2} ${ridge}L${x + width} ${eaves}V${floor}Z`;

/** Two windows under the eaves of every house, and two more below where it is high. */
const windows = ({ x, width, eaves }: House): string =>
  [0.22, 0.6]
    .flatMap((share) =>
      [18, 70].map((below) => `M${x + width * share} ${eaves + below}h${width * 0.18}v26h${-width * 0.18}z`),
    )
    .join('');

/** The alley at night: crooked gables, lit windows, cobbles, lanterns on a line. Nothing but a backdrop. */
const Alley = () => (
  <div className="backdrop" aria-hidden="true">
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="aa-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset="0.6" stopColor="var(--sky-low)" />
        </linearGradient>
      </defs>
      <rect width="1280" height="720" fill="url(#aa-sky)" />
      <circle cx="468" cy="118" r="30" fill="var(--window)" opacity="0.9" />
      <circle cx="456" cy="110" r="27" fill="var(--sky-high)" />
      <path
        d="M330 90h2v2h-2zM420 180h2v2h-2zM520 80h2v2h-2zM700 110h2v2h-2zM820 76h2v2h-2zM930 140h2v2h-2zM610 170h2v2h-2z"
        fill="#fff"
        opacity="0.7"
      />
      {FAR.map((house) => (
        <g key={house.x}>
          <path d={outline(house, STREET)} fill="var(--house-far)" stroke="var(--house-near)" strokeWidth="2" />
          <path d={windows(house)} fill="var(--window)" opacity="0.6" />
        </g>
      ))}
      {NEAR.map((house) => (
        <path key={house.x} d={outline(house, 720)} fill="var(--house-near)" />
      ))}
      <path d={NEAR_BEAMS} fill="none" stroke="var(--house-far)" strokeWidth="5" />
      <path d={NEAR_WINDOWS} fill="var(--window)" opacity="0.75" />
      <path d={`M220 ${STREET - 24}h820L1360 720H-100z`} fill="var(--street)" />
      <path
        d="M180 500h900M140 530h980M92 566h1080M40 612h1200M0 664h1280M330 480L170 720M470 480l-70 240M620 480l-10 240M760 480l60 240M900 480l150 240"
        fill="none"
        stroke="var(--house-far)"
        strokeWidth="2"
        opacity="0.55"
      />
      <path d="M220 150q200 70 410 30t410-6" fill="none" stroke="var(--house-near)" strokeWidth="3" />
    </svg>
    {[18, 38, 62, 84].map((left, i) => (
      <span key={left} className="aa-lantern" style={{ left: `${left}%`, animationDelay: `${-i * 0.8}s` }} />
    ))}
  </div>
);

/** It never changes. */
export const Backdrop = memo(Alley);
