import { chainStats } from '../../../lib/live/chain-stats.ts';
import { useLiveReading } from '../../../lib/store/live-reading.ts';

/** Returns the explorer's counters, refreshed while they are shown. */
export function useStats() {
  return useLiveReading(chainStats);
}
