import { api } from '../api/api-client.ts';
import { createLiveReading } from '../store/live-reading.ts';

const REFRESH_MS = 15_000;

/** Counters of the chain, updated by the live connection between two polls. */
export const chainStats = createLiveReading({
  read: () => api.getStats(),
  everyMs: () => REFRESH_MS,
  staleMs: REFRESH_MS,
});
