import type { DemoType } from '@nova/shared/demo/constants';
import type { DemoStarted } from '@nova/shared/demo/schemas';
import { privateKeyToAccount } from 'viem/accounts';
import { requestJson } from '../../lib/api/http.ts';
import { createSignInMessage } from '../../lib/session/create-sign-in-message.ts';
import { saveSession } from '../../lib/session/session-store.ts';
import { tokensByOwnClock } from '../../lib/session/tokens-by-own-clock.ts';
import { keepDemo } from './demo-session.ts';
import { createDemoKey, forgetDemoKey } from './demo-wallet.ts';

const PATH = '/functions/v1/demo-account-manager';

/** Makes a wallet in this browser and an account for it, and signs in. @throws ApiError */
export async function startDemo(demoType: DemoType): Promise<DemoStarted> {
  const key = createDemoKey();
  try {
    const account = privateKeyToAccount(key);
    const message = await createSignInMessage(account.address);
    const signature = await account.signMessage({ message });
    const body = { demoType, address: account.address, message, signature };
    const started = await requestJson<DemoStarted>(PATH, { body });
    saveSession({
      userId: started.user_id,
      address: started.address,
      email: null,
      wallets: [started.address],
      tokens: tokensByOwnClock(started.session),
    });
    keepDemo({ expiresAt: started.expiresAt, demoType });
    return started;
  } catch (error) {
    forgetDemoKey();
    throw error;
  }
}
