/** Overall health (requirement 95). */
export type Health = 'healthy' | 'degraded' | 'critical';

/**
 * Returns healthy at 100 %, degraded below, critical below 50 %.
 * @param percent share of the services that respond, 0 to 100
 */
export function toHealth(percent: number): Health {
  if (percent >= 100) return 'healthy';
  return percent >= 50 ? 'degraded' : 'critical';
}

/** Returns the share of the services that responded in percent. Requires at least one. */
export function toHealthPercent(answered: readonly boolean[]): number {
  return (100 * answered.filter(Boolean).length) / answered.length;
}
