import { STATUS_REFRESH_MS } from '@nova/shared/explorer/constants';
import type { Block, Stats } from '@nova/shared/explorer/schemas';
import { useEffect, useState } from 'react';
import { chainStats } from '../../lib/live/chain-stats.ts';
import { useLatestBlocks } from '../../lib/live/latest-blocks.ts';
import { useLiveReading } from '../../lib/store/live-reading.ts';
import { useNow } from '../../lib/page/use-now.ts';

/**
 * The six values of the live status panel (requirement 82).
 * Undefined means not read yet, null not provided by the engine.
 */
export interface Status {
  readonly currentBlock: number | null | undefined;
  /** Followers and the validator itself (requirement 321). */
  readonly connectedNodes: number | null | undefined;
  /** Energy Points credited in the newest block. */
  readonly rewardPerBlock: number | undefined;
  readonly pendingTransactions: number | null | undefined;
  /** Mean of the last 100 intervals, in milliseconds. */
  readonly blockTimeMs: number | null | undefined;
  /** Share of the time that the services answered, 0…1; null while nothing has been recorded. */
  readonly uptime: number | null | undefined;
}

/**
 * Combines both sources and prefers the newer one: a pushed block arrives before the values are read again.
 */
export function toStatus(stats: Stats | undefined, newest: Block | undefined): Status {
  const heights = [newest?.number, stats?.indexed_block ?? undefined].filter((each) => each !== undefined);
  return {
    currentBlock: heights.length > 0 ? Math.max(...heights) : stats && null,
    connectedNodes: stats && (stats.peers === null ? null : stats.peers + 1),
    rewardPerBlock: newest ? (newest.action?.points ?? 0) : undefined,
    pendingTransactions: stats?.mempool,
    blockTimeMs: stats?.block_time_ms,
    uptime: stats?.uptime,
  };
}

/** Returns when `data` was received, which is a new object after each poll; null before the first one. */
function useReadAt(data: Stats | undefined): number | null {
  const [read, setRead] = useState<{ readonly data: Stats; readonly at: number } | null>(null);
  const now = useNow();
  // The page's clock ticks once a second, which is as precise as the displayed time.
  if (data && now > 0 && read?.data !== data) setRead({ data, at: now });
  return read?.at ?? null;
}

/**
 * Returns the values, polled every five seconds while the
 * panel is mounted and reread after each pushed block.
 */
export function useStatus() {
  const reading = useLiveReading(chainStats);
  const newest = useLatestBlocks().data?.[0];
  const { data } = reading;
  const readAt = useReadAt(data);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void chainStats.refresh();
    }, STATUS_REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return { status: toStatus(data, newest), newest, reading, readAt };
}
