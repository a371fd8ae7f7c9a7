import type { Sale } from '@nova/shared/presale/sale';
import { createStore } from '../store/create-store.ts';

/** State of the presale as shown in the navigation. */
export type SaleState = 'open' | 'notYet' | 'paused' | 'reserved' | 'soldOut' | 'closed';

/** Null while unknown; then nothing is shown. */
export const saleState = createStore<SaleState | null>(null);

/** The sale itself, read together with its state; null while unknown. */
export const saleStore = createStore<Sale | null>(null);
