import type { TokenApproval } from '@nova/shared/explorer/token-schemas';
import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { requestChainEach } from '../../../lib/chain/chain-rpc.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { decodeRemaining, encodeRemainingCall } from './approval-calls.ts';

export const approvalKey = ({ block_number: blockNumber, log_index: logIndex }: TokenApproval) =>
  `${blockNumber}-${logIndex}`;

/**
 * Reads what is left of each approval from its contract, in one request for the page. The map has no entry
 * while it is read, and null for a contract that does not answer as a token.
 */
export function useRemaining(owner: Hex, rows: readonly TokenApproval[] | undefined) {
  const keys = (rows ?? []).map(approvalKey);
  return useQuery({
    queryKey: queryKeys.remainingApprovals(owner, keys),
    queryFn: async ({ signal }) => {
      const calls = rows!.map((row) => encodeRemainingCall(owner, row));
      const answers = await requestChainEach(calls, signal);
      return new Map(
        rows!.map((row, index) => [keys[index]!, decodeRemaining(row, answers[index])] as const),
      );
    },
    enabled: keys.length > 0,
  });
}
