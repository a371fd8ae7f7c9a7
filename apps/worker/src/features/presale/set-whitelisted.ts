import { presaleAbi } from '@nova/abi/presale';
import { DEFAULT_GAS_LIMIT } from '@nova/shared/chain/constants';
import { SET_WHITELISTED, setWhitelistedSchema } from '@nova/shared/presale/operations';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';

/** Adds a wallet to the contract's whitelist, or removes it. */
export function createSetWhitelisted(presale: Hex): OutboxKind {
  return {
    kind: SET_WHITELISTED,
    gasLimit: DEFAULT_GAS_LIMIT,
    read({ payload }) {
      const { address, isWhitelisted } = setWhitelistedSchema.parse(payload);
      const query = { abi: presaleAbi, functionName: 'isWhitelisted' } as const;
      return {
        call: {
          to: presale,
          data: encodeFunctionData({
            abi: presaleAbi,
            functionName: 'setWhitelisted',
            args: [[address], isWhitelisted],
          }),
          valueWei: 0n,
        },
        async isOnChain(rpc, blockTag) {
          const data = encodeFunctionData({ ...query, args: [address] });
          const answer = await rpc.request<Hex>('eth_call', [{ to: presale, data }, blockTag]);
          return decodeFunctionResult({ ...query, data: answer }) === isWhitelisted;
        },
        explainRefusal: (refusal) => explainRefusal(presaleAbi, refusal),
      };
    },
  };
}
