import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Link } from 'react-router';
import { HomeGreeting } from '../features/account/home-greeting.tsx';
import { CollectInvitation } from '../features/energy/collect-invitation.tsx';
import { LatestBlocksTable } from '../features/explorer/blocks-table.tsx';
import { HomeFigures } from '../features/explorer/figures.tsx';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { ButtonLink } from '../ui/button.tsx';
import { OptionalSection, SectionBoundary } from '../ui/section-boundary.tsx';
import { Strip } from '../ui/trace/strip/strip.tsx';

export const handle = { namespaces: ['home', 'energy'] };
export const clientLoader = catalogueLoader('home', 'energy');
export const loader = () => null;

const LATEST_ROWS = 10;

/** `/`: what Nova is, live, and the one press that makes a visitor part of it. */
export default function Home() {
  const { t } = useTranslation('home');
  const { localize } = useLanguage();
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <h1>{t('title')}</h1>
          <div className="under">
            <div>
              <p className="tagline">{t('common:tagline')}</p>
              <p className="lede">{t('lede')}</p>
              <div className="row ways">
                <ButtonLink to={localize('/explorer')}>{t('toExplorer')}</ButtonLink>
                <ButtonLink look="quiet" to={localize('/energy-dashboard')}>
                  {t('toEnergy')}
                </ButtonLink>
              </div>
            </div>
            <div className="hero-collect">
              <h2>{t('collect.label')}</h2>
              <CollectInvitation isWide />
              <p className="hint">{t('collect.hint')}</p>
              <HomeGreeting />
            </div>
          </div>
        </div>
        <OptionalSection>
          <Strip />
        </OptionalSection>
        <div className="wrap">
          <SectionBoundary>
            <HomeFigures />
          </SectionBoundary>
        </div>
      </section>
      <section className="hush">
        <div className="wrap">
          <p>{t('principle')}</p>
        </div>
      </section>
      <section className="wrap">
        <div className="latest-head">
          <h2>{t('latest')}</h2>
          <Link to={localize('/explorer')}>{t('allBlocks')}</Link>
        </div>
        <div className="panel">
          <SectionBoundary>
            <LatestBlocksTable rows={LATEST_ROWS} />
          </SectionBoundary>
        </div>
      </section>
    </>
  );
}
