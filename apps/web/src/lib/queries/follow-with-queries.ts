import type { QueryClient } from '@tanstack/react-query';
import { onAccountChange } from '../store/account-changes.ts';
import { onDataReset } from '../store/data-resets.ts';
import { queryKeys } from './query-keys.ts';
import { onRealtimeEvent, realtimeResets } from '../realtime/realtime-events.ts';

const LISTS_EVERY_MS = 1_000;

/** Invalidates queries after events of the live connection. Returns a function to stop. */
export function followWithQueries(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const invalidate = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  const stops = [
    onAccountChange((address) => {
      invalidate(queryKeys.account(address));
      invalidate(queryKeys.address(address));
      invalidate(queryKeys.nacBalance(address));
    }),
    onRealtimeEvent((event) => {
      if (event.type !== 'block') return;
      // Under load, many blocks share one request.
      timer ??= setTimeout(() => {
        timer = undefined;
        invalidate(queryKeys.latestTransactions);
      }, LISTS_EVERY_MS);
    }),
    realtimeResets.subscribe(() => void client.invalidateQueries()),
    onDataReset(() => void client.resetQueries()),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
