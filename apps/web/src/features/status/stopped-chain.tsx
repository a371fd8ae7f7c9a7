import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** The notice that the chain has stopped, with a link to the status page. */
export function StoppedChain() {
  const { t } = useTranslation('status');
  const { localize } = useLanguage();
  return (
    <p className="floating offline-notice">
      <b className="state failed">{t('chain.stopped')}</b> {t('chain.promise')}{' '}
      <Link to={localize('/system-status')}>{t('chain.link')}</Link>
    </p>
  );
}
