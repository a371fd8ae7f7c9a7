/** Overall health (requirement 95). */
export type Health = 'healthy' | 'degraded' | 'critical';

/**
 * Healthy at 100 %, degraded below, critical below 50 %.
 * @param percent share of the services that answer, 0 to 100
 */
export function toHealth(percent: number): Health {
  if (percent >= 100) return 'healthy';
  return percent >= 50 ? 'degraded' : 'critical';
}

/** Share of the services that answered, in percent. Needs at least one. */
export function toHealthPercent(answered: readonly boolean[]): number {
  return (100 * answered.filter(Boolean).length) / answered.length;
}
