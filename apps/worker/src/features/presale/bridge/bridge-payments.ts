import { BRIDGE_CHAIN_ID } from '@nova/shared/presale/bridge';
import type { Hex } from 'viem';
import { NodeAwayError, RpcClient, RpcError } from '../../../lib/chain/rpc-client.ts';
import { findOldestPayment, judgePayment, type PaymentReceipt } from './judge-payment.ts';
import { type Finding, type PaymentSource, unknown, unpaid, type UsedEvidence } from './payment-evidence.ts';
import type { ReservedPurchase } from '../reserved-purchase.ts';
import type { BridgeOptions } from './watch-bridge.ts';

/** Reads the receipt of a payment on Ethereum again, independent of stored data. */
export function createBridgePayments(options: BridgeOptions): PaymentSource {
  const rpc = new RpcClient(options.rpcUrl);
  return {
    async request(purchase, isFinal, used) {
      try {
        return await poll(rpc, options, purchase, isFinal, used);
      } catch (error) {
        if (!(error instanceof NodeAwayError || error instanceof RpcError)) throw error;
        return unknown(`its payment on Ethereum cannot be checked: ${error.message}`);
      }
    },
  };
}

async function poll(
  rpc: RpcClient,
  { usdt: token, treasury, confirmations }: BridgeOptions,
  { id, paymentHash, registeredAt, recipient: sender, usdtUnits: units }: ReservedPurchase,
  isFinal: boolean,
  used: UsedEvidence,
): Promise<Finding> {
  if (paymentHash === null || registeredAt === null) return unpaid('no payment is registered for it');
  const chainId = Number(await rpc.request<Hex>('eth_chainId'));
  if (chainId !== BRIDGE_CHAIN_ID) return unknown(`the bridge's node serves chain ${chainId}`);
  const head = Number(await rpc.request<Hex>('eth_blockNumber'));
  const receipt = await rpc.request<PaymentReceipt | null>('eth_getTransactionReceipt', [paymentHash]);
  if (receipt === null) return unknown('no block of Ethereum contains its payment');
  const block = await rpc.request<{ timestamp: Hex; hash: Hex } | null>('eth_getBlockByNumber', [
    receipt.blockNumber,
    false,
  ]);
  if (block?.hash !== receipt.blockHash) return unknown('the block of its payment was reorganized');
  if (isFinal && head - Number(receipt.blockNumber) < confirmations) {
    return unknown('its payment does not have enough confirmations on Ethereum');
  }
  const nameOf = (logIndex: number) => `bridge:${BRIDGE_CHAIN_ID}:${paymentHash}:${logIndex}`;
  // Coins go to the address that paid; no other recipient can be named.
  const verdict = judgePayment(receipt, Number(block.timestamp), {
    token,
    sender,
    recipient: treasury,
    units,
    notBefore: findOldestPayment({ registeredAt: registeredAt.getTime() / 1000, saleBeganAt: 0 }),
    usedLogs: new Set(
      receipt.logs
        .map((log) => Number(log.logIndex))
        .filter((logIndex) => (used.get(nameOf(logIndex)) ?? id) !== id),
    ),
  });
  return verdict.isGood
    ? { kind: 'paid', evidence: nameOf(verdict.logIndex) }
    : unpaid(`its payment is not valid: ${verdict.reason}`);
}
