import { privateKeyToAddress } from 'viem/accounts';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { readSession, saveSession } from '../../lib/session/session-store.ts';
import { forgetDemo } from './demo-session.ts';
import { forgetDemoKey, readDemoKey } from './demo-wallet.ts';

/** Ends the demo here at once, and at the server if it can be told; there it ends by itself in time. */
export async function endDemo(): Promise<void> {
  const told = requestAsUser('/functions/v1/demo-account-manager', { method: 'DELETE' }).catch(
    () => undefined,
  );
  // The request has its token by now; the session must not outlive the demo in this browser.
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  const key = readDemoKey();
  forgetDemo();
  forgetDemoKey();
  // Whoever has logged in with something else meanwhile stays logged in with it.
  const address = key === null ? null : privateKeyToAddress(key).toLowerCase();
  if (readSession()?.address === address) saveSession(null);
}
