import { ApiError } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { TokenFault } from './token-fault.ts';

/** Refusals of the server that the page has its own words for. */
const CODES = [
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

/** Why something stopped, in a sentence. */
export function useTokenFaultText(): (error: unknown) => string {
  const { t } = useTranslation('token');
  const errorText = useErrorText();
  return (error) => {
    if (error instanceof TokenFault) return t(`faults.${error.reason}`, { detail: error.detail });
    const code = error instanceof ApiError ? CODES.find((each) => each === error.code) : undefined;
    return code ? t(`refusals.${code}`) : errorText(error);
  };
}
