/** Error codes of wallet login. All of these errors leave the database unchanged. */
export const WALLET_ERRORS = {
  messageRequired: 'message_required',
  messageMalformed: 'message_malformed',
  wrongDomain: 'wrong_domain',
  wrongChain: 'wrong_chain',
  wrongAddress: 'wrong_address',
  messageExpired: 'message_expired',
  nonceUnknown: 'nonce_unknown',
  signatureInvalid: 'signature_invalid',
  walletTaken: 'wallet_taken',
} as const;
