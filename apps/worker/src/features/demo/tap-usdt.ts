import { testUSDTAbi } from '@nova/abi/test-usdt';
import { TAP_USDT, tapUsdtSchema } from '@nova/shared/demo/tap-usdt';
import { type Hex, encodeFunctionData } from 'viem';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';

/**
 * Gives test coins to a demo wallet. The token is worthless and exists only in development, so paying twice
 * is harmless.
 */
export function createTapUsdt(token: Hex): OutboxKind {
  return {
    kind: TAP_USDT,
    gasLimit: 120_000n,
    read({ payload }) {
      const { to, units } = tapUsdtSchema.parse(payload);
      const args = [to, BigInt(units)] as const;
      return {
        call: {
          to: token,
          data: encodeFunctionData({ abi: testUSDTAbi, functionName: 'tap', args }),
          valueWei: 0n,
        },
        isOnChain: async () => false,
        explainRefusal: (data) => explainRefusal(testUSDTAbi, data),
      };
    },
  };
}
