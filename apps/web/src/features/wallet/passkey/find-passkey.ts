import type { Passkey, PasskeySettings } from '@nova/shared/passkey/schemas';
import { sha256, stringToBytes } from 'viem';
import { api } from '../../../lib/api/api-client.ts';
import { createPasskey } from '../../../lib/passkey/create-passkey.ts';
import { keepFirstLogin } from '../../../lib/passkey/first-login.ts';
import { passkeyApi } from '../../../lib/passkey/passkey-api.ts';
import { isNotConfirmed, PasskeyError } from '../../../lib/passkey/passkey-error.ts';
import { readStoredPasskey, writeStoredPasskey } from '../../../lib/passkey/stored-passkey.ts';

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
  const login = await api.createSignInNonce();
  const passkey = await passkeyApi.store({ ...(await createPasskey()), nonce: login.nonce });
  writeStoredPasskey(passkey);
  keepFirstLogin({ ...login, address: passkey.address });
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
