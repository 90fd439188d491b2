import type { WizardId } from '@souk/games/arcane-alley';
import { SeatPortrait } from '@souk/table-kit/components/SeatPortrait';
import { Wizard } from './art/Wizard.js';

interface PlayerFaceProps {
  readonly wizard: WizardId | null;
  readonly seat: number;
}

/** A wizard that is played is seen; whoever plays without one has a face of their own. */
export const PlayerFace = ({ wizard, seat }: PlayerFaceProps) =>
  wizard === null ? (
    <SeatPortrait seat={seat}>
      <Wizard wizard={null} seat={seat} />
    </SeatPortrait>
  ) : (
    <Wizard wizard={wizard} seat={seat} />
  );
