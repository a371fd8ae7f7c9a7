import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Hex } from 'viem';
import { saveSession } from '../session/session-store.ts';
import { DISCONNECTED, walletStore } from '../chain/wallet-state.ts';

/** For tests: address of a visitor with a wallet. */
export const VISITOR = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';

/** For tests: connects a wallet. */
export function connectVisitor(address: Hex = VISITOR): void {
  walletStore.set({
    status: 'connected',
    address,
    chainId: CHAIN_ID,
    walletName: 'MetaMask',
    mode: 'session',
  });
}

/** For tests: connects a wallet and logs in with it. */
export function signInVisitor(): void {
  const tokens = { access_token: 'a1', refresh_token: 'r1', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: VISITOR, tokens });
  connectVisitor();
}

/** For tests: logs out and disconnects. */
export function sendVisitorAway(): void {
  saveSession(null);
  walletStore.set(DISCONNECTED);
}
