import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { DemoType } from '@nova/shared/demo/constants';
import type { DemoStarted } from '@nova/shared/demo/schemas';
import { SIGN_IN_NONCE_TTL_MS, SIGN_IN_STATEMENT } from '@nova/shared/wallet/constants';
import { getAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { api } from '../../lib/api/api-client.ts';
import { requestJson } from '../../lib/api/http.ts';
import { saveSession } from '../../lib/session/session-store.ts';
import { keepDemo } from './demo-session.ts';
import { createDemoKey, forgetDemoKey } from './demo-wallet.ts';

const PATH = '/functions/v1/demo-account-manager';

/** Makes a wallet in this browser and an account for it, and signs in. @throws ApiError */
export async function startDemo(demoType: DemoType): Promise<DemoStarted> {
  const key = createDemoKey();
  try {
    const account = privateKeyToAccount(key);
    const { nonce } = await api.createSignInNonce();
    const now = Date.now();
    const message = createSiweMessage({
      domain: location.host,
      address: getAddress(account.address),
      statement: SIGN_IN_STATEMENT,
      uri: location.origin,
      version: '1',
      chainId: CHAIN_ID,
      nonce,
      issuedAt: new Date(now),
      expirationTime: new Date(now + SIGN_IN_NONCE_TTL_MS),
    });
    const signature = await account.signMessage({ message });
    const body = { demoType, address: account.address, message, signature };
    const started = await requestJson<DemoStarted>(PATH, { body });
    saveSession({
      userId: started.user_id,
      address: started.address,
      email: null,
      wallets: [started.address],
      tokens: started.session,
    });
    keepDemo({ expiresAt: started.expiresAt, demoType });
    return started;
  } catch (error) {
    forgetDemoKey();
    throw error;
  }
}
