/** Error codes of explorer reads; the web shows the sentences of requirement 237 for them. */
export const EXPLORER_ERRORS = {
  blockNotFound: 'block_not_found',
  transactionNotFound: 'transaction_not_found',
  addressNotFound: 'address_not_found',
  actionNotFound: 'action_not_found',
  tokenNotFound: 'token_not_found',
  userOperationNotFound: 'user_operation_not_found',
  nftNotFound: 'nft_not_found',
  invalidCursor: 'invalid_cursor',
} as const;
