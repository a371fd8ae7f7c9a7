import { passkeyAccountDomain } from './account-domain.ts';
import type { Recovery } from './recovery-schemas.ts';

/** Fields of the EIP-712 struct that two guardians sign. */
export const RECOVERY_TYPES = {
  Recovery: [
    { name: 'x', type: 'bytes32' },
    { name: 'y', type: 'bytes32' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const;

/** Returns the deadline as the contract counts it, in seconds since 1970. */
export const toDeadlineSeconds = (deadline: string): bigint => BigInt(Date.parse(deadline)) / 1_000n;

/**
 * Returns the EIP-712 message that guardians sign for a recovery. A wallet signs it with `signTypedData`; a passkey
 * signs its hash (`encodeAssertion(await passkey.sign({ hash: hashTypedData(message) }))`).
 */
export const composeRecoveryMessage = ({
  account,
  key,
  nonce,
  deadline,
}: Pick<Recovery, 'account' | 'key' | 'nonce' | 'deadline'>) =>
  ({
    domain: passkeyAccountDomain(account),
    types: RECOVERY_TYPES,
    primaryType: 'Recovery',
    message: {
      x: key.x,
      y: key.y,
      nonce: BigInt(nonce),
      deadline: toDeadlineSeconds(deadline),
    },
  }) as const;
