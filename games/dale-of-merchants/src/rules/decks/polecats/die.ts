/** DX-DIE-2. */
export const POLECAT_DIE = [1, 1, 2, 2, 3, 3] as const;
