import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@nova/shared/account/constants';
import { findPasswordError, isEmailPassword } from '@nova/shared/account/password';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SealState } from '../../../ui/feedback/seal-state.tsx';

/** The rules of a new password, each checked off while the user types. */
export function PasswordRules({ password, email }: { password: string; email: string }) {
  const { t } = useTranslation('account');
  const hasEmail = email.trim() !== '';
  const error = findPasswordError(password, hasEmail ? email : undefined);
  const isLong = error !== 'too_short' && error !== 'too_long';
  // The list of common passwords is only checked once the password is long enough.
  const rules = [
    {
      text: t('rules.length', { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }),
      isMet: isLong,
    },
    { text: t('rules.common'), isMet: isLong && error !== 'too_common' },
    ...(hasEmail
      ? [{ text: t('rules.email'), isMet: password !== '' && !isEmailPassword(password, email) }]
      : []),
  ];
  return (
    <ul className="password-rules" aria-label={t('rules.label')}>
      {rules.map(({ text, isMet }) => (
        <li key={text}>
          <SealState shape={isMet ? 'sealed' : 'idle'}>
            {text}
            <span className="sr">, {t(isMet ? 'rules.met' : 'rules.unmet')}</span>
          </SealState>
        </li>
      ))}
    </ul>
  );
}
