/** Refusals of the server that the token pages have their own words for. */
export const TOKEN_REFUSALS = [
  'token_fields_missing',
  'invalid_token_name',
  'invalid_token_symbol',
  'invalid_token_supply',
  'token_wallet_present',
  'token_order_open',
  'token_order_limit',
  'token_login_required',
  'file_type_invalid',
  'file_too_large',
  'file_damaged',
  'image_too_large',
  'upload_quota',
  'upload_not_found',
  'forbidden',
] as const;
