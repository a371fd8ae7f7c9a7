import { ENTRY_POINT } from '@nova/shared/chain/constants';
import {
  BUNDLE_GAS,
  encodeBundle,
  SEND_USER_OPERATION,
  toUserOperation,
  userOperationSchema,
} from '@nova/shared/passkey/user-operation';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { entryPoint08Abi } from 'viem/account-abstraction';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';

/** Bits of a nonce that count within its key. */
const SEQUENCE_BITS = 64n;

/**
 * Returns the kind that sends the user operation of an account with a passkey to the EntryPoint. The transaction
 * contains nothing else, and the EntryPoint pays its cost back to the lane's key.
 */
export function createSendUserOperation(): OutboxKind {
  return {
    kind: SEND_USER_OPERATION,
    gasLimit: BUNDLE_GAS,
    read({ payload, signer }) {
      const operation = toUserOperation(userOperationSchema.parse(payload));
      const [key, sequence] = [
        operation.nonce >> SEQUENCE_BITS,
        BigInt.asUintN(Number(SEQUENCE_BITS), operation.nonce),
      ];
      return {
        call: {
          to: ENTRY_POINT,
          data: encodeBundle(operation, signer),
          valueWei: 0n,
        },
        // The nonce is used by this operation, or by another one that makes this one invalid.
        async isOnChain(rpc, blockTag) {
          const query = { abi: entryPoint08Abi, functionName: 'getNonce' } as const;
          const data = encodeFunctionData({ ...query, args: [operation.sender, key] });
          const answer = await rpc.request<Hex>('eth_call', [{ to: ENTRY_POINT, data }, blockTag]);
          const next = decodeFunctionResult({ ...query, data: answer });
          return BigInt.asUintN(Number(SEQUENCE_BITS), next) > sequence;
        },
        explainRefusal: (data) => explainRefusal(entryPoint08Abi, data),
        // The operation has become invalid since it was accepted; its account can sign another one.
        isAnswer: () => true,
      };
    },
  };
}
