import { useNavigate } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { requestSignOut } from '../../lib/session/sign-out.ts';
import { Menu } from '../../ui/floating/menu.tsx';

/** Menu of a user logged in by email: the first letter of the address opens settings and logout. */
export function AccountMenu({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  return (
    <Menu
      label={email}
      align="end"
      items={[
        { label: t('menu.settings'), onSelect: () => void navigate(localize('/settings')) },
        { label: t('menu.signOut'), onSelect: requestSignOut },
      ]}
      renderTrigger={(props) => (
        <button
          {...props}
          type="button"
          className="account-button"
          aria-label={t('menu.label', { name: email })}
          title={email}
        >
          <span aria-hidden="true">{email[0]}</span>
        </button>
      )}
    />
  );
}
