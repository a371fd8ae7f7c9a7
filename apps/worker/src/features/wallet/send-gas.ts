import { SEND_GAS, sendGasSchema } from '@nova/shared/wallet/send-gas';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';

/**
 * Sends coins from the lane's own key to an address. No contract could reject a duplicate; uniqueness rests
 * on the lane's rule that a row is signed again only after another transaction has provably used its nonce.
 */
export function createSendGas(): OutboxKind {
  return {
    kind: SEND_GAS,
    // A plain transfer uses 21,000; a wallet contract may run a little code on receipt.
    gasLimit: 60_000n,
    read({ payload }) {
      const { to, valueWei } = sendGasSchema.parse(payload);
      return {
        call: { to, data: '0x', valueWei: BigInt(valueWei) },
        isOnChain: async () => false,
        explainRefusal: (data) => `the recipient refused it with ${data}`,
      };
    },
  };
}
