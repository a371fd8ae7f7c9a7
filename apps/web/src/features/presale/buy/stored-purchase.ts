import type { Hex } from 'viem';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';

const STEPS = ['start', 'reset', 'approve', 'buy', 'approveAndBuy'] as const;
/**
 * The last request to the wallet. `reset` sets a previous allowance to zero, which USDT requires.
 * `approveAndBuy` contains all of them in one transaction.
 */
export type PurchaseStep = (typeof STEPS)[number];

/** A purchase with USDT on Nova that has started and whose completion is not confirmed yet. */
export interface StoredPurchase {
  readonly address: Hex;
  readonly contract: Hex;
  readonly usdt: Hex;
  readonly phase: number;
  /** Amounts as decimal strings, because JSON has no bigint. */
  readonly usdtUnits: string;
  readonly minNacWei: string;
  readonly step: PurchaseStep;
  /** Transaction of the step, once the wallet has returned it. */
  readonly hash: Hex | null;
  /**
   * ID of the calls of `approveAndBuy`, stored before the wallet is asked; null until then and after the wallet
   * has declined them.
   */
  readonly callsId: string | null;
  /** A purchase event in this or a later block belongs to this purchase. */
  readonly sinceBlock: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

const keyOf = (address: string) => `nova.presale.purchase.${address}`;

function isPurchase(value: unknown, address: string): value is StoredPurchase {
  const purchase = value as Partial<StoredPurchase> | null;
  return (
    purchase?.address === address &&
    typeof purchase.contract === 'string' &&
    typeof purchase.usdt === 'string' &&
    /^\d+$/.test(purchase.usdtUnits ?? '') &&
    /^\d+$/.test(purchase.minNacWei ?? '') &&
    Number.isSafeInteger(purchase.sinceBlock) &&
    STEPS.some((step) => step === purchase.step)
  );
}

function parse(text: string | null, address: string): StoredPurchase | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    // A purchase of an earlier version has no calls.
    return isPurchase(value, address) ? { ...value, callsId: value.callsId ?? null } : null;
  } catch {
    return null;
  }
}

let last: { text: string | null; address: string; purchase: StoredPurchase | null } | null = null;

/**
 * Reads the unfinished purchase of a wallet in this browser; returns null for none or invalid data. Returns
 * the same object until it is written.
 */
export function readPurchase(address: string): StoredPurchase | null {
  const text = readStored(keyOf(address));
  if (last?.text !== text || last.address !== address)
    last = { text, address, purchase: parse(text, address) };
  return last.purchase;
}

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

export function storePurchase(purchase: StoredPurchase): void {
  writeStored(keyOf(purchase.address), JSON.stringify(purchase));
  announce();
}

/**
 * Saves a hash or an ID of calls that the wallet returned after the timeout, unless the purchase has progressed
 * meanwhile.
 */
export function storeLateAnswer(
  attempt: StoredPurchase,
  answer: Partial<Pick<StoredPurchase, 'hash' | 'callsId'>>,
): void {
  const stored = readPurchase(attempt.address);
  const isSame = stored?.startedAt === attempt.startedAt && stored.step === attempt.step;
  if (isSame && stored.hash === null) storePurchase({ ...stored, ...answer });
}

export function removePurchase(address: string): void {
  removeStored(keyOf(address));
  announce();
}

/** Calls the listener when a purchase is saved or removed, in this tab or another one. */
export function watchPurchases(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
