import { manifests, rules } from 'virtual:plugin-games';
import type { Messages } from '@souk/i18n';
import type { GalleryProps } from '@souk/table-kit/components/GalleryItem';
import type { Face } from '@souk/table-kit/face';
import type { Lesson } from '@souk/table-kit/lesson';
import type { ComponentType, ReactNode } from 'react';
import { byGame } from './by-game.js';

// What games' folders hold for the page, found by the place where it lies: nothing here names a game.

export const FACES = byGame(import.meta.glob<{ readonly face: Face }>('../../../../games/*/src/page/face.ts'));

interface GalleryPart {
  /** What the gallery shows beyond what a face brings. */
  load?(): Promise<void>;
  Gallery(props: GalleryProps): ReactNode;
}

export const GALLERIES = byGame(import.meta.glob<GalleryPart>('../../../../games/*/src/page/Gallery.tsx'));

export const LESSONS = byGame(
  import.meta.glob<{ readonly lesson: Lesson }>('../../../../games/*/src/page/lesson/lesson.ts'),
);

/** Drawn on the market square, so they are there from the start. */
export const STALLS = byGame(
  import.meta.glob<{ readonly MarketStall: ComponentType }>('../../../../games/*/src/page/stall/MarketStall.tsx', {
    eager: true,
  }),
);

/** How strong the levels of a game were found to be: in how many of a hundred games each beats the one below it. */
export const STRENGTHS = byGame(
  import.meta.glob<{ readonly beatsBelow: readonly number[] }>('../../../../games/*/src/page/strength.ts'),
);

export const RULES_TEXTS = {
  en: new Map([
    ...byGame(import.meta.glob<string>('../../../../games/*/rules.md', { query: '?raw', import: 'default' })),
    ...manifests.flatMap(({ id }, i) => (rules[i] === undefined ? [] : [[id, rules[i]] as const])),
  ]),
  de: byGame(import.meta.glob<string>('../../../../games/*/rules.de.md', { query: '?raw', import: 'default' })),
} as const;

/** What is said of the games outside their tables. */
export const ABOUT_TEXTS = {
  en: import.meta.glob<{ readonly en: Messages }>('../../../../games/*/src/about/en.ts', { eager: true }),
  de: import.meta.glob<{ readonly de: Messages }>('../../../../games/*/src/about/de.ts'),
} as const;
