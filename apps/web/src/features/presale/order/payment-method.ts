import { CHAIN_ID } from '@nova/shared/chain/constants';
import { useState } from 'react';
import type { PaymentMethod } from './check-order.ts';
import type { Sale } from '../sale/sale.ts';

/** The buyer's choice; the wallet's network determines how USDT is paid. */
export type PayMethod = 'usdt' | 'card';

/** ID of the amount field, which receives focus if an order is invalid. */
export const PAY_FIELD = 'presale-pay';

const ETHEREUM = 1;

/**
 * Returns the payment method (requirement 315): the contract on Nova, the bridge on Ethereum, simulated on
 * other chains in development. `switch`: the wallet must change its network first. `none`: this chain has no
 * USDT.
 */
export function paymentMethodOf(
  method: PayMethod,
  chainId: number,
  { usdt, bridge }: Pick<Sale, 'usdt' | 'bridge'>,
): PaymentMethod | 'switch' | 'none' {
  if (method === 'card') return 'card';
  if (chainId === CHAIN_ID) return usdt === null ? 'none' : 'usdt';
  const own = bridge.find(({ chain_id: id, is_enabled: isEnabled }) => id === chainId && isEnabled);
  if (own) return own.is_simulated ? 'simulated' : 'bridge';
  const isSimulating = bridge.some(
    ({ chain_id: id, is_simulated: isSimulated }) => id === ETHEREUM && isSimulated,
  );
  return isSimulating ? 'simulated' : 'switch';
}

/** Kept in memory: the form is unmounted during a login, and restores the choice afterwards. */
let chosen: PayMethod | null = null;

/** Returns the buyer's choice, and a function that changes it. */
export function usePayMethod({ card }: Pick<Sale, 'card'>, initial: PayMethod) {
  const [method, setMethod] = useState(chosen);
  const choose = (next: PayMethod) => {
    chosen = next;
    setMethod(next);
  };
  return [card.mode === 'off' ? 'usdt' : (method ?? initial), choose] as const;
}
