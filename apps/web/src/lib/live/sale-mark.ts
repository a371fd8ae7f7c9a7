import type { Sale } from '@nova/shared/presale/sale';
import { createStore } from '../store/create-store.ts';

/** How the pre-sale stands, in the one word that the navigation has for it. */
export type SaleState = 'open' | 'notYet' | 'paused' | 'reserved' | 'soldOut' | 'closed';

/** Null while it is not known: then nothing is said. */
export const saleState = createStore<SaleState | null>(null);

/** The sale itself, read together with the word; null while it is not known. */
export const saleStore = createStore<Sale | null>(null);
