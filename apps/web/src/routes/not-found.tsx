import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useLocation } from 'react-router';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { notFoundCode } from '../lib/site/not-found-code.ts';
import { ButtonLink } from '../ui/button.tsx';
import { FlatLine } from '../ui/trace/lines.tsx';

export const clientLoader = catalogueLoader();

/** Any other path (requirement 93): a flat waveform, links to the home page and the explorer, a code from the path. */
export default function NotFound() {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { pathname } = useLocation();
  return (
    <>
      <div className="wrap">
        <div className="error-page">
          <h1>{t('notFound.title')}</h1>
          <p className="lede">{t('notFound.text')}</p>
          <div className="row">
            <ButtonLink variant="solid" to={localize('/')}>
              {t('pages.home.nav')}
            </ButtonLink>
            <ButtonLink to={localize('/explorer')}>{t('pages.explorer.nav')}</ButtonLink>
          </div>
        </div>
      </div>
      <div className="line-band">
        <FlatLine width={1360} height={190} />
      </div>
      <div className="wrap mt-5">
        <p className="faint">
          {t('notFound.code')} <span className="num">{notFoundCode(pathname)}</span> {t('notFound.forPath')}{' '}
          <span className="num hex">{pathname}</span>
        </p>
      </div>
    </>
  );
}
