import type { View } from '@souk/games/dale-of-merchants';

/** The seat that is asked: through whose eyes a move is put together and previewed. */
export const asked = ({ viewer, decision }: View): number =>
  typeof viewer === 'number' ? viewer : (decision?.seat ?? 0);
