import { estimateFee, readFunds, simulateCall, type Sealed, sendAndSeal } from '../send-call.ts';
import type { TransferRequest } from '@nova/shared/token/transfer';
import type { Hex } from 'viem';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import type { TransactionCall } from '../../../lib/transaction/transaction-call.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import type { TokenClient } from '../token-client.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

/** What is sent: NAC or a token. */
export interface Currency {
  /** Null for NAC. */
  readonly token: Hex | null;
  readonly symbol: string;
  readonly decimals: number;
}

export interface TransferOrder {
  readonly from: Hex;
  /** As entered. */
  readonly to: string;
  readonly units: bigint | null;
  readonly currency: Currency;
}

/** Validation errors of an order; each belongs to one field. */
export type TransferError = 'to' | 'toSelf' | 'toNobody' | 'toToken' | 'amount' | 'tooMuch' | 'noGas';

/** A transfer that was simulated on the node and is ready to sign. */
export interface ReadyTransfer {
  readonly from: Hex;
  readonly to: Hex;
  readonly units: bigint;
  readonly currency: Currency;
  readonly call: TransactionCall;
  readonly feeWei: bigint;
  /** The recipient is a contract, which may be unable to send the tokens on. */
  readonly isToContract: boolean;
}

const NOBODY = `0x${'00'.repeat(20)}`;

/**
 * Checks everything that can fail before the wallet opens: recipient, amount, balance and fee at the newest
 * block, and whether the contract accepts the transfer.
 * @returns the transfer, or the error with its field
 * @throws TransactionFailure, ApiError
 */
export async function readyTransfer(order: TransferOrder): Promise<ReadyTransfer | TransferError> {
  const { from, units, currency } = order;
  const { encodeTransfer, readAddress } = await import('../token-calls.ts');
  const to = readAddress(order.to);
  if (to === null) return 'to';
  if (to === from) return 'toSelf';
  if (to === NOBODY) return 'toNobody';
  if (to === currency.token) return 'toToken';
  if (units === null || units <= 0n) return 'amount';
  const funds = await readFunds(from, currency.token);
  if (units > funds.units) return 'tooMuch';
  const call: TransactionCall =
    currency.token === null ? { to, data: '0x', value: units } : encodeTransfer(currency.token, to, units);
  const feeWei = await estimateFee(call, from);
  if (funds.wei < feeWei + (call.value ?? 0n)) return 'noGas';
  await simulateCall(call, from);
  const code = await requestChain<Hex>('eth_getCode', [to, 'latest']);
  return { from, to, units, currency, call, feeWei, isToContract: code !== '0x' };
}

/** A sealed transfer. */
export interface TransferReceipt {
  readonly request: TransferRequest;
  readonly sealed: Sealed;
  readonly symbol: string;
  readonly decimals: number;
}

interface Signed {
  readonly r: Hex;
  readonly s: Hex;
  readonly v?: Hex;
  readonly yParity?: Hex;
}

/** Sends the transfer with the wallet and waits for the receipt. @throws TransactionFailure, ApiError */
export async function sendTransfer(
  ready: ReadyTransfer,
  client: Pick<TokenClient, 'send'>,
  onSent: () => void,
): Promise<TransferReceipt> {
  const { from, to, units, currency } = ready;
  const timestamp = new Date(serverNow()).toISOString();
  const sealed = await sendAndSeal(ready.call, client, onSent);
  const signed = await requestChain<Signed | null>('eth_getTransactionByHash', [sealed.hash]);
  if (signed === null) throw new TransactionFailure('notSealed', { detail: sealed.hash });
  const request: TransferRequest = {
    from,
    to,
    amount: units.toString(),
    currency: currency.token ?? 'NAC',
    signature: joinSignature(signed),
    metadata: { timestamp },
  };
  return { request, sealed, symbol: currency.symbol, decimals: currency.decimals };
}

/** Joins r and s with 32 bytes each, and v as 27 or 28. */
export function joinSignature({ r, s, v, yParity }: Signed): Hex {
  const word = (value: Hex) => value.slice(2).padStart(64, '0');
  const parity = yParity === undefined ? (Number(v ?? '0x0') + 1) % 2 : Number(yParity);
  return `0x${word(r)}${word(s)}${(27 + parity).toString(16)}`;
}
