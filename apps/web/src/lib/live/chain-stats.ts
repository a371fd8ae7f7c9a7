import { api } from '../api/api-client.ts';
import { createLiveReading } from '../store/live-reading.ts';

const REFRESH_MS = 15_000;

/** Counters of the chain; the live line makes them current between two readings. */
export const chainStats = createLiveReading({
  read: () => api.getStats(),
  everyMs: () => REFRESH_MS,
  staleMs: REFRESH_MS,
});
