import type { View } from '@souk/games/dale-of-merchants';
import { Docked } from '@souk/table-kit/components/Dock';
import { useTable } from '@souk/table-kit/components/TableContext';
import { memo } from 'react';
import { Fair } from './art/Fair.js';
import { Market } from './Market.js';
import { Hand, OwnStall } from './Own.js';
import { OtherPlayer } from './Players.js';
import { Tray } from './Tray.js';
import './dale-of-merchants.css';

const Backdrop = memo(Fair);

/** Whose hand is shown: the person here, or the one who decides at a shared screen. */
function useOwnSeat(view: View): number {
  const { speaker } = useTable();
  if (speaker.you !== undefined) return speaker.you;
  return typeof view.viewer === 'number' ? view.viewer : (view.decision?.seat ?? 0);
}

export function Board({ view }: { readonly view: View }) {
  const own = useOwnSeat(view);
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (own + 1 + i) % view.seats);
  return (
    <div className="dm">
      <Backdrop />
      <div className="others dm-others" style={{ '--rivals': others.length }}>
        {others.map((seat) => (
          <OtherPlayer key={seat} view={view} seat={seat} />
        ))}
      </div>
      <div className="dm-middle">
        <Market view={view} />
        <Docked>
          <Tray view={view} />
        </Docked>
      </div>
      <OwnStall view={view} seat={own} />
      <Hand view={view} seat={own} />
    </div>
  );
}
