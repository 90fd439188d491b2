import type { TraderName } from '@souk/games/dwarven-traders';
import { SeatPortrait } from '@souk/table-kit/components/SeatPortrait';
import { Portrait } from './Dwarf.js';

interface TraderFaceProps {
  readonly trader: TraderName;
}

/** The face of a trader: the one that its player has chosen, else the dwarf of the seat. */
export const TraderFace = ({ trader }: TraderFaceProps) =>
  trader === 'smuggler' ? (
    <Portrait trader={trader} />
  ) : (
    <SeatPortrait seat={trader}>
      <Portrait trader={trader} />
    </SeatPortrait>
  );

/** The same where nothing else says how large it is. */
export const Likeness = (props: TraderFaceProps) => (
  <span className="dt-likeness">
    <TraderFace {...props} />
  </span>
);
