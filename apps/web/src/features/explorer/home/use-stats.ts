import { chainStats } from '../../../lib/chain-stats.ts';
import { useLiveReading } from '../../../lib/live-reading.ts';

/** Counters of the explorer, kept current while they are shown. */
export function useStats() {
  return useLiveReading(chainStats);
}
