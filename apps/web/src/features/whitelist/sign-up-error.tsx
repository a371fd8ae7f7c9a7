import { ApiError } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useErrorText } from '../../ui/feedback/error-text.ts';
import type { SignUpState } from './use-sign-up.ts';

/** Why a sign-up was rejected, below its field; empty without an error. */
export function SignUpError({ state, id }: { state: SignUpState; id: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (state.status !== 'invalid' && state.status !== 'failed') return null;
  const text = () => {
    if (state.status === 'invalid')
      return t(state.field === 'address' ? 'signUp.addressError' : 'signUp.emailError');
    // The browser accepted the address, but the server validates it more strictly.
    const isRefused = state.error instanceof ApiError && state.error.code === 'invalid_input';
    return isRefused ? t('signUp.emailError') : errorText(state.error);
  };
  return (
    <p className="field-error" id={id} role="alert">
      {text()}
    </p>
  );
}
