import { stringToHex } from 'viem';

/**
 * Takes the place of the signature in the first login of a new account. Nobody else knows the nonce of its message,
 * which was stored with the passkey.
 */
export const NEW_PASSKEY = stringToHex('new passkey');
