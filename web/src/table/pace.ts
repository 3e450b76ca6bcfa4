/** How long each move of a replay is shown, in milliseconds. */
export const REPLAY_PACES = { slow: 2_000, usual: 1_000, fast: 350 } as const;
export type ReplayPace = keyof typeof REPLAY_PACES;
