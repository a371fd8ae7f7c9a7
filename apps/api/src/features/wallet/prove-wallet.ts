import type { Transaction } from '@nova/db/database';
import { AppError } from '@nova/shared/errors';
import { signInChainIds } from '@nova/shared/wallet/constants';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { consumeNonce, findBoundNonces } from './nonces.ts';
import { composeServerMessage } from './server-message.ts';
import { checkSignInMessage, requireSignInChain } from './sign-in-message.ts';
import { isSignedByKey, verifySignature } from './verify-signature.ts';

type Proving = Pick<ApiContext, 'chain' | 'clock' | 'config' | 'db'>;

/** An EIP-4361 message and the wallet's signature over it. */
export interface WalletProof {
  readonly address: Hex;
  readonly message: string;
  readonly signature: Hex;
}

/** What a good proof says: its nonce, still unused, and the chain that the message names. */
export interface CheckedProof {
  readonly nonce: string;
  readonly chainId: number;
}

/**
 * Checks that a wallet has signed a message for this site, now. Its nonce is still unused: `useProof` does that.
 * @throws AppError the codes of wallet sign-in
 */
export async function checkProof(
  context: Proving,
  { address, message, signature }: WalletProof,
): Promise<CheckedProof> {
  const { publicOrigins: origins, isProduction } = context.config;
  const expected = { address, origins, chainIds: signInChainIds(isProduction), now: context.clock() };
  const checked = checkSignInMessage(message, expected);
  await verifySignature(context.chain, address, message, signature);
  return checked;
}

/**
 * Checks a signature over the message that the server wrote for this address and chain.
 * @throws AppError `message_required` when there is none that still counts; `wrong_chain`, `signature_invalid`,
 * `unavailable`
 */
export async function checkServerProof(
  context: Proving,
  { address, chainId, signature }: Omit<WalletProof, 'message'> & { readonly chainId: number },
): Promise<CheckedProof> {
  requireSignInChain(chainId, signInChainIds(context.config.isProduction));
  const nonces = await findBoundNonces(context.db, context.clock, { address, chainId });
  const messages = nonces.map((bound) => ({ nonce: bound.nonce, text: composeServerMessage(bound) }));
  for (const { nonce, text } of messages)
    if (await isSignedByKey(address, text, signature)) return { nonce, chainId };
  // A contract wallet says by itself which of them it accepts.
  for (const [index, { nonce, text }] of messages.entries()) {
    const isLast = index === messages.length - 1;
    try {
      await verifySignature(context.chain, address, text, signature);
      return { nonce, chainId };
    } catch (error) {
      const isOther = error instanceof AppError && error.code === WALLET_ERRORS.signatureInvalid;
      if (isLast || !isOther) throw error;
    }
  }
  throw new AppError(WALLET_ERRORS.messageRequired, {
    message:
      'No message waits for this address on this chain. Ask for one with POST /auth/v1/siwe/nonce {address, chainId}, or send the message that was signed.',
  });
}

/** Uses the nonce of a proof up, inside the transaction that accepts it. @throws AppError `nonce_unknown` */
export function useProof({ clock }: Proving, tx: Transaction, nonce: string): Promise<void> {
  return consumeNonce(tx, clock, nonce);
}

/** Both at once. */
export async function proveWallet(context: Proving, tx: Transaction, proof: WalletProof): Promise<void> {
  await useProof(context, tx, (await checkProof(context, proof)).nonce);
}
