import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { CREATE_TOKEN, createTokenOperationSchema } from '@nova/shared/token/create-operation';
import { decodeErrorResult, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';

const abi = tokenFactoryAbi;
const NOBODY = `0x${'00'.repeat(20)}`;

/** Creates a token for an account without a wallet. */
export function createCreateToken(factory: Hex): OutboxKind {
  return {
    kind: CREATE_TOKEN,
    // Deploys a complete contract and stores a description of up to 512 bytes.
    gasLimit: 4_000_000n,
    read({ operationId, payload }) {
      const { owner, name, symbol, supply, contractUri } = createTokenOperationSchema.parse(payload);
      const args = [operationId, owner, name, symbol, BigInt(supply), contractUri] as const;
      return {
        call: {
          to: factory,
          data: encodeFunctionData({ abi, functionName: 'createFor', args }),
          valueWei: 0n,
        },
        async isOnChain(rpc, blockTag) {
          const query = { abi, functionName: 'tokenOf' } as const;
          const data = encodeFunctionData({ ...query, args: [operationId] });
          const answer = await rpc.request<Hex>('eth_call', [{ to: factory, data }, blockTag]);
          return decodeFunctionResult({ ...query, data: answer }) !== NOBODY;
        },
        explainRefusal: (data) => explainRefusal(abi, data),
        isAnswer,
      };
    },
  };
}

/** While creation is paused, the factory rejects it; the user may order again. */
function isAnswer(data: Hex): boolean {
  try {
    return decodeErrorResult({ abi, data }).errorName === 'EnforcedPause';
  } catch {
    return false;
  }
}
