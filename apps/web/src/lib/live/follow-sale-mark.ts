import type { PhaseNumber } from '@nova/shared/presale/constants';
import { isPhaseSold } from '@nova/shared/presale/pricing';
import type { Sale } from '@nova/shared/presale/sale';
import { requestJson } from '../api/http.ts';
import { createLiveReading } from '../store/live-reading.ts';
import { saleState, saleStore, type SaleState } from './sale-mark.ts';
import { serverNow } from '../page/server-now.ts';

const REFRESH_MS = 60_000;

/**
 * Returns the public state of a sale; whitelisted accounts may start earlier.
 * @param now milliseconds since 1970
 */
export function stateOfSale(sale: Sale, now: number): SaleState {
  const isSold = ({ id, allocation, sold }: Sale['phases'][number]) =>
    isPhaseSold(id as PhaseNumber, BigInt(allocation) - BigInt(sold));
  const current = sale.phases.find(({ id }) => id === sale.current_phase);
  if (sale.is_closed || !current) return sale.phases.every(isSold) ? 'soldOut' : 'closed';
  if (sale.is_paused) return 'paused';
  if (sale.public_opens_at !== null && now < Date.parse(sale.public_opens_at)) return 'notYet';
  return isPhaseSold(current.id as PhaseNumber, BigInt(current.remaining)) ? 'reserved' : 'open';
}

const reading = createLiveReading({
  read: () => requestJson<Sale>('/api/v1/presale'),
  everyMs: () => REFRESH_MS,
  staleMs: REFRESH_MS,
});

/**
 * Keeps the presale's state in the navigation up to date on every
 * page, once the page is usable. Returns a function to stop.
 */
export function followSaleState(): () => void {
  return reading.subscribe(() => {
    const { data, isError } = reading.get();
    saleStore.set(data && !isError ? data : null);
    saleState.set(data && !isError ? stateOfSale(data, serverNow()) : null);
  });
}
