import { readFile } from 'node:fs/promises';
import { safeL2Abi } from '@nova/abi/safe-l2';
import { AppError } from '@nova/shared/errors';
import { decryptKeystoreJson } from 'ethers';
import { type Address, type Hex, type PublicClient, isAddressEqual, recoverAddress } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { DEPLOY_ERRORS } from './deploy-errors.ts';
import { type SafeCall, type SafeNonce, hashSafeCall, signSafeCallAs } from './safe-transaction.ts';

/** A signature and its owner. */
export interface OwnerSignature {
  owner: Address;
  signature: Hex;
}

/** Reads the owners of a Safe, the required number of signatures, and the nonce of its next transaction. */
export async function readSafe(client: PublicClient, address: Address) {
  const safe = { address, abi: safeL2Abi } as const;
  const [owners, threshold, nonce] = await Promise.all([
    client.readContract({ ...safe, functionName: 'getOwners' }),
    client.readContract({ ...safe, functionName: 'getThreshold' }),
    client.readContract({ ...safe, functionName: 'nonce' }),
  ]);
  return { owners, threshold: Number(threshold), nonce };
}

/**
 * Returns the owners' keys: those passed directly, and those in encrypted files.
 * @throws AppError `signatures_missing` for a file that the password does not decrypt.
 */
export async function readOwnerKeys(
  keys: readonly Hex[],
  keystores: readonly string[],
  password: string | undefined,
): Promise<Hex[]> {
  const opened: Hex[] = [];
  // One after the other, so that the first of several wrong files is reported.
  for (const file of keystores) {
    try {
      const { privateKey } = await decryptKeystoreJson(await readFile(file, 'utf8'), password ?? '');
      opened.push(privateKey as Hex);
    } catch (cause) {
      const message = `${file} cannot be opened: check the path, and SAFE_KEYSTORE_PASSWORD.`;
      throw new AppError(DEPLOY_ERRORS.signaturesMissing, { message, cause });
    }
  }
  return [...keys, ...opened];
}

/**
 * Verifies existing signatures and adds those of the available keys, one per owner.
 * @throws AppError `signatures_missing` for a signature that is not an owner's for exactly this
 * transaction.
 */
export async function gatherSignatures(
  safe: SafeNonce & { owners: readonly Address[] },
  call: SafeCall,
  inputs: { signatures: readonly Hex[]; keys: readonly Hex[] },
): Promise<OwnerSignature[]> {
  const hash = hashSafeCall(safe, call);
  const others = inputs.signatures.map(async (signature) => ({
    owner: await recoverAddress({ hash, signature }),
    signature,
  }));
  const own = inputs.keys.map(async (key) => ({
    owner: privateKeyToAddress(key),
    signature: await signSafeCallAs(safe, call, key),
  }));
  const found = new Map<Address, OwnerSignature>();
  for (const each of await Promise.all([...others, ...own])) {
    if (!safe.owners.some((owner) => isAddressEqual(owner, each.owner))) {
      throw new AppError(DEPLOY_ERRORS.signaturesMissing, {
        message:
          `${each.owner} is not an owner of the Safe. Either the key is wrong, ` +
          `or the signature is not for transaction number ${safe.nonce}.`,
      });
    }
    found.set(each.owner, each);
  }
  return [...found.values()];
}
