import { useQuery } from '@tanstack/react-query';
import type { Treasury } from '@nova/shared/treasury/schemas';
import { requestJson } from '../../lib/api/http.ts';

const AGAIN_MS = 60_000;

/** Where the supply lies, read from the chain; read again every minute while somebody looks. */
export function useTreasury() {
  return useQuery({
    queryKey: ['treasury'],
    queryFn: ({ signal }) => requestJson<Treasury>('/api/v1/treasury', { signal }),
    refetchInterval: AGAIN_MS,
  });
}

/** A figure of the chain: undefined while it is read, null when it cannot be proven now. */
export type Proven<T> = T | null | undefined;

/** One figure of the treasury's answer; what an answer that failed would have told is null. */
export function proven<T>(
  { data, isError }: { data: Treasury | undefined; isError: boolean },
  pick: (treasury: Treasury) => T | null | undefined,
): Proven<T> {
  // An old answer is not shown in place of a failed one: what was true then may not be now.
  if (isError) return null;
  return data === undefined ? undefined : (pick(data) ?? null);
}
