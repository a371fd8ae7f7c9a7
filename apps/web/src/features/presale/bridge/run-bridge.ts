import type { Purchase } from '@nova/shared/presale/purchase';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import type { Hex } from 'viem';
import { ApiError } from '../../../lib/api/http.ts';
import { createRequestId } from '../../../lib/store/create-request-id.ts';
import { inOneTab } from '../../../lib/transaction/in-one-tab.ts';
import { presaleApi } from '../presale-api.ts';
import type { BridgeChain } from '../sale/sale.ts';
import { BridgeError } from './bridge-error.ts';
import type { BridgeTools } from './bridge-tools.ts';
import { payBridge } from './pay-bridge.ts';
import { plainUsdt, registerBridge, signBridge, toRegisterError } from './register-bridge.ts';
import { readBridge, type StoredBridge } from './stored-bridge.ts';
import { switchChain } from './switch-chain.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

export interface BridgeOrder {
  readonly address: Hex;
  readonly phase: number;
  readonly usdtUnits: bigint;
}

/**
 * Asks the server whether the payment could be delivered now,
 * because after the transfer only a manual refund is possible.
 */
async function checkLimits({ address, phase, usdtUnits }: BridgeOrder): Promise<void> {
  const quote = await presaleApi.readQuote('bridge', usdtUnits, address).catch((error: unknown) => {
    throw new BridgeError('unchecked', '', error);
  });
  const code = quote.refusal ?? (quote.phase === phase ? null : PRESALE_ERRORS.wrongPhase);
  if (code === null) return;
  const details = { max_usdt_units: quote.max_usdt_units };
  throw new BridgeError('refused', '', new ApiError(code, 409, 'The payment was not made.', details));
}

/** Pays on the other chain, signs and registers. A stored payment is never made again. @throws BridgeError */
export async function runBridge(
  order: BridgeOrder,
  chain: BridgeChain,
  tools: BridgeTools,
): Promise<Purchase> {
  const work = async () => {
    if (readBridge(order.address)) throw new BridgeError('register');
    tools.reportProgress('switch');
    await switchChain(chain.chain_id, tools.request);
    const bridge: StoredBridge = {
      address: order.address,
      clientRequestId: createRequestId(),
      chainId: chain.chain_id,
      phase: order.phase,
      usdtUnits: String(order.usdtUnits),
      txHash: null,
      startedAt: serverNow(),
    };
    tools.reportProgress('pay');
    await checkLimits(order);
    const txHash = await payBridge(bridge, chain, tools);
    return registerBridge(bridge, txHash, tools);
  };
  const purchase = await inOneTab('presale', order.address, work);
  if (purchase === null) throw new BridgeError('register');
  return purchase;
}

/** Makes a purchase without money in development, signed like a real one. @throws BridgeError */
export async function runSimulated(
  order: BridgeOrder,
  chainId: number,
  requestId: string,
  { request, reportProgress }: BridgeTools,
): Promise<Purchase> {
  const { address, phase } = order;
  reportProgress('sign');
  const unpaid = { address, clientRequestId: requestId, chainId, phase, usdtUnits: String(order.usdtUnits) };
  const { signature, publicKey, signedMessage } = await signBridge(unpaid, 'pending', request);
  reportProgress('register');
  try {
    const { purchase } = await presaleApi.registerPurchase({
      address,
      usdtAmount: plainUsdt(order.usdtUnits),
      phaseId: phase,
      clientRequestId: requestId,
      network: chainId,
      signature,
      publicKey,
      signedMessage,
      isMainnet: false,
      bridgeMode: true,
      simulated: true,
    });
    return purchase;
  } catch (error) {
    throw toRegisterError(error);
  }
}
