import { nacWeiToUsdt, usdtToNacWei } from '@nova/shared/presale/pricing';
import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';
import type { AmountError } from '../../../ui/form/parse-amount.ts';
import type { SalePhase } from '../sale/sale.ts';

/** What was entered: USDT to pay, or coins to receive without bonus. */
export interface Entry {
  readonly by: 'usdt' | 'nac';
  readonly units: bigint | null;
  readonly error: AmountError | null;
}

export const AMOUNT_KEY = 'nova.presale.amount';
const FIRST_UNITS = 100_000_000n;

/** The payment of an entry in USDT units, rounded up where coins were entered; null for none. */
export function paymentOf({ by, units }: Entry, phase: SalePhase): bigint | null {
  if (units === null) return null;
  return by === 'usdt' ? units : nacWeiToUsdt(phase.phase, units);
}

/** The coins of an entry in wei, without bonus; null for none. What was typed stays as it was typed. */
export function coinsOf({ by, units }: Entry, phase: SalePhase): bigint | null {
  if (units === null) return null;
  return by === 'nac' ? units : usdtToNacWei(phase.phase, units);
}

/** Whether the coins of the payment are more than those that were entered. */
export function isRoundedUp(entry: Entry, phase: SalePhase): boolean {
  const payment = paymentOf(entry, phase);
  if (entry.by === 'usdt' || payment === null) return false;
  return usdtToNacWei(phase.phase, payment) !== entry.units;
}

const FIRST: Entry = { by: 'usdt', units: FIRST_UNITS, error: null };
/** The amount in smallest units, behind the field it was typed in: `usdt 250000000`. */
const STORED = /^(usdt|nac) (\d{1,30})$/;

/** What was typed last and not paid yet; a page that was loaded anew goes on with it. */
export function readEntry(): Entry {
  const [, by, units] = STORED.exec(readStored(AMOUNT_KEY) ?? '') ?? [];
  if (by === undefined || units === undefined) return FIRST;
  return { by: by as Entry['by'], units: BigInt(units), error: null };
}

function keepEntry({ by, units }: Entry): void {
  if (units === null) removeStored(AMOUNT_KEY);
  else writeStored(AMOUNT_KEY, `${by} ${units}`);
}

/** Kept while the page lives: the form gives way while a wallet is asked, and comes back with what was entered. */
let last: Entry | null = null;

/** The amount of the form, in whichever of its two fields it was typed. */
export function useEntry() {
  const [entry, setEntry] = useState<Entry>(() => (last ??= readEntry()));
  const enter = (by: Entry['by']) => (units: bigint | null, error: AmountError | null) => {
    const next = { by, units, error };
    last = next;
    keepEntry(next);
    setEntry(next);
  };
  return { entry, enterUsdt: enter('usdt'), enterNac: enter('nac') };
}
