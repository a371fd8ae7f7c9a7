import { recoverSigner } from '@nova/runtime/keys/recover-signer';
import { AppError } from '@nova/shared/errors';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import {
  encodeDeployData,
  hashMessage,
  isErc6492Signature,
  size,
  slice,
  universalSignatureValidatorAbi,
  universalSignatureValidatorByteCode,
  type Address,
  type Hex,
} from 'viem';
import { acceptsSignature } from '../../http/chain/accepts-signature.ts';
import type { ChainClient } from '../../http/chain/chain-client.ts';
import { chainUnavailable } from '../../http/chain/chain-unavailable.ts';

/** Half of the order of secp256k1: only the lower of the two equivalent signatures is accepted. */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/**
 * Verifies a signature of a text (EIP-191) by the address's key, or by the contract at the address
 * (ERC-1271), also before that contract is deployed (ERC-6492).
 * @throws AppError `signature_invalid`; `unavailable` if only the chain can decide and does not respond
 */
export async function verifySignature(
  chain: ChainClient,
  address: Address,
  message: string,
  signature: Hex,
): Promise<void> {
  const hash = hashMessage(message);
  if (isSignedByKey(address, message, signature)) return;
  if (await isAcceptedByContract(chain, address, hash, signature)) return;
  throw new AppError(WALLET_ERRORS.signatureInvalid, {
    message: "The signature doesn't match this address and message. Please sign again.",
  });
}

/** Returns whether the address's key signed a text, without querying the chain. */
export function isSignedByKey(address: Address, message: string, signature: Hex): boolean {
  return recoverKey(hashMessage(message), signature) === address.toLowerCase();
}

/** Recovers the signer's address; null unless the signature has 65 bytes, a low s, and v 27 or 28. */
function recoverKey(hash: Hex, signature: Hex): Hex | null {
  if (size(signature) !== 65) return null;
  const s = BigInt(slice(signature, 32, 64));
  const v = Number(slice(signature, 64));
  if (s > HALF_ORDER || (v !== 27 && v !== 28)) return null;
  return recoverSigner(hash, signature);
}

async function isAcceptedByContract(
  chain: ChainClient,
  address: Address,
  hash: Hex,
  signature: Hex,
): Promise<boolean> {
  const { isContract } = await chain.getAccount(address);
  if (isContract === null) throw chainUnavailable();
  if (!isContract) return isAcceptedByFutureContract(chain, address, hash, signature);
  return acceptsSignature(chain, address, hash, signature);
}

/**
 * Deploys the contract and asks it, in one call without a transaction. The signature names the factory and its call
 * data; that the contract is at this address is part of the check.
 */
async function isAcceptedByFutureContract(
  chain: ChainClient,
  address: Address,
  hash: Hex,
  signature: Hex,
): Promise<boolean> {
  if (!isErc6492Signature(signature)) return false;
  const code = encodeDeployData({
    abi: universalSignatureValidatorAbi,
    bytecode: universalSignatureValidatorByteCode,
    args: [address, hash, signature],
  });
  const answer = await chain.runStranger(address, code);
  if (answer === undefined) throw chainUnavailable();
  return answer === '0x01';
}
