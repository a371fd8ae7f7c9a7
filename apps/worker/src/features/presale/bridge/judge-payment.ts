import { BRIDGE_PAYMENT_MAX_AGE_SECONDS } from '@nova/shared/presale/bridge';
import type { Hex } from 'viem';

/** keccak256 of `Transfer(address,address,uint256)`. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

export interface PaymentLog {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly logIndex: Hex;
}

/** Ethereum's receipt of a transaction that is in a block. */
export interface PaymentReceipt {
  readonly status: Hex;
  readonly blockNumber: Hex;
  readonly blockHash: Hex;
  readonly logs: readonly PaymentLog[];
}

/** Registered properties that a payment or refund must have. */
export interface ExpectedPayment {
  readonly token: Hex;
  readonly sender: Hex;
  readonly recipient: Hex;
  readonly units: bigint;
  /** Earliest block time that counts, in seconds since 1970. */
  readonly notBefore: number;
  /** Logs of this transaction that already count for other purchases. */
  readonly usedLogs: ReadonlySet<number>;
}

export type PaymentVerdict =
  | { readonly isGood: true; readonly logIndex: number }
  | { readonly isGood: false; readonly reason: PaymentError };

/** Reasons why a transaction is not accepted as a payment. */
export type PaymentError =
  | 'payment_failed'
  | 'payment_too_old'
  | 'payment_used'
  | 'wrong_sender'
  | 'wrong_recipient'
  | 'wrong_amount'
  | 'wrong_token';

/**
 * Decides whether a transaction contains the registered transfer: this token, from this sender to this
 * recipient, exactly this amount, recent enough and not counted before.
 * @param blockTime Time of the receipt's block in seconds.
 */
export function judgePayment(
  receipt: PaymentReceipt,
  blockTime: number,
  expected: ExpectedPayment,
): PaymentVerdict {
  if (BigInt(receipt.status) !== 1n) return refuse('payment_failed');
  if (blockTime < expected.notBefore) return refuse('payment_too_old');
  const transfers = receipt.logs.filter(isTransfer);
  const errors = transfers.map((log) => ({ log, error: findError(log, expected) }));
  const good = errors.filter(({ error }) => error === null).map(({ log }) => Number(log.logIndex));
  const free = good.find((logIndex) => !expected.usedLogs.has(logIndex));
  if (free !== undefined) return { isGood: true, logIndex: free };
  if (good.length > 0) return refuse('payment_used');
  return refuse(errors.find(({ log }) => isToken(log, expected))?.error ?? 'wrong_token');
}

/**
 * Returns the earliest accepted payment time in seconds since 1970: neither before the sale began nor more
 * than a day before the registration.
 */
export function findOldestPayment(times: { registeredAt: number; saleBeganAt: number }): number {
  return Math.max(times.registeredAt - BRIDGE_PAYMENT_MAX_AGE_SECONDS, times.saleBeganAt);
}

const refuse = (reason: PaymentError): PaymentVerdict => ({ isGood: false, reason });
const isTransfer = ({ topics }: PaymentLog) => topics.length === 3 && topics[0]?.toLowerCase() === TRANSFER;
const isToken = ({ address }: PaymentLog, { token }: ExpectedPayment) => address.toLowerCase() === token;

function findError(log: PaymentLog, expected: ExpectedPayment): PaymentError | null {
  if (!isToken(log, expected)) return 'wrong_token';
  if (toAddress(log.topics[1]) !== expected.sender) return 'wrong_sender';
  if (toAddress(log.topics[2]) !== expected.recipient) return 'wrong_recipient';
  return BigInt(log.data) === expected.units ? null : 'wrong_amount';
}

const toAddress = (topic: Hex | undefined) => `0x${(topic ?? '').slice(-40).toLowerCase()}`;
