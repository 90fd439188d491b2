export const POSITION_SCHEMA = { type: 'object' } as const;
export type Position = object;
