import { STALLS } from '../../games/parts.js';
import { DefaultStall } from './DefaultStall.js';

/** The picture of a game's stall, or of a plain one. */
export function StallScene({ game, className }: { readonly game: string; readonly className: string }) {
  const Scene = STALLS.get(game)?.MarketStall;
  return (
    <div className={className} aria-hidden="true">
      {Scene === undefined ? <DefaultStall game={game} /> : <Scene />}
    </div>
  );
}
