import type { Transaction } from '@nova/db/database';
import type { ApiContext } from '../../http/api-context.ts';
import { consumeNonce } from './nonces.ts';
import { checkSignInMessage } from './sign-in-message.ts';
import { verifySignature } from './verify-signature.ts';

type Proving = Pick<ApiContext, 'chain' | 'clock' | 'config'>;

/** An EIP-4361 message and the wallet's signature over it. */
export interface WalletProof {
  readonly address: `0x${string}`;
  readonly message: string;
  readonly signature: `0x${string}`;
}

/**
 * Checks that a wallet has signed a message for this site, now. Its nonce is still unused: `useProof` does that.
 * @returns the nonce
 * @throws AppError the codes of wallet sign-in
 */
export async function checkProof(
  context: Proving,
  { address, message, signature }: WalletProof,
): Promise<string> {
  const { publicOrigins: origins } = context.config;
  const { nonce } = checkSignInMessage(message, { address, origins, now: context.clock() });
  await verifySignature(context.chain, address, message, signature);
  return nonce;
}

/** Uses the nonce of a proof up, inside the transaction that accepts it. @throws AppError `nonce_unknown` */
export function useProof({ clock }: Proving, tx: Transaction, nonce: string): Promise<void> {
  return consumeNonce(tx, clock, nonce);
}

/** Both at once. */
export async function proveWallet(context: Proving, tx: Transaction, proof: WalletProof): Promise<void> {
  await useProof(context, tx, await checkProof(context, proof));
}
