import type { WizardId } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import type { ReactNode } from 'react';

const OUTLINE = { stroke: '#1b1024', strokeWidth: 1.8, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

interface Look {
  readonly robe: string;
  readonly skin: string;
  readonly hair: string;
  readonly hat: string;
}

export const LOOKS: { readonly [W in WizardId]: Look } = {
  glynna: { robe: '#3f8f6a', skin: '#f3c9a2', hair: '#e7e2d2', hat: '#2c6b4e' },
  meeblemore: { robe: '#2f7390', skin: '#f0bd97', hair: '#f4f1ea', hat: '#1f5068' },
  corvus: { robe: '#2a2533', skin: '#d9b08c', hair: '#17131d', hat: '#17131d' },
  dafana: { robe: '#a02f5d', skin: '#a86a46', hair: '#2b1620', hat: '#d9a03a' },
  ninx: { robe: '#4a2b7a', skin: '#9fb7d9', hair: '#d6e2ff', hat: '#2b184e' },
  byros: { robe: '#8a5a1c', skin: '#e9b27f', hair: '#6b3d17', hat: '#c98a2b' },
};

/** What only this one wears. */
const OWN: { readonly [W in WizardId]: (look: Look) => ReactNode } = {
  glynna: ({ hat }) => (
    <>
      <path d="M14 24c10-7 26-7 36 0L34 2z" fill={hat} {...OUTLINE} />
      <path d="M10 25c14-5 30-5 44 0" fill="none" stroke="#e7b65c" strokeWidth="4" strokeLinecap="round" />
      <path d="M22 45q10 8 20 0" fill="none" {...OUTLINE} />
    </>
  ),
  meeblemore: ({ hat, hair }) => (
    <>
      <path d="M19 36c2 18 8 26 13 28 5-2 11-10 13-28-6 6-20 6-26 0z" fill={hair} {...OUTLINE} />
      <path d="M12 24c12-6 28-6 40 0L38 0c-4 6-8 8-12 10z" fill={hat} {...OUTLINE} />
      <path d="M30 12l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM40 16l.1.1" fill="#ffe27a" stroke="#ffe27a" strokeWidth="2" />
    </>
  ),
  corvus: ({ hat }) => (
    <>
      <path d="M16 20h32l-3-14H19z" fill={hat} {...OUTLINE} />
      <path d="M9 21h46" stroke="#3a3246" strokeWidth="5" strokeLinecap="round" />
      <path d="M44 42c8-2 14 2 16 8-8 2-12 0-16-3z" fill="#17131d" {...OUTLINE} />
      <circle cx="53" cy="46" r="1.300" fill="#ffd34d" />
      <path d="M26 42h12" {...OUTLINE} />
    </>
  ),
  dafana: ({ hat, hair }) => (
    <>
      <path d="M16 34C10 14 22 6 32 6s22 8 16 28c-2-10-8-14-16-14s-14 4-16 14z" fill={hair} {...OUTLINE} />
      <path d="M18 18l4-10 6 6 4-10 4 10 6-6 4 10z" fill={hat} {...OUTLINE} />
      <circle cx="32" cy="13" r="2.200" fill="#e2314f" />
      <path d="M26 44q6 5 12 0" fill="#c23a4e" {...OUTLINE} />
    </>
  ),
  ninx: ({ hat }) => (
    <>
      <path d="M32 2C16 6 10 20 12 36c4-10 10-16 20-16s16 6 20 16C54 20 48 6 32 2z" fill={hat} {...OUTLINE} />
      <path d="M28 12a7 7 0 1 0 9 5 6 6 0 0 1-9-5z" fill="#e6efff" />
      <path d="M27 43h10" {...OUTLINE} />
    </>
  ),
  byros: ({ hat, hair }) => (
    <>
      <path d="M20 38c-2 8 4 16 12 16s14-8 12-16c-6 5-18 5-24 0z" fill={hair} {...OUTLINE} />
      <path d="M14 22c4-12 32-12 36 0z" fill={hat} {...OUTLINE} />
      <circle cx="32" cy="14" r="4" fill="#ffd34d" {...OUTLINE} />
      <path d="M27 43h10" {...OUTLINE} />
    </>
  ),
};

/** A wizard's face; a keeper in a plain hood for who has none. */
export const Wizard = ({ wizard, seat }: { readonly wizard: WizardId | null; readonly seat: number }) => {
  const look: Look =
    wizard === null
      ? {
          robe: elementAt(ROBES, seat % ROBES.length),
          skin: elementAt(SKINS, seat % SKINS.length),
          hair: '#4a3325',
          hat: elementAt(ROBES, seat % ROBES.length),
        }
      : LOOKS[wizard];
  return (
    <svg className="portrait" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M4 64c2-14 12-20 28-20s26 6 28 20z" fill={look.robe} {...OUTLINE} />
      {wizard === null && (
        <path d="M32 4C16 6 10 20 12 38c4 8 12 14 20 14s16-6 20-14C54 20 48 6 32 4z" fill={look.hat} {...OUTLINE} />
      )}
      <path d="M19 30c0-10 5-15 13-15s13 5 13 15c0 11-6 18-13 18s-13-7-13-18z" fill={look.skin} {...OUTLINE} />
      <circle cx="27" cy="31" r="2" fill="#1b1024" />
      <circle cx="37" cy="31" r="2" fill="#1b1024" />
      <path d="M23 27q4-3 7-1M34 26q4-2 7 1M32 32l-2 6h4" fill="none" {...OUTLINE} />
      {wizard === null ? <path d="M27 43q5 3 10 0" fill="none" {...OUTLINE} /> : OWN[wizard](look)}
    </svg>
  );
};

const ROBES = ['#7a4fb0', '#2f7f86', '#a8503f', '#58793a', '#35589a', '#96427a'] as const;
const SKINS = ['#f0bd97', '#c98b5f', '#f6cfae', '#8f5b3c', '#e0a57a', '#f0bd97'] as const;
