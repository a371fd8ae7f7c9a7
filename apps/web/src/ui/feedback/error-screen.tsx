import { useState } from 'react';
import { resetData } from '../../lib/store/data-resets.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Button, ButtonLink } from '../button.tsx';
import { TornLine } from '../trace/lines.tsx';

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}\n${String(error.data)}`;
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`;
  return String(error);
}

/** Error screen of a page that crashed (requirement 92): retry, reload, link to the home page, and the error text. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [time] = useState(() => new Date().toISOString());
  const retry = () => {
    // Cached data may have caused the error.
    resetData();
    void navigate(pathname + search, { replace: true });
  };
  return (
    <>
      <div className="wrap">
        <div className="error-page">
          <h1>{t('errorScreen.title')}</h1>
          <p className="lede">{t('errorScreen.text')}</p>
          <div className="row">
            <Button variant="solid" onClick={retry}>
              {t('errorScreen.retry')}
            </Button>
            <Button onClick={() => location.reload()}>{t('errorScreen.reload')}</Button>
            <ButtonLink variant="quiet" to={localize('/')} reloadDocument>
              {t('errorScreen.home')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="line-band">
        <TornLine />
      </div>
      <div className="wrap mt-7">
        <details className="technical">
          <summary>{t('errorScreen.details')}</summary>
          <pre>{`${describe(error)}\n\n${time}`}</pre>
        </details>
      </div>
    </>
  );
}
