import { chainStats } from '../../../lib/live/chain-stats.ts';
import { useLiveReading } from '../../../lib/store/live-reading.ts';

/** Counters of the explorer, kept current while they are shown. */
export function useStats() {
  return useLiveReading(chainStats);
}
