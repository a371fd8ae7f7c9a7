import type { TokenWays } from '../features/token/token-ways.ts';

/** The wallet's libraries come with the press. */
const loadWallet = () => import('../features/wallet/wallet-requests.ts');

/** What the connected wallet does for the token pages. */
export const TOKEN_WAYS: TokenWays = {
  send: async (call) => (await loadWallet()).sendFromWallet(call),
  showToken: async (token) => (await loadWallet()).showTokenInWallet(token),
};
