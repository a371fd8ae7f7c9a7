import type { DemoType } from '@nova/shared/demo/constants';
import type { DemoStarted } from '@nova/shared/demo/schemas';
import { requestJson } from '../../lib/api/http.ts';
import { serverNow } from '../../lib/page/server-now.ts';
import { createSignInMessage } from '../../lib/session/create-sign-in-message.ts';
import { withSessionLock } from '../../lib/session/session-lock.ts';
import { readSession, saveSession } from '../../lib/session/session-store.ts';
import { correctClockSkew } from '../../lib/session/correct-clock-skew.ts';
import { storeDemo, storeDemoKey } from './demo-session.ts';
import { createDemoAccount } from './demo-wallet.ts';

const PATH = '/functions/v1/demo-account-manager';

/**
 * Creates a wallet in this browser and an account for it, and logs in. A user who is already logged in is
 * restored after the demo.
 * @throws ApiError
 */
export async function startDemo(demoType: DemoType): Promise<DemoStarted> {
  const { key, account } = createDemoAccount();
  const message = await createSignInMessage(account.address);
  const signature = await account.signMessage({ message });
  const body = { demoType, address: account.address, message, signature };
  const started = await requestJson<DemoStarted>(PATH, { body });
  // No tab may renew the session meanwhile, or the demo
  // would store a refresh token that has already been used.
  await withSessionLock(async () => {
    const session = readSession();
    saveSession({
      userId: started.user_id,
      address: started.address,
      email: null,
      wallets: [started.address],
      tokens: correctClockSkew(started.session),
      // Another tab may have just started a demo.
      before: session?.before === undefined ? session : session.before,
    });
    storeDemoKey(key);
    const end = Date.now() + Date.parse(started.expiresAt) - serverNow();
    storeDemo({ expiresAt: new Date(end).toISOString(), demoType });
  });
  return started;
}
