/** Name under which the wallet of passkeys is announced and shown, in every language. */
export const PASSKEY_WALLET_NAME = 'Passkey';
