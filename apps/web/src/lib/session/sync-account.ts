import type { SessionUser } from '@nova/shared/account/schemas';
import { requestAsUser } from '../api/api-client.ts';
import { readSession, saveSession } from './session-store.ts';

/** Keeps what the account is called, and its wallets, with the session. */
export function keepAccount({ id, email, wallets }: SessionUser['user']): void {
  const session = readSession();
  const addresses = wallets.map(({ address }) => address);
  if (session?.userId !== id) return;
  const isSame = session.email === email && session.wallets?.join() === addresses.join();
  // A wallet that was unlinked no longer stands for the session.
  const address = session.address && addresses.includes(session.address) ? session.address : null;
  if (!isSame || address !== session.address) saveSession({ ...session, address, email, wallets: addresses });
}

/** Reads the account of the session anew. @throws ApiError */
export async function readAccount(signal?: AbortSignal): Promise<SessionUser['user']> {
  const { user } = await requestAsUser<SessionUser>('/auth/v1/user', { signal });
  keepAccount(user);
  return user;
}
