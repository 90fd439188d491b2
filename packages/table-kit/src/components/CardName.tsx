import { type CSSProperties, Fragment } from 'react';
import '../style/card-name.css';

/** Where long words may be parted, by the word in one piece. */
export type Hyphenation = ReadonlyMap<string, string>;

const SOFT_HYPHEN = '\u00ad';

/** Reads words that are written with a bar where they may be parted. */
export const hyphenation = (...words: readonly string[]): Hyphenation =>
  new Map(words.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)]));

/** How many letters have to fit into a line at least: the longest piece, with its hyphen. */
export const longestPiece = (name: string): number =>
  Math.max(
    ...name.split(/\s+|(?<=-)/).map((word) => {
      const pieces = word.split(SOFT_HYPHEN);
      return Math.max(...pieces.map((piece, i) => piece.length + (i < pieces.length - 1 ? 1 : 0)));
    }),
  );

interface CardNameProps {
  readonly className: string;
  readonly name: string;
  readonly hyphenation: Hyphenation;
}

/** The name on a card: never cut, and parted only where the language parts it; long words are set smaller. */
export function CardName({ className, name, hyphenation: known }: CardNameProps) {
  const words = name.split(' ').map((word) => known.get(word) ?? word);
  const style: CSSProperties & { readonly '--longest': number } = { '--longest': longestPiece(words.join(' ')) };
  return (
    <span className={`card-name ${className}`} style={style}>
      <span>
        {words.map((word, at) => (
          <Fragment key={at}>
            {at > 0 && ' '}
            <span className="card-word">{word}</span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
