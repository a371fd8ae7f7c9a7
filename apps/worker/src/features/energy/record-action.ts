import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { encodeActionKey } from '@nova/shared/energy/catalogue';
import { RECORD_ACTION, recordActionSchema } from '@nova/shared/energy/record-action';
import {
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
  prepareEncodeFunctionData,
  type Hex,
} from 'viem';
import type { RpcClient } from '../../lib/chain/rpc-client.ts';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';

// Prepared once, because finding a function in the ABI hashes its signature.
const RECORD = prepareEncodeFunctionData({ abi: actionLedgerAbi, functionName: 'record' });
const ACTION_OF = prepareEncodeFunctionData({ abi: actionLedgerAbi, functionName: 'actionOf' });
const NOBODY = `0x${'00'.repeat(20)}`;

/** Records an accepted action in the ledger contract, which credits its Energy Points. */
export function createRecordAction(ledger: Hex): OutboxKind {
  return {
    kind: RECORD_ACTION,
    // An account's first action writes four new slots and uses about 150,000 gas.
    gasLimit: 300_000n,
    read({ payload }) {
      const { actionId, account, userHash, actionKey, occurredAt } = recordActionSchema.parse(payload);
      const data = encodeFunctionData({
        ...RECORD,
        args: [actionId, account, userHash, encodeActionKey(actionKey), BigInt(occurredAt)],
      });
      return {
        call: { to: ledger, data, valueWei: 0n },
        isOnChain: (rpc, blockTag) => isRecorded(rpc, ledger, actionId, blockTag),
        explainRefusal: (data) => explainRefusal(actionLedgerAbi, data),
        secondsTooEarly,
      };
    },
  };
}

function secondsTooEarly(data: Hex): number {
  try {
    const error = decodeErrorResult({ abi: actionLedgerAbi, data });
    return error.errorName === 'OccurredInFuture' ? Number(error.args[0] - error.args[1]) : 0;
  } catch {
    return 0;
  }
}

async function isRecorded(rpc: RpcClient, ledger: Hex, actionId: Hex, blockTag: string): Promise<boolean> {
  const data = encodeFunctionData({ ...ACTION_OF, args: [actionId] });
  const answer = await rpc.request<Hex>('eth_call', [{ to: ledger, data }, blockTag]);
  return (
    decodeFunctionResult({
      abi: actionLedgerAbi,
      functionName: 'actionOf',
      data: answer,
    }).account.toLowerCase() !== NOBODY
  );
}
