import { announceAccountChange } from '../store/account-changes.ts';
import { chainStats } from './chain-stats.ts';
import { latestBlocks, addBlock } from './latest-blocks.ts';
import { onRealtimeEvent, realtimeResets, realtimeStatus } from '../realtime/realtime-events.ts';
import { readSession, walletsOf } from '../session/session-store.ts';

const STATS_EVERY_MS = 1_000;

function announceOwnChange(): void {
  const session = readSession();
  if (session) for (const wallet of walletsOf(session)) announceAccountChange(wallet);
}

/**
 * Applies events of the live connection to the stores of the pages: blocks, statistics, account changes.
 * Returns a function to stop.
 */
export function followLiveLine(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Under load, many blocks share one request for the statistics.
  const refreshStats = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void chainStats.refresh();
    }, STATS_EVERY_MS);
  };
  let wasLive = realtimeStatus.get() === 'live';
  const stops = [
    onRealtimeEvent((event) => {
      // An event of the private channel always belongs to the logged-in user.
      if (event.type !== 'block') return announceOwnChange();
      addBlock(event.block);
      refreshStats();
      if (event.block.action) announceAccountChange(event.block.action.account);
    }),
    realtimeStatus.subscribe(() => {
      const isLive = realtimeStatus.get() === 'live';
      // Blocks missed during a disconnection are read once; while disconnected, lists are polled.
      if (isLive !== wasLive) void latestBlocks.refresh();
      if (isLive && !wasLive) announceOwnChange();
      wasLive = isLive;
    }),
    realtimeResets.subscribe(() => {
      void latestBlocks.refresh();
      void chainStats.refresh();
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
