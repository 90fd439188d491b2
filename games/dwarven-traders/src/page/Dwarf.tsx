import type { TraderName } from '@souk/games/dwarven-traders';
import type { ReactNode } from 'react';

const OUTLINE = { stroke: '#1b1210', strokeWidth: 1.6, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

interface LookProps {
  readonly cloth: string;
  readonly hair: string;
  readonly skin: string;
}

/** What all dwarves share: shoulders, face, eyes and the nose. */
const Head = ({ cloth, skin }: LookProps) => (
  <>
    <path d="M6 64c2-12 12-17 26-17s24 5 26 17z" fill={cloth} {...OUTLINE} />
    <path d="M18 27c0-10 6-15 14-15s14 5 14 15c0 12-6 19-14 19s-14-7-14-19z" fill={skin} {...OUTLINE} />
    <path d="M22 26q4-3 8 0M34 26q4-3 8 0" fill="none" {...OUTLINE} strokeWidth={2.4} />
    <circle cx="26.5" cy="29.5" r="2" fill="#1b1210" />
    <circle cx="37.5" cy="29.5" r="2" fill="#1b1210" />
    <circle cx="27.2" cy="28.9" r="0.6" fill="#fff" />
    <circle cx="38.2" cy="28.9" r="0.6" fill="#fff" />
    <path d="M32 29c4 2 5 7 3 9-2 1.6-4 1.6-6 0-2-2-1-7 3-9z" fill={skin} {...OUTLINE} />
  </>
);

const Moustache = ({ hair }: { readonly hair: string }) => (
  <path d="M32 38c-5-1-10 1-13 5 5 1 10 0 13-3 3 3 8 4 13 3-3-4-8-6-13-5z" fill={hair} {...OUTLINE} />
);

/** A red beard in two braids, and a helmet with horns. */
const Brokk = (look: LookProps): ReactNode => (
  <>
    <Head {...look} />
    <path
      d="M17 31c-1 14 3 24 7 31l5-8 3 5 3-5 5 8c4-7 8-17 7-31-3 6-9 8-15 8s-12-2-15-8z"
      fill={look.hair}
      {...OUTLINE}
    />
    <path d="M21 50l5 4-4 3M43 50l-5 4 4 3" fill="none" stroke="#ffd27a" strokeWidth="2.4" />
    <Moustache hair={look.hair} />
    <path d="M15 24c0-12 8-18 17-18s17 6 17 18c-11-4-23-4-34 0z" fill="#8b97a5" {...OUTLINE} />
    <path d="M32 6v15M15 24c11-4 23-4 34 0" fill="none" stroke="#d78b4e" strokeWidth="3" />
    <path d="M16 15C9 14 6 8 7 2c4 5 8 6 13 6zM48 15c7-1 10-7 9-13-4 5-8 6-13 6z" fill="#f3e3c2" {...OUTLINE} />
  </>
);

/** Golden plaits and a circlet. */
const Hild = (look: LookProps): ReactNode => (
  <>
    <path d="M14 28c-2-16 8-22 18-22s20 6 18 22c2 8 1 16-3 20H17c-4-4-5-12-3-20z" fill={look.hair} {...OUTLINE} />
    <Head {...look} />
    <path d="M24 40q8 6 16 0" fill="none" {...OUTLINE} strokeWidth={2} />
    <path d="M22 36l.1.1M25 38l.1.1M41 36l.1.1M38 38l.1.1" stroke="#b4654a" strokeWidth="1.8" strokeLinecap="round" />
    <path d="M16 25C16 12 24 9 32 9s16 3 16 16c-5-7-10-9-16-9s-11 2-16 9z" fill={look.hair} {...OUTLINE} />
    <path d="M17 21c9-6 21-6 30 0" fill="none" stroke="#f0b45a" strokeWidth="3.4" />
    <circle cx="32" cy="16.6" r="3" fill="#3f7cf0" {...OUTLINE} />
    <path d="M15 42c-4 6-4 13-1 18 4-3 6-9 4-17zM49 42c4 6 4 13 1 18-4-3-6-9-4-17z" fill={look.hair} {...OUTLINE} />
    <path d="M13 50h5M12.500 55h5M46 50h5M46.500 55h5" stroke="#d78b4e" strokeWidth="2.2" />
  </>
);

/** A long grey beard, and a lamp on the helmet. */
const Tor = (look: LookProps): ReactNode => (
  <>
    <Head {...look} />
    <path d="M17 30c-2 16 2 30 15 35 13-5 17-19 15-35-3 7-9 9-15 9s-12-2-15-9z" fill={look.hair} {...OUTLINE} />
    <path d="M27 48c0 5 2 9 5 12M37 48c0 5-2 9-5 12" fill="none" stroke="#8d96a3" strokeWidth="1.6" />
    <Moustache hair={look.hair} />
    <path d="M14 23c0-11 8-17 18-17s18 6 18 17z" fill="#c9893f" {...OUTLINE} />
    <path d="M11 23h42" {...OUTLINE} stroke="#6d451b" strokeWidth={4} />
    <circle cx="32" cy="14" r="5.500" fill="#fff3b8" {...OUTLINE} />
    <circle cx="32" cy="14" r="2.500" fill="#ffd34d" />
  </>
);

/** A bald head, a monocle, and a forked black beard. */
const Vala = (look: LookProps): ReactNode => (
  <>
    <Head {...look} />
    <path
      d="M17 30c-1 12 2 22 6 30 4-4 7-9 9-15 2 6 5 11 9 15 4-8 7-18 6-30-3 7-9 9-15 9s-12-2-15-9z"
      fill={look.hair}
      {...OUTLINE}
    />
    <Moustache hair={look.hair} />
    <circle cx="37.500" cy="29.500" r="5" fill="rgb(200 240 255 / 0.35)" stroke="#f0b45a" strokeWidth="2" />
    <path d="M42 32q5 8 3 18" fill="none" stroke="#f0b45a" strokeWidth="1.200" />
    <path d="M16 22c4-9 28-9 32 0 1-12-6-18-16-18S15 10 16 22z" fill="#4f8f86" {...OUTLINE} />
    <path d="M47 18l9-3-3 6 5 3-10 1" fill="#4f8f86" {...OUTLINE} />
    <path
      d="M22 13l.1.1M32 10l.1.1M42 13l.1.1M27 16l.1.1M37 16l.1.1"
      stroke="#f6eedf"
      strokeWidth="2.600"
      strokeLinecap="round"
    />
  </>
);

/** Nobody knows what is under the hood. */
const Smuggler = (): ReactNode => (
  <>
    <path d="M4 64c2-14 12-20 28-20s26 6 28 20z" fill="#2a2433" {...OUTLINE} />
    <path d="M32 3C18 5 12 18 12 34c0 10 8 17 20 17s20-7 20-17C52 18 46 5 32 3z" fill="#3b3248" {...OUTLINE} />
    <path d="M32 14c-9 2-13 10-12 19 1 8 6 12 12 12s11-4 12-12c1-9-3-17-12-19z" fill="#0e0b13" />
    <path d="M21 29c4-3 8-2 10 2-3 3-8 3-10-2zM43 29c-4-3-8-2-10 2 3 3 8 3 10-2z" fill="#ffd34d" />
    <circle cx="26.500" cy="30" r="1.500" fill="#0e0b13" />
    <circle cx="37.500" cy="30" r="1.500" fill="#0e0b13" />
    <path d="M18 38c9 5 19 5 28 0l3 9c-11 6-23 6-34 0z" fill="#9c3b2e" {...OUTLINE} />
    <path d="M20 42c8 4 16 4 24 0" fill="none" stroke="#d0664f" strokeWidth="1.600" />
  </>
);

const DWARVES: readonly { readonly draw: (look: LookProps) => ReactNode; readonly look: LookProps }[] = [
  { draw: Brokk, look: { cloth: '#7a4426', hair: '#cf5527', skin: '#f0b58c' } },
  { draw: Hild, look: { cloth: '#2f5d7c', hair: '#eeb741', skin: '#f6c7a0' } },
  { draw: Tor, look: { cloth: '#4b5a3a', hair: '#c9ced6', skin: '#d99b72' } },
  { draw: Vala, look: { cloth: '#5b3d73', hair: '#2b2530', skin: '#b9784f' } },
];

export const Portrait = ({ trader }: { readonly trader: TraderName }) => {
  const dwarf = trader === 'smuggler' ? undefined : DWARVES[trader % DWARVES.length];
  return (
    <svg className="portrait" viewBox="0 0 64 64" aria-hidden="true">
      {dwarf === undefined ? <Smuggler /> : dwarf.draw(dwarf.look)}
    </svg>
  );
};
