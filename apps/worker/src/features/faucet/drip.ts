import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { DRIP, dripOperationSchema } from '@nova/shared/faucet/drip-operation';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';

/** Returns the kind that makes the faucet send gas to an address. */
export function createDrip(rewards: Hex): OutboxKind {
  return {
    kind: DRIP,
    gasLimit: 200_000n,
    read({ operationId, payload }) {
      const { to } = dripOperationSchema.parse(payload);
      const args = [operationId, to] as const;
      return {
        call: {
          to: rewards,
          data: encodeFunctionData({ abi: communityRewardsAbi, functionName: 'drip', args }),
          valueWei: 0n,
        },
        async isOnChain(rpc, blockTag) {
          const query = { abi: communityRewardsAbi, functionName: 'isDripDone' } as const;
          const data = encodeFunctionData({ ...query, args: [operationId] });
          const answer = await rpc.request<Hex>('eth_call', [{ to: rewards, data }, blockTag]);
          return decodeFunctionResult({ ...query, data: answer });
        },
        explainRefusal: (data) => explainRefusal(communityRewardsAbi, data),
      };
    },
  };
}
