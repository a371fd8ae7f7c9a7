import { nacWeiToUsdt, usdtToNacWei } from '@nova/shared/presale/pricing';
import { useState } from 'react';
import type { AmountFault } from '../../../ui/form/parse-amount.ts';
import type { SalePhase } from '../sale/sale.ts';

/** What was entered: USDT to pay, or coins to receive without bonus. */
export interface Entry {
  readonly by: 'usdt' | 'nac';
  readonly units: bigint | null;
  readonly fault: AmountFault | null;
}

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

/** Kept while the page lives: the form gives way while a wallet is asked, and comes back with what was entered. */
let last: Entry = { by: 'usdt', units: FIRST_UNITS, fault: null };

/** The amount of the form, in whichever of its two fields it was typed. */
export function useEntry() {
  const [entry, setEntry] = useState<Entry>(last);
  const enter = (by: Entry['by']) => (units: bigint | null, fault: AmountFault | null) => {
    last = { by, units, fault };
    setEntry(last);
  };
  return { entry, enterUsdt: enter('usdt'), enterNac: enter('nac') };
}
