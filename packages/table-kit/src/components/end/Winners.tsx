import { type CSSProperties, type ReactNode, useId } from 'react';
import { type Account, type Contender, contenderName, type EndingFace } from '../../ending.js';
import { Say } from '../Say.js';
import { SeatName } from '../SeatName.js';
import { useTable } from '../TableContext.js';
import { EmptySquare } from './EmptySquare.js';

interface WinnersProps {
  readonly ending: EndingFace;
  readonly view: object;
  readonly winners: readonly Contender[];
  readonly headline: string;
  readonly why: Account['why'];
  /** Whether a player at this screen is among them: only then something falls. */
  readonly isOurs: boolean;
}

/** Who has won, in the game's own frame and light, and why. */
export function Winners({ ending, view, winners, headline, why, isOurs }: WinnersProps) {
  const id = useId();
  return (
    <section className={`end-winners ${isOurs ? 'is-ours' : ''}`} aria-labelledby={id}>
      {isOurs && <Treasures ending={ending} />}
      <div className={`end-portraits is-${Math.min(winners.length, 4)}`}>
        {winners.length === 0 && <EmptySquare />}
        {winners.map((contender) => (
          <div key={contender} className="end-winner">
            <span className="end-rays" />
            <span className="end-face">
              <ending.Portrait view={view} contender={contender} />
            </span>
            <ending.Frame view={view} contender={contender} />
          </div>
        ))}
      </div>
      <h2 id={id} className="end-headline">
        <Headline text={headline} winners={winners} />
      </h2>
      {why.length > 0 && (
        <p className="end-why">
          {why.map((sentence, i) => (
            <span key={sentence.k} className={i === 0 ? 'is-result' : ''}>
              <Say sentence={sentence} />{' '}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

interface HeadlineProps {
  readonly text: string;
  readonly winners: readonly Contender[];
}

/** The headline, in which the name of every other winner leads to who that is. */
function Headline({ text, winners }: HeadlineProps): ReactNode {
  const { speaker } = useTable();
  const parts: ReactNode[] = [];
  let rest = text;
  for (const contender of winners) {
    const name = contenderName(contender, speaker);
    const at = contender === speaker.you ? -1 : rest.indexOf(name);
    if (at === -1) continue;
    parts.push(
      rest.slice(0, at),
      <SeatName key={contender} of={contender}>
        {name}
      </SeatName>,
    );
    rest = rest.slice(at + name.length);
  }
  return [...parts, rest];
}

const TREASURES = 18;

/** Where they come to rest at most, so that they hide no words. */
const LOWEST = 66;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Scattered evenly without chance: the same picture for everybody. */
const placeOf = (index: number): CSSProperties & { readonly '--size': string; readonly '--wait': number } => ({
  left: `${100 * ((index * GOLDEN) % 1)}%`,
  top: `${(LOWEST * (index + 0.5)) / TREASURES}%`,
  '--size': `${1 + ((index * 5) % 4) * 0.3}rem`,
  '--wait': (index * 7) % 10,
});

const Treasures = ({ ending }: { readonly ending: EndingFace }) => (
  <div className="end-treasures" aria-hidden="true">
    {Array.from({ length: TREASURES }, (_, index) => (
      <span key={index} style={placeOf(index)}>
        <ending.Treasure index={index} />
      </span>
    ))}
  </div>
);
