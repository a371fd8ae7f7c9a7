import { SEND_GAS, sendGasSchema } from '@nova/shared/wallet/send-gas';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';

/**
 * Sends coins from the lane's own key to an address. No contract could refuse such an operation twice; what keeps it
 * single is the lane's rule that a row is signed anew only once its nonce was provably used by another transaction.
 */
export function createSendGas(): OutboxKind {
  return {
    kind: SEND_GAS,
    // A plain transfer costs 21,000; a wallet that is a contract may do a little on receipt.
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
