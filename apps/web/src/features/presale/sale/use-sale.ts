import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stateOfSale } from '../../../lib/live/follow-sale-mark.ts';
import { onRealtimeEvent, realtimeStatus } from '../../../lib/realtime/realtime-events.ts';
import { saleState } from '../../../lib/live/sale-mark.ts';
import { presaleApi } from '../presale-api.ts';
import { presaleKeys } from '../presale-keys.ts';
import { BUILT_IN_SALE, toSale, type Sale } from './sale.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

const POLL_WITHOUT_LINE_MS = 5_000;
const GATHER_MS = 150;
const POLL_EVERY_MS = 700;
const SETTLED_AFTER_MS = 2_100;

export interface SaleReading {
  /** Undefined until it is first loaded. */
  readonly sale: Sale | undefined;
  /** True if the sale cannot be read and the values are the built-in plan. */
  readonly isBuiltIn: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

async function readSale(signal: AbortSignal): Promise<Sale> {
  try {
    const [sale, status] = await Promise.all([presaleApi.readSale(signal), presaleApi.readStatus(signal)]);
    // The navigation must show the same state as this page.
    saleState.set(stateOfSale(sale, serverNow()));
    return toSale(sale, status);
  } catch (error) {
    if (!signal.aborted) saleState.set(null);
    throw error;
  }
}

/**
 * Returns the sale as reported by its contract; without a
 * response the built-in plan, marked as such (requirement 318).
 */
export function useSale(): SaleReading {
  const { data, error, refetch } = useQuery({
    queryKey: presaleKeys.sale,
    queryFn: ({ signal }) => readSale(signal),
    refetchInterval: ({ state }) =>
      state.error || state.data?.isStale || realtimeStatus.get() !== 'live' ? POLL_WITHOUT_LINE_MS : false,
  });
  // Cached values are no promise: buying is disabled while the sale cannot be read.
  const isBuiltIn = error !== null;
  return { sale: isBuiltIn ? BUILT_IN_SALE : data, isBuiltIn, error, retry: () => void refetch() };
}

function followSale(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;
  const check = () => {
    void client.invalidateQueries({ queryKey: presaleKeys.all });
    timer = Date.now() < until ? setTimeout(check, POLL_EVERY_MS) : undefined;
  };
  const stop = onRealtimeEvent((event) => {
    if (event.type !== 'block') return;
    const contract = client.getQueryData<Sale>(presaleKeys.sale)?.contract;
    if (event.block.to?.toLowerCase() !== contract) return;
    // The server returns cached values while it reloads them, and the ledger lags behind the block.
    until = Date.now() + SETTLED_AFTER_MS;
    timer ??= setTimeout(check, GATHER_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Keeps every value of the sale up to date, because each operation of the contract has its own block. */
export function useFollowSale(): void {
  const client = useQueryClient();
  useEffect(() => followSale(client), [client]);
}
