import type { Purchase } from '@nova/shared/presale/purchase';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import type { Hex } from 'viem';
import { ApiError } from '../../../lib/api/http.ts';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { asWalletStep } from '../../../lib/transaction/send-transaction.ts';
import type { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { presaleApi } from '../presale-api.ts';
import { BridgeError } from './bridge-error.ts';
import type { BridgeTools, RequestWallet } from './bridge-tools.ts';
import { readServerTime } from '../../../lib/live/read-server-time.ts';
import { readBridge, removeBridge, type BridgePayment } from './stored-bridge.ts';

/** Formats USDT for the signed message and the request: decimal point, no grouping, no trailing zeros. */
export function plainUsdt(units: bigint): string {
  return formatAmount(units, USDT_DECIMALS, 'en', USDT_DECIMALS).replaceAll(',', '');
}

/** Signs a payment with the server's time. @throws BridgeError */
export async function signBridge(bridge: BridgePayment, txHash: Hex | 'pending', request: RequestWallet) {
  const { signPurchase } = await import('./sign-purchase.ts');
  const timestamp = await readServerTime().catch((error: unknown) => {
    throw toRegisterError(error);
  });
  try {
    const message = {
      address: bridge.address,
      usdt: plainUsdt(BigInt(bridge.usdtUnits)),
      phase: bridge.phase,
      timestamp,
      purchaseId: bridge.clientRequestId,
      usdtTxHash: txHash,
    };
    return await asWalletStep(() => signPurchase(message, request));
  } catch (error) {
    const { reason, detail } = error as TransactionFailure;
    if (reason === 'rejected') throw new BridgeError('rejectedSign');
    throw new BridgeError(detail ? 'walletSign' : 'sign', detail);
  }
}

/** Converts an error of the server to the error of a purchase that could not be registered. */
export function toRegisterError(error: unknown): BridgeError {
  const isRefusal =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return new BridgeError(
    isRefusal ? 'refused' : 'register',
    error instanceof Error ? error.message : '',
    error,
  );
}

async function signAndRegister(bridge: BridgePayment, txHash: Hex, { request, reportProgress }: BridgeTools) {
  reportProgress('sign');
  const { signature, publicKey, signedMessage } = await signBridge(bridge, txHash, request);
  reportProgress('register');
  const { purchase } = await presaleApi.registerPurchase({
    address: bridge.address,
    usdtAmount: plainUsdt(BigInt(bridge.usdtUnits)),
    phaseId: bridge.phase,
    clientRequestId: bridge.clientRequestId,
    txHash,
    network: bridge.chainId,
    signature,
    publicKey,
    signedMessage,
    isMainnet: true,
    bridgeMode: true,
    simulated: false,
  });
  return purchase;
}

const isTooOld = (error: unknown) => error instanceof ApiError && error.code === 'message_too_old';

/**
 * Signs and registers a payment. A repeated request returns the same purchase;
 * passing the ID of a registered purchase as `clientRequestId` replaces its payment.
 * @throws BridgeError
 */
export async function registerBridge(
  bridge: BridgePayment,
  txHash: Hex,
  tools: BridgeTools,
): Promise<Purchase> {
  const register = () => signAndRegister(bridge, txHash, tools);
  try {
    // A signature that took too long is requested once more with the current time.
    const purchase = await register().catch((error: unknown) => {
      if (isTooOld(error)) return register();
      throw error;
    });
    if (readBridge(bridge.address)?.clientRequestId === bridge.clientRequestId) removeBridge(bridge.address);
    return purchase;
  } catch (error) {
    throw error instanceof BridgeError ? error : toRegisterError(error);
  }
}
