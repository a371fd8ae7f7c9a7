import { CHAIN_ID } from '@nova/shared/chain/constants';
import { SIGN_IN_STATEMENT } from '@nova/shared/wallet/constants';
import type { Hex, LocalAccount } from 'viem';
import { createSiweMessage } from 'viem/siwe';

const LIFE_MS = 5 * 60_000;

/**
 * Returns an EIP-4361 message for a site, signed by a wallet.
 * @param nonce issued by that site
 */
export async function composeSignIn(
  account: Pick<LocalAccount, 'address' | 'signMessage'>,
  { origin, nonce, now }: { readonly origin: string; readonly nonce: string; readonly now: Date },
): Promise<{ message: string; signature: Hex }> {
  const { host, origin: uri } = new URL(origin);
  const message = createSiweMessage({
    address: account.address,
    chainId: CHAIN_ID,
    domain: host,
    uri,
    version: '1',
    nonce,
    statement: SIGN_IN_STATEMENT,
    issuedAt: now,
    expirationTime: new Date(now.getTime() + LIFE_MS),
  });
  return { message, signature: await account.signMessage({ message }) };
}
