import type { NewPasskey } from '@nova/shared/passkey/schemas';
import { bytesToHex, slice } from 'viem';
import { createWebAuthnCredential } from 'viem/account-abstraction';
import { isNotConfirmed, PasskeyError } from './passkey-error.ts';

/** Creates a passkey on a device that the person chooses. @throws PasskeyError `cancelled` */
export async function createPasskey(): Promise<Omit<NewPasskey, 'account'>> {
  try {
    const { id, publicKey } = await createWebAuthnCredential({
      rp: { id: location.hostname, name: 'Nova' },
      user: { name: nameOfToday() },
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    });
    return { credential_id: id, x: slice(publicKey, 0, 32), y: slice(publicKey, 32, 64) };
  } catch (error) {
    throw isNotConfirmed(error) ? new PasskeyError('cancelled', { cause: error }) : error;
  }
}

/** Returns the name by which a person recognizes the passkey in a list of several. */
function nameOfToday(): string {
  const random = bytesToHex(crypto.getRandomValues(new Uint8Array(2)));
  return `Nova ${new Date().toISOString().slice(0, 10)} ${random.slice(2)}`;
}
