import type { SaleControl } from '@nova/shared/presale/control';
import { useQuery } from '@tanstack/react-query';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';

/** Milliseconds between two polls while a contract operation is pending. */
const PENDING_POLL_MS = 1_000;

/** Returns the state of the sale, polled while an operation is pending. */
export function useSaleControl() {
  return useQuery({
    queryKey: [...adminKeys.all, 'presale control'],
    queryFn: ({ signal }) => requestAsAdmin<SaleControl>('presale/control', { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.under_way.length > 0 ? PENDING_POLL_MS : false),
  });
}

export const endSalePhase = (phase: number) =>
  requestAsAdmin('presale/end-phase', { method: 'POST', body: { phase } });
export const setSalePaused = (isPaused: boolean) =>
  requestAsAdmin('presale/pause', { method: 'POST', body: { is_paused: isPaused } });
