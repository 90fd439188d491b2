import type { View } from '@souk/games/arcane-alley';
import { Backdrop } from './art/Alley.js';
import { Hand } from './Hand.js';
import { Deck, Discard } from './Piles.js';
import { OtherPlayer, OwnPlayer } from './Players.js';
import { Storehouse } from './Storehouse.js';
import { Tray } from './Tray.js';
import { useOwnSeat } from './useOwnSeat.js';
import './arcane-alley.css';

export function Board({ view }: { readonly view: View }) {
  const own = useOwnSeat(view);
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (own + 1 + i) % view.seats);
  const inspecting = view.stack.some(({ frame }) => frame === 'inspection');
  return (
    <div className={`aa is-for-${view.seats} ${inspecting ? 'is-inspected' : ''}`}>
      <Backdrop />
      <div className="others aa-others">
        {others.map((seat) => (
          <OtherPlayer key={seat} view={view} seat={seat} />
        ))}
      </div>
      <div className="aa-middle">
        <Deck view={view} />
        <div className="aa-large">
          <Storehouse view={view} seat={own} />
        </div>
        <Discard view={view} />
        <Tray view={view} />
      </div>
      <div className="aa-bottom" data-own tabIndex={-1}>
        <OwnPlayer view={view} seat={own} />
        <Hand view={view} seat={own} />
      </div>
    </div>
  );
}
