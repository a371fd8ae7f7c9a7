import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { ACTION_SOURCES, encodeActionKey } from '@nova/shared/energy/catalogue';
import { SET_ACTION_TYPE, setActionTypeSchema } from '@nova/shared/energy/record-action';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';

/**
 * Changes a row of the ledger's catalog with the curator's key. The contract takes no ID for the change,
 * but setting the same row twice has no effect, and a row that already has the requested values counts as
 * done.
 */
export function createSetActionType(ledger: Hex): OutboxKind {
  return {
    kind: SET_ACTION_TYPE,
    gasLimit: 250_000n,
    read({ payload }) {
      const { actionKey, points, cooldownSeconds, dailyCap, lifetimeCap, source, isActive } =
        setActionTypeSchema.parse(payload);
      const key = encodeActionKey(actionKey);
      const wanted = {
        points,
        cooldown: cooldownSeconds,
        dailyCap,
        lifetimeCap,
        source: ACTION_SOURCES.indexOf(source),
        active: isActive,
      };
      const abi = actionLedgerAbi;
      const request = encodeFunctionData({ abi, functionName: 'actionTypeOf', args: [key] });
      return {
        call: {
          to: ledger,
          data: encodeFunctionData({ abi, functionName: 'setActionType', args: [key, wanted] }),
          valueWei: 0n,
        },
        isOnChain: async (rpc, blockTag) => {
          const data = await rpc.request<Hex>('eth_call', [{ to: ledger, data: request }, blockTag]);
          const now = decodeFunctionResult({ abi, functionName: 'actionTypeOf', data });
          return JSON.stringify({ ...now }) === JSON.stringify(wanted);
        },
        explainRefusal: (data) => explainRefusal(abi, data),
      };
    },
  };
}
