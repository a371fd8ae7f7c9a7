import type { Recovery, RecoveryStatus } from '@nova/shared/passkey/recovery-schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { recoveryApi } from './recovery-api.ts';

/** Milliseconds between two polls; other states do not change by themselves. */
const POLL_MS: Partial<Record<RecoveryStatus, number>> = {
  collecting: 4_000,
  starting: 1_500,
  waiting: 15_000,
  completing: 1_500,
};

const keyOf = (id: string) => ['recovery', id] as const;

/** Returns a recovery, and reads it again until it has ended. */
export function useRecovery(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => recoveryApi.read(id, signal),
    refetchInterval: ({ state }) => (state.data && POLL_MS[state.data.status]) ?? false,
  });
}

/** Returns a function that shows a recovery as the server has returned it after a change. */
export function useRecoveryUpdate(): (recovery: Recovery) => void {
  const client = useQueryClient();
  return (recovery) => client.setQueryData(keyOf(recovery.id), recovery);
}
