import { nacWeiToUsdt, usdtToNacWei } from '@nova/shared/presale/pricing';
import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';
import type { AmountError } from '../../../ui/form/parse-amount.ts';
import type { SalePhase } from '../sale/sale.ts';

/** The entered amount: USDT to pay, or coins to receive without the bonus. */
export interface Entry {
  readonly by: 'usdt' | 'nac';
  readonly units: bigint | null;
  readonly error: AmountError | null;
}

export const AMOUNT_KEY = 'nova.presale.amount';
const FIRST_UNITS = 100_000_000n;

/**
 * Returns the payment of an entry in USDT units, rounded up for an entry in coins; null without an amount.
 */
export function paymentOf({ by, units }: Entry, phase: SalePhase): bigint | null {
  if (units === null) return null;
  return by === 'usdt' ? units : nacWeiToUsdt(phase.phase, units);
}

/**
 * Returns the coins of an entry in wei, without the bonus; null
 * without an amount. An entry in coins is returned unchanged.
 */
export function coinsOf({ by, units }: Entry, phase: SalePhase): bigint | null {
  if (units === null) return null;
  return by === 'nac' ? units : usdtToNacWei(phase.phase, units);
}

/** Returns whether the payment buys more coins than were entered. */
export function isRoundedUp(entry: Entry, phase: SalePhase): boolean {
  const payment = paymentOf(entry, phase);
  if (entry.by === 'usdt' || payment === null) return false;
  return usdtToNacWei(phase.phase, payment) !== entry.units;
}

const FIRST: Entry = { by: 'usdt', units: FIRST_UNITS, error: null };
/** The amount in smallest units, preceded by the field that it was entered in: `usdt 250000000`. */
const STORED = /^(usdt|nac) (\d{1,30})$/;

/** Returns the last entry that has not been paid, so that a reloaded page restores it. */
export function readEntry(): Entry {
  const [, by, units] = STORED.exec(readStored(AMOUNT_KEY) ?? '') ?? [];
  if (by === undefined || units === undefined) return FIRST;
  return { by: by as Entry['by'], units: BigInt(units), error: null };
}

function storeEntry({ by, units }: Entry): void {
  if (units === null) removeStored(AMOUNT_KEY);
  else writeStored(AMOUNT_KEY, `${by} ${units}`);
}

/** Kept in memory: the form is unmounted while the wallet is open, and restores the entry afterwards. */
let last: Entry | null = null;

/** Returns the amount of the form, in the field where it was entered. */
export function useEntry() {
  const [entry, setEntry] = useState<Entry>(() => (last ??= readEntry()));
  const enter = (by: Entry['by']) => (units: bigint | null, error: AmountError | null) => {
    const next = { by, units, error };
    last = next;
    storeEntry(next);
    setEntry(next);
  };
  return { entry, enterUsdt: enter('usdt'), enterNac: enter('nac') };
}
