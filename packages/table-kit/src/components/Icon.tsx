/** The signs of the controls, drawn on a grid of 24. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  undo: 'M9 6L4 11l5 5M4 11h9a6 6 0 010 12',
  eye: 'M2 12c3-5.500 6.500-7.500 10-7.500s7 2 10 7.500c-3 5.500-6.500 7.500-10 7.500S5 17.500 2 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  again: 'M4 12a8 8 0 1 0 3-6M4 4v5h5M10 9l5 3-5 3z',
  book: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v13c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v13',
  gear: 'M12 9a3 3 0 100 6 3 3 0 000-6zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  scroll: 'M7 4h11v13a3 3 0 01-3 3H6M7 4a3 3 0 00-3 3v2h3M7 4v13a3 3 0 01-3 3h3M10 9h5M10 13h5',
  person: 'M12 4a4 4 0 110 8 4 4 0 010-8zM4 21c0-5 4-7 8-7s8 2 8 7',
  bot: 'M6 9h12v9H6zM12 5v4M9 13v1M15 13v1M3 12v4M21 12v4',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 00-4 10c1 1 1 2 1 3h6c0-1 0-2 1-3a6 6 0 00-4-10z',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  play: 'M7 5l12 7-12 7z',
  keys: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M18 11h.01M8 15h8',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l7 7-7 7',
  first: 'M6 5v14M18 5l-7 7 7 7',
  last: 'M18 5v14M6 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  lantern: 'M9 5h6M12 2v3M8 8h8l1 8a5 5 0 01-10 0zM9 21h6',
  enter: 'M19 6v5a3 3 0 01-3 3H6M10 10l-4 4 4 4',
  close: 'M6 6l12 12M18 6L6 18',
  tick: 'M5 12l5 5 9-10',
  grip: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
  heard: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 010 6M18.5 6.5a8 8 0 010 11',
  muted: 'M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6',
  talk: 'M4 5h16v11H11l-4 4v-4H4z',
  hushed: 'M4 5h16v11H11l-4 4v-4H4zM9 8l6 5M15 8l-6 5',
  crown: 'M4 8l4 5 4-8 4 8 4-5v11H4z',
  share: 'M12 15V3M8 7l4-4 4 4M6 11H4v10h16V11h-2',
  duel: 'M4 4l12 12M16 16l4 4M14 18l4-4M20 4L8 16M8 16l-4 4M10 18l-4-4',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
