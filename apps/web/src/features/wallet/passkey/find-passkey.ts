import type { Passkey, PasskeySettings } from '@nova/shared/passkey/schemas';
import { bytesToHex, type Hex, sha256, slice, stringToBytes } from 'viem';
import { createWebAuthnCredential } from 'viem/account-abstraction';
import { passkeyApi } from './passkey-api.ts';
import { isNotConfirmed, PasskeyError } from './passkey-error.ts';
import { readStoredPasskey, writeStoredPasskey } from './stored-passkey.ts';

/** Reads how accounts are created here. @throws PasskeyError, ApiError */
export async function readSettings(): Promise<PasskeySettings> {
  const settings = await passkeyApi.readSettings();
  if (settings.rp_id_hash === sha256(stringToBytes(location.hostname))) return settings;
  throw new PasskeyError('otherDomain');
}

/**
 * Returns the passkey of this browser. Without one it creates a passkey, and with it the address of an account.
 * @throws PasskeyError, ApiError
 */
export async function requirePasskey(): Promise<Passkey> {
  const stored = readStoredPasskey();
  if (stored) return stored;
  await readSettings();
  const credential = await createWebAuthnCredential({
    rp: { id: location.hostname, name: 'Nova' },
    user: { name: nameOfToday() },
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  });
  const passkey = await passkeyApi.store({
    credential_id: credential.id,
    x: slice(credential.publicKey, 0, 32),
    y: slice(credential.publicKey, 32, 64),
  });
  writeStoredPasskey(passkey);
  return passkey;
}

/**
 * Lets the person choose a passkey that exists already, such as one of another device.
 * @throws PasskeyError, ApiError
 */
export async function chooseExistingPasskey(): Promise<Passkey> {
  await readSettings();
  const credential = await navigator.credentials
    .get({
      publicKey: {
        // The signature is not used: it only selects the passkey.
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        rpId: location.hostname,
        userVerification: 'required',
      },
    })
    .catch((error: unknown) => {
      throw isNotConfirmed(error) ? new PasskeyError('cancelled', { cause: error }) : error;
    });
  if (credential === null) throw new PasskeyError('cancelled');
  const passkey = await passkeyApi.read(credential.id);
  writeStoredPasskey(passkey);
  return passkey;
}

/** Returns the name by which a person recognizes the passkey in a list of several. */
function nameOfToday(): string {
  const random: Hex = bytesToHex(crypto.getRandomValues(new Uint8Array(2)));
  return `Nova ${new Date().toISOString().slice(0, 10)} ${random.slice(2)}`;
}
