import type { WalletsApproved } from '@nova/shared/admin/lists';
import { requestAsAdmin } from '../admin-api.ts';

/** Maximum number of wallets that the server accepts in a request. */
const CHUNK = 500;

/**
 * Approves wallets in as many requests as needed. @param onProgress receives the number of approved wallets
 */
export async function approveWallets(
  addresses: readonly string[],
  onProgress: (done: number) => void,
): Promise<WalletsApproved> {
  const sum = { added: 0, known: 0 };
  for (let start = 0; start < addresses.length; start += CHUNK) {
    const body = { addresses: addresses.slice(start, start + CHUNK) };
    const { added, known } = await requestAsAdmin<WalletsApproved>('whitelist/wallets', {
      method: 'POST',
      body,
    });
    sum.added += added;
    sum.known += known;
    onProgress(Math.min(start + CHUNK, addresses.length));
  }
  return sum;
}

export const disapproveWallet = (address: string) =>
  requestAsAdmin(`whitelist/wallets/${address}`, { method: 'DELETE' });
