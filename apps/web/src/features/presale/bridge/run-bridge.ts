import { DEFAULT_GAS_LIMIT } from '@nova/shared/chain/constants';
import type { Purchase } from '@nova/shared/presale/purchase';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';

import { WALLET_SWITCH_WAIT_MS } from '@nova/shared/wallet/constants';
import type { Hex } from 'viem';
import { ApiError } from '../../../lib/api/http.ts';
import { createRequestId } from '../../../lib/store/create-request-id.ts';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { inOneTab } from '../../../lib/transaction/in-one-tab.ts';
import { asWalletStep } from '../../../lib/transaction/send-transaction.ts';
import type { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { presaleApi } from '../presale-api.ts';
import { toWord } from '../sale/presale-errors.ts';
import type { BridgeChain } from '../sale/sale.ts';
import { readBridgeBalance } from './read-bridge-balance.ts';
import { readServerTime } from './read-server-time.ts';
import {
  removeBridge,
  storeBridge,
  readBridge,
  type BridgePayment,
  type StoredBridge,
} from './stored-bridge.ts';

export type BridgeStep = 'switch' | 'pay' | 'sign' | 'register' | 'confirm';
export type BridgeErrorReason =
  | 'switch'
  | 'balance'
  | 'rejectedTransfer'
  | 'noGas'
  | 'contract'
  | 'requestPending'
  | 'transfer'
  | 'rejectedSign'
  | 'walletSign'
  | 'sign'
  | 'register'
  | 'refused'
  | 'unchecked'
  | 'bridge';

/** Error of a purchase from Ethereum that has stopped; a payment that was made stays stored. */
export class BridgeError extends Error {
  readonly reason: BridgeErrorReason;
  readonly detail: string;
  constructor(reason: BridgeErrorReason, detail = '', cause?: unknown) {
    super(reason, { cause });
    this.name = 'BridgeError';
    this.reason = reason;
    this.detail = detail;
  }
}

export type RequestWallet = <T>(method: string, params: readonly unknown[]) => Promise<T>;
export interface BridgeTools {
  readonly request: RequestWallet;
  readonly reportProgress: (step: BridgeStep) => void;
}

/** Selector of the ERC-20 function `transfer(address,uint256)`. */
const TRANSFER = '0xa9059cbb';
const POLL_EVERY_MS = 100;
const toHexId = (chainId: number) => `0x${chainId.toString(16)}`;

/** Formats USDT for the signed message and the request: decimal point, no grouping, no trailing zeros. */
export function plainUsdt(units: bigint): string {
  return formatAmount(units, USDT_DECIMALS, 'en', USDT_DECIMALS).replaceAll(',', '');
}

const isOn = async (chainId: number, request: RequestWallet) =>
  Number(await request<string>('eth_chainId', [])) === chainId;

/** Switches the wallet to the payment's chain. @throws BridgeError */
export async function switchChain(chainId: number, request: RequestWallet): Promise<void> {
  try {
    if (await isOn(chainId, request)) return;
    await request('wallet_switchEthereumChain', [{ chainId: toHexId(chainId) }]);
    // Some wallets respond before they have switched.
    const end = Date.now() + WALLET_SWITCH_WAIT_MS;
    while (!(await isOn(chainId, request))) {
      if (Date.now() > end) throw new Error('The wallet has not switched.');
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
    }
  } catch (error) {
    throw new BridgeError('switch', '', error);
  }
}

async function checkBalance(chain: BridgeChain, bridge: StoredBridge, request: RequestWallet): Promise<void> {
  // A wallet that cannot read balances may still pay, because its own gas estimate detects a shortage.
  const balance = await readBridgeBalance(chain.usdt!, bridge.address, request).catch(() => null);
  if (balance !== null && balance < BigInt(bridge.usdtUnits)) throw new BridgeError('balance');
}

function toTransferError({ reason, detail }: TransactionFailure): BridgeError {
  if (reason === 'rejected') return new BridgeError('rejectedTransfer');
  if (reason === 'insufficientFunds') return new BridgeError('noGas');
  if (reason === 'requestPending') return new BridgeError(reason);
  if (reason === 'unreachable') return new BridgeError('unchecked');
  return /revert/i.test(detail) ? new BridgeError('contract') : new BridgeError('transfer', detail);
}

/**
 * The wallet estimates gas and reports reverts itself; a
 * fixed limit is set only if its network cannot estimate.
 */
async function gasOf(call: object, request: RequestWallet): Promise<{ gas?: Hex }> {
  try {
    await asWalletStep(() => request('eth_estimateGas', [call]));
    return {};
  } catch (error) {
    const { reason, detail } = error as TransactionFailure;
    return reason === 'insufficientFunds' || /revert/i.test(detail)
      ? {}
      : { gas: `0x${DEFAULT_GAS_LIMIT.toString(16)}` };
  }
}

async function pay(bridge: StoredBridge, chain: BridgeChain, { request }: BridgeTools): Promise<Hex> {
  await checkBalance(chain, bridge, request);
  const data = `${TRANSFER}${toWord(chain.treasury!)}${toWord(BigInt(bridge.usdtUnits))}`;
  const call = { from: bridge.address, to: chain.usdt, data };
  const gas = await gasOf(call, request);
  storeBridge(bridge);
  try {
    const txHash = await asWalletStep(() => request<Hex>('eth_sendTransaction', [{ ...call, ...gas }]));
    storeBridge({ ...bridge, txHash });
    return txHash;
  } catch (error) {
    const failure = toTransferError(error as TransactionFailure);
    // Rejected before it was sent: nothing was paid, so nothing is stored.
    if (failure.reason !== 'transfer') removeBridge(bridge.address);
    throw failure;
  }
}

async function sign(bridge: BridgePayment, txHash: Hex | 'pending', request: RequestWallet) {
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

function toRegisterError(error: unknown): BridgeError {
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
  const { signature, publicKey, signedMessage } = await sign(bridge, txHash, request);
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
      startedAt: Date.now(),
    };
    tools.reportProgress('pay');
    await checkLimits(order);
    const txHash = await pay(bridge, chain, tools);
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
  const { signature, publicKey, signedMessage } = await sign(unpaid, 'pending', request);
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
