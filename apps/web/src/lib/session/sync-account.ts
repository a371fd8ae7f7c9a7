import type { SessionUser } from '@nova/shared/account/schemas';
import { requestAsUser } from '../api/api-client.ts';
import { readSession, saveSession } from './session-store.ts';

/** Stores the account's email address and its wallets in the session. */
export function storeAccount({ id, email, wallets }: SessionUser['user']): void {
  const session = readSession();
  const addresses = wallets.map(({ address }) => address);
  if (session?.userId !== id) return;
  const isSame = session.email === email && session.wallets?.join() === addresses.join();
  // An unlinked wallet no longer represents the session.
  const address = session.address && addresses.includes(session.address) ? session.address : null;
  if (!isSame || address !== session.address) saveSession({ ...session, address, email, wallets: addresses });
}

/** Reloads the session's account. @throws ApiError */
export async function readAccount(signal?: AbortSignal): Promise<SessionUser['user']> {
  const { user } = await requestAsUser<SessionUser>('/auth/v1/user', { signal });
  storeAccount(user);
  return user;
}
