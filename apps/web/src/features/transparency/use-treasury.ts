import { useQuery } from '@tanstack/react-query';
import type { Treasury } from '@nova/shared/treasury/schemas';
import { requestJson } from '../../lib/api/http.ts';

const AGAIN_MS = 60_000;

/** Returns the distribution of the supply from the chain, polled every minute while shown. */
export function useTreasury() {
  return useQuery({
    queryKey: ['treasury'],
    queryFn: ({ signal }) => requestJson<Treasury>('/api/v1/treasury', { signal }),
    refetchInterval: AGAIN_MS,
  });
}

/** A value from the chain: undefined while loading, null if it cannot be proven now. */
export type Proven<T> = T | null | undefined;

/** Returns one value of the treasury's response; null after an error. */
export function proven<T>(
  { data, isError }: { data: Treasury | undefined; isError: boolean },
  pick: (treasury: Treasury) => T | null | undefined,
): Proven<T> {
  // Outdated data is not shown after an error, because it may no longer be true.
  if (isError) return null;
  return data === undefined ? undefined : (pick(data) ?? null);
}
