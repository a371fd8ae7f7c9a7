import { SIGN_IN_NONCE_TTL_MS, SIGN_IN_STATEMENT } from '@nova/shared/wallet/constants';
import { getAddress } from 'viem';
import { createSiweMessage } from 'viem/siwe';

/** Data of a message for one wallet: a nonce bound to an address, a chain and a site. */
export interface BoundNonce {
  readonly nonce: string;
  /** Lower case. */
  readonly address: string;
  readonly chainId: number;
  readonly origin: string;
  readonly expiresAt: Date;
}

/** Composes the EIP-4361 message of a nonce; the text is always the same. */
export function composeServerMessage({ nonce, address, chainId, origin, expiresAt }: BoundNonce): string {
  const { host, origin: uri } = new URL(origin);
  return createSiweMessage({
    domain: host,
    address: getAddress(address),
    statement: SIGN_IN_STATEMENT,
    uri,
    version: '1',
    chainId,
    nonce,
    issuedAt: new Date(expiresAt.getTime() - SIGN_IN_NONCE_TTL_MS),
    expirationTime: expiresAt,
  });
}
