import type { ReactNode } from 'react';
import { requestSearch } from '../../lib/search/search-requests.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ApiError } from '../../lib/api/http.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useErrorText } from '../../ui/feedback/error-text.ts';
import { FlatLine, TornLine } from '../../ui/trace/lines.tsx';

export interface NotHereProps {
  readonly error: unknown;
  /** Text if the subject does not exist; other errors have their own texts. */
  readonly missingText: ReactNode;
  readonly onRetry: () => void;
}

/** A detail page whose subject is not available: not found (a flat line) or failed to load (with a retry). */
export function NotHere({ error, missingText, onRetry }: NotHereProps) {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const text = useErrorText()(error);
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      <div className="wrap">
        <div className="error-page">
          <h1>{isMissing || !(error instanceof ApiError) ? text : t('site:errorScreen.title')}</h1>
          <p className="lede">{isMissing ? missingText : text}</p>
          <div className="row">
            {isMissing ? null : (
              <Button variant="solid" onClick={onRetry}>
                {t('site:list.retry')}
              </Button>
            )}
            {isMissing ? <Button onClick={requestSearch}>{t('searchAgain')}</Button> : null}
            <ButtonLink variant={isMissing ? 'solid' : 'outline'} to={localize('/explorer')}>
              {t('toExplorer')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="line-band">{isMissing ? <FlatLine width={1360} height={190} /> : <TornLine />}</div>
    </>
  );
}
