import type { ReactNode } from 'react';

/** What every gallery is told: the words that its items should have. */
export interface GalleryProps {
  readonly words: string;
}

/** Whether a text has all the words that are looked for. */
export const hasWords = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

interface GalleryItemProps extends GalleryProps {
  readonly name: string;
  readonly text: string;
  readonly picture: ReactNode;
  /** The rules that it stands in. */
  readonly rules: readonly string[];
  /** How deep its name stands among the headings. */
  readonly level?: 3 | 4;
}

/** One thing of a game: how it looks, what it does, and where that is ruled. Nothing where the words are others. */
export function GalleryItem({ name, text, picture, rules, words, level = 3 }: GalleryItemProps) {
  if (!hasWords([name, text, ...rules].join(' '), words)) return null;
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <li className="gallery-item card">
      {picture}
      <div>
        <Heading className="gallery-name">{name}</Heading>
        <p>{text}</p>
        <p className="gallery-rules">
          {rules.map((id) => (
            <a key={id} href={`#${id}`}>
              {id}
            </a>
          ))}
        </p>
      </div>
    </li>
  );
}
