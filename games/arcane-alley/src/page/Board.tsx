import type { View } from '@souk/games/arcane-alley';
import { useTable } from '@souk/table-kit/components/TableContext';
import { memo } from 'react';
import { Alley } from './art/Alley.js';
import { Hand } from './Hand.js';
import { Deck, Discard } from './Piles.js';
import { OtherPlayer, OwnPlayer } from './Players.js';
import { Storehouse } from './Storehouse.js';
import { Tray } from './Tray.js';
import './arcane-alley.css';

const Backdrop = memo(Alley);

/** Whose storehouse is large: the person here, or the one who decides at a shared screen. */
function useOwnSeat(view: View): number {
  const { speaker } = useTable();
  if (speaker.you !== undefined) return speaker.you;
  return typeof view.viewer === 'number' ? view.viewer : (view.decision?.seats[0] ?? 0);
}

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
      <div className="aa-bottom">
        <OwnPlayer view={view} seat={own} />
        <Hand view={view} seat={own} />
      </div>
    </div>
  );
}
