import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IS_DEVELOPMENT_SITE } from '../../../lib/site/site-links.ts';

/** In development nothing is mailed: the letters stand on a page of the server. */
export function DevMailLink() {
  const { t } = useTranslation('account');
  if (!IS_DEVELOPMENT_SITE) return null;
  return (
    <a className="button" href="/dev/mail">
      {t('sent.development')}
    </a>
  );
}
