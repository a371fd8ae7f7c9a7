import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { PaymentMethod } from './check-order.ts';
import type { Sale } from '../sale/sale.ts';

/** What the buyer chooses; which way USDT goes follows from the wallet's network. */
export type PayMethod = 'usdt' | 'card';

/** Id of the field of the payment: a press that cannot be carried out leads there. */
export const PAY_FIELD = 'presale-pay';

const ETHEREUM = 1;

/**
 * The way a payment goes (requirement 315): on our chain by the contract, on Ethereum by the bridge, elsewhere simulated in
 * development. `switch`: the wallet has to change its network first. `none`: this chain has no USDT.
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
