import { createStore } from '../../../lib/store/create-store.ts';
import type { Connector } from 'wagmi';

/** The connector of the wallet in use, needed for signing, sending and switching networks. */
export const currentConnector = createStore<Connector | null>(null);
