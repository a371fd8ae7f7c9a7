import type { DemoType } from '@nova/shared/demo/constants';
import type { DemoStarted } from '@nova/shared/demo/schemas';
import { requestJson } from '../../lib/api/http.ts';
import { createSignInMessage } from '../../lib/session/create-sign-in-message.ts';
import { withSessionLock } from '../../lib/session/session-lock.ts';
import { readSession, saveSession } from '../../lib/session/session-store.ts';
import { correctClockSkew } from '../../lib/session/correct-clock-skew.ts';
import { storeDemo, storeDemoKey } from './demo-session.ts';
import { createDemoAccount } from './demo-wallet.ts';

const PATH = '/functions/v1/demo-account-manager';

/**
 * Makes a wallet in this browser and an account for it, and signs in. Who is signed in already comes back when the demo
 * ends.
 * @throws ApiError
 */
export async function startDemo(demoType: DemoType): Promise<DemoStarted> {
  const { key, account } = createDemoAccount();
  const message = await createSignInMessage(account.address);
  const signature = await account.signMessage({ message });
  const body = { demoType, address: account.address, message, signature };
  const started = await requestJson<DemoStarted>(PATH, { body });
  // No tab renews the session meanwhile: what rests in the demo's would be a token that was used already.
  await withSessionLock(async () => {
    const session = readSession();
    saveSession({
      userId: started.user_id,
      address: started.address,
      email: null,
      wallets: [started.address],
      tokens: correctClockSkew(started.session),
      // Another tab may have started a demo a moment ago.
      before: session?.before === undefined ? session : session.before,
    });
    storeDemoKey(key);
    storeDemo({ expiresAt: started.expiresAt, demoType });
  });
  return started;
}
