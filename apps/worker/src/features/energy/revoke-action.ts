import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { REVOKE_ACTION, revokeActionSchema } from '@nova/shared/energy/record-action';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';

/**
 * Revokes a credited action, for example after a refund. Uses the lane that recorded the action and
 * therefore runs after it.
 */
export function createRevokeAction(ledger: Hex): OutboxKind {
  return {
    kind: REVOKE_ACTION,
    gasLimit: 200_000n,
    read({ payload }) {
      const { actionId } = revokeActionSchema.parse(payload);
      const call = (functionName: 'revoke' | 'actionOf') =>
        encodeFunctionData({ abi: actionLedgerAbi, functionName, args: [actionId] });
      return {
        call: { to: ledger, data: call('revoke'), valueWei: 0n },
        isOnChain: async (rpc, blockTag) => {
          const data = await rpc.request<Hex>('eth_call', [{ to: ledger, data: call('actionOf') }, blockTag]);
          return decodeFunctionResult({ abi: actionLedgerAbi, functionName: 'actionOf', data }).revoked;
        },
        explainRefusal: (data) => explainRefusal(actionLedgerAbi, data),
      };
    },
  };
}
