/** How long a run takes its time: the full form, or the short one that belongs to every check. */
export type FaultPlan = {
  /** SIGKILLs of the server, and as many of its PostgreSQL. */
  kills: number;
  /** People who write meanwhile. */
  agents: number;
  /** Milliseconds for which a database is away. */
  away: number;
  /** Also waits for what takes a minute: a provider that never answers, a repeated call. */
  isPatient: boolean;
};

export const full: FaultPlan = { kills: 20, agents: 3, away: 10_000, isPatient: true };
export const short: FaultPlan = { kills: 1, agents: 2, away: 1_000, isPatient: false };
