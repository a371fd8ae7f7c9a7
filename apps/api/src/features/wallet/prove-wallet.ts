import type { Transaction } from '@nova/db/database';
import { AppError } from '@nova/shared/errors';
import { NEW_PASSKEY } from '@nova/shared/passkey/first-login';
import { signInChainIds } from '@nova/shared/wallet/constants';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { consumeNonce, findBoundNonces, isLoginPermitted } from './nonces.ts';
import { composeServerMessage } from './server-message.ts';
import { checkSignInMessage, requireSignInChain } from './sign-in-message.ts';
import { isSignedByKey, verifySignature } from './verify-signature.ts';

type Proving = Pick<ApiContext, 'chain' | 'clock' | 'config' | 'db'>;

/** An EIP-4361 message and the wallet's signature of it. */
export interface WalletProof {
  readonly address: Hex;
  readonly message: string;
  readonly signature: Hex;
}

/** Content of a valid proof: its nonce, not consumed yet, and the chain named by the message. */
export interface CheckedProof {
  readonly nonce: string;
  readonly chainId: number;
}

/**
 * Verifies that a wallet has recently signed a message for this site, or that the nonce of the message was stored with
 * the wallet's new passkey. The nonce is consumed by `useProof`.
 * @throws AppError the codes of wallet login
 */
export async function checkProof(
  context: Proving,
  { address, message, signature }: WalletProof,
): Promise<CheckedProof> {
  const { publicOrigins: origins, isProduction } = context.config;
  const expected = { address, origins, chainIds: signInChainIds(isProduction), now: context.clock() };
  const checked = checkSignInMessage(message, expected);
  const isFirst = signature === NEW_PASSKEY;
  if (isFirst && (await isLoginPermitted(context.db, { nonce: checked.nonce, address }))) return checked;
  await verifySignature(context.chain, address, message, signature);
  return checked;
}

/**
 * Verifies a signature of the message that the server wrote for this address and chain.
 * @throws AppError `message_required` if there is no valid message; `wrong_chain`, `signature_invalid`,
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
    if (isSignedByKey(address, text, signature)) return { nonce, chainId };
  // A contract wallet decides which of the messages it accepts.
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
      'There is no pending message for this address on this chain. Request one with POST /auth/v1/siwe/nonce {address, chainId}, or send the signed message.',
  });
}

/** Consumes the nonce of a proof inside the transaction that accepts it. @throws AppError `nonce_unknown` */
export function useProof({ clock }: Proving, tx: Transaction, nonce: string): Promise<void> {
  return consumeNonce(tx, clock, nonce);
}

/** Verifies a proof and consumes its nonce. */
export async function proveWallet(context: Proving, tx: Transaction, proof: WalletProof): Promise<void> {
  await useProof(context, tx, (await checkProof(context, proof)).nonce);
}
