import { createStore } from '../../../lib/store/create-store.ts';
import type { Connector } from 'wagmi';

/** The wallet in use; its methods are needed for signing, sending and switching. */
export const currentConnector = createStore<Connector | null>(null);
