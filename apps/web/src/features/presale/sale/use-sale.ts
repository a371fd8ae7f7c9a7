import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stateOfSale } from '../../../lib/live/follow-sale-mark.ts';
import { onRealtimeEvent, realtimeStatus } from '../../../lib/realtime/realtime-events.ts';
import { saleState } from '../../../lib/live/sale-mark.ts';
import { presaleApi } from '../presale-api.ts';
import { presaleKeys } from '../presale-keys.ts';
import { BUILT_IN_SALE, toSale, type Sale } from './sale.ts';

const POLL_WITHOUT_LINE_MS = 5_000;
const GATHER_MS = 150;
const POLL_EVERY_MS = 700;
const SETTLED_AFTER_MS = 2_100;

export interface SaleReading {
  /** Undefined while it is read for the first time. */
  readonly sale: Sale | undefined;
  /** The figures are the built-in plan, because the sale cannot be read now. */
  readonly isBuiltIn: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

async function readSale(signal: AbortSignal): Promise<Sale> {
  try {
    const [sale, status] = await Promise.all([presaleApi.readSale(signal), presaleApi.readStatus(signal)]);
    // The navigation above this page must not say anything else.
    saleState.set(stateOfSale(sale, Date.now()));
    return toSale(sale, status);
  } catch (error) {
    if (!signal.aborted) saleState.set(null);
    throw error;
  }
}

/** The sale as its contract tells it; without an answer the built-in plan, marked as such (requirement 318). */
export function useSale(): SaleReading {
  const { data, error, refetch } = useQuery({
    queryKey: presaleKeys.sale,
    queryFn: ({ signal }) => readSale(signal),
    refetchInterval: ({ state }) =>
      state.error || state.data?.isStale || realtimeStatus.get() !== 'live' ? POLL_WITHOUT_LINE_MS : false,
  });
  // A figure of before is no promise: nobody buys from what cannot be read now.
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
    // The server answers with what it read last and reads anew behind it; the books follow the block.
    until = Date.now() + SETTLED_AFTER_MS;
    timer ??= setTimeout(check, GATHER_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Keeps every figure of the sale current: whatever happens to the contract arrives in a block of its own. */
export function useFollowSale(): void {
  const client = useQueryClient();
  useEffect(() => followSale(client), [client]);
}
