/** DT-SETUP-1. */
export const MIN_SEATS = 1;
export const MAX_SEATS = 4;
/** The players and the Smuggler. */
export const MAX_TRADERS = MAX_SEATS + 1;

/** A player by seat, or the Smuggler, who comes after the last seat. */
export type Trader = number;

/** A trader in views, moves and events. */
export type TraderName = number | 'smuggler';

interface Smugglers {
  readonly smuggler: Trader;
}

export const traderName = ({ smuggler }: Smugglers, trader: Trader): TraderName =>
  trader === smuggler ? 'smuggler' : trader;
export const traderNamed = ({ smuggler }: Smugglers, name: TraderName): Trader =>
  name === 'smuggler' ? smuggler : name;

/** The JSON Schema of a trader's name. */
export const TRADER = {
  anyOf: [{ const: 'smuggler' }, { type: 'integer', minimum: 0, maximum: MAX_SEATS - 1 }],
} as const;
