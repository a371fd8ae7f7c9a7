import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IS_DEVELOPMENT_SITE } from '../../../lib/site/site-links.ts';

/** Link to the server's page of unsent emails; development sends no mail. */
export function DevMailLink() {
  const { t } = useTranslation('account');
  if (!IS_DEVELOPMENT_SITE) return null;
  return (
    <a className="button" href="/dev/mail">
      {t('sent.development')}
    </a>
  );
}
