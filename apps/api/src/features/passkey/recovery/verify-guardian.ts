import { createPublicKey, verify } from 'node:crypto';
import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { recoverSigner } from '@nova/runtime/keys/recover-signer';
import { ASSERTION } from '@nova/shared/passkey/passkey-account';
import { composeRecoveryMessage } from '@nova/shared/passkey/recovery-message';
import type { Recovery } from '@nova/shared/passkey/recovery-schemas';
import {
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hashTypedData,
  hexToBigInt,
  hexToBytes,
  isHex,
  parseSignature,
  serializeSignature,
  sha256,
  size,
  slice,
  stringToBytes,
} from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { acceptsSignature } from '../../../http/chain/accepts-signature.ts';
import { chainUnavailable } from '../../../http/chain/chain-unavailable.ts';
import type { ContractKey } from '../account-state.ts';

const NO_KEY: Hex = `0x${'00'.repeat(32)}`;
/** Half of the order of the curve: the contract accepts only the lower one of two equivalent signatures. */
const P256_HALF = 0x7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8n;
const SECP256K1_HALF = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;
/** Bits of an authenticator's flags. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const TIMEOUT_MS = 5_000;

/**
 * Returns a guardian's signature in the encoding that the contract verifies, or null if the contract would refuse it.
 * @throws AppError `unavailable`
 */
export async function verifyGuardian(
  context: Pick<ApiContext, 'chain'>,
  recovery: Pick<Recovery, 'account' | 'key' | 'nonce' | 'deadline'>,
  key: ContractKey,
  signature: Hex,
): Promise<Hex | null> {
  const hash = hashTypedData(composeRecoveryMessage(recovery));
  if (key.y === NO_KEY) return verifyWallet(context, slice(key.x, 12), hash, signature);
  return verifyPasskey(key, await readRpIdHash(context, recovery.account), hash, signature);
}

async function verifyWallet(
  { chain }: Pick<ApiContext, 'chain'>,
  address: Hex,
  hash: Hex,
  signature: Hex,
): Promise<Hex | null> {
  const [code] = await chain.call([{ method: 'eth_getCode', params: [address, 'latest'] }], TIMEOUT_MS);
  if (!isHex(code)) throw chainUnavailable();
  if (code === '0x') return verifyEcdsa(address, hash, signature);
  return (await acceptsSignature(chain, address, hash, signature)) ? signature : null;
}

function verifyEcdsa(address: Hex, hash: Hex, signature: Hex): Hex | null {
  if (size(signature) !== 65) return null;
  try {
    // Some wallets write 0 or 1 instead of 27 or 28, which the contract refuses.
    const canonical = serializeSignature(parseSignature(signature));
    if (hexToBigInt(slice(canonical, 32, 64)) > SECP256K1_HALF) return null;
    return recoverSigner(hash, canonical) === address.toLowerCase() ? canonical : null;
  } catch {
    return null;
  }
}

async function readRpIdHash({ chain }: Pick<ApiContext, 'chain'>, account: Hex): Promise<Hex> {
  const [answer] = await chain.call(
    [{ method: 'eth_call', params: [{ to: account, data: RP_ID_HASH_CALL }, 'latest'] }],
    TIMEOUT_MS,
  );
  if (isHex(answer) && size(answer) === 32) return answer;
  throw chainUnavailable();
}
const RP_ID_HASH_CALL = encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'RP_ID_HASH' });

/** Verifies an assertion by the rules of OpenZeppelin's `WebAuthn`. */
function verifyPasskey({ x, y }: ContractKey, rpIdHash: Hex, hash: Hex, signature: Hex): Hex | null {
  const assertion = decodeAssertion(signature);
  if (assertion === null) return null;
  const [r, s, challengeIndex, typeIndex, authenticatorData, clientDataJSON] = assertion;
  const data = hexToBytes(authenticatorData);
  const flags = data[32] ?? 0;
  const challenge = Buffer.from(hexToBytes(hash)).toString('base64url');
  const client = Buffer.from(clientDataJSON);
  const hasAt = (text: string, index: bigint) =>
    index < BigInt(client.length) &&
    client.subarray(Number(index), Number(index) + text.length).toString('latin1') === text;
  const isStatementValid =
    data.length > 36 &&
    slice(authenticatorData, 0, 32) === rpIdHash &&
    (flags & PRESENT) !== 0 &&
    (flags & VERIFIED) !== 0 &&
    ((flags & ELIGIBLE) !== 0 || (flags & BACKED_UP) === 0) &&
    hasAt('"type":"webauthn.get"', typeIndex) &&
    hasAt(`"challenge":"${challenge}"`, challengeIndex) &&
    hexToBigInt(s) <= P256_HALF;
  if (!isStatementValid) return null;
  const signed = Buffer.concat([data, hexToBytes(sha256(stringToBytes(clientDataJSON)))]);
  const toUrl = (part: Hex) => Buffer.from(hexToBytes(part)).toString('base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: toUrl(x), y: toUrl(y) },
  });
  const bytes = Buffer.concat([hexToBytes(r), hexToBytes(s)]);
  const isValid = verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes);
  return isValid ? encodeAbiParameters(ASSERTION, assertion) : null;
}

function decodeAssertion(signature: Hex) {
  try {
    return decodeAbiParameters(ASSERTION, signature);
  } catch {
    return null;
  }
}
