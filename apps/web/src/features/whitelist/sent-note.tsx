import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IS_DEVELOPMENT_SITE } from '../../lib/site/site-links.ts';

/** The next steps after a sign-up, identical for known and unknown addresses. */
export function SentNote({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <div className="sent-note" role="status">
      <b className="state pending">{t('signUp.sent')}</b>
      <p>
        {t('signUp.sentText', { email })}
        {IS_DEVELOPMENT_SITE ? (
          <>
            {' '}
            <a href="/dev/mail">{t('signUp.development')}</a>
          </>
        ) : null}
      </p>
    </div>
  );
}
