import { WELCOME_BONUS_POINTS } from '@nova/shared/wallet/constants';
import { lazy, type ComponentType } from 'react';
import { HomeGreeting } from '../features/account/home-greeting.tsx';
import { HomeStats } from '../features/explorer/home/stats.tsx';
import { HeroSide } from '../hero-side.tsx';
import { HeroActions } from '../features/home/hero-actions.tsx';
import { HomeMore } from '../features/home/home-more.tsx';
import type { IslandName } from '../features/home/island.tsx';
import type { IslandPart } from '../features/home/use-islands.ts';
import { formatInteger } from '../lib/format/format-number.ts';
import { loadCatalogues } from '../lib/i18n/client-catalogues.ts';
import { UNSETTLED_SCRIPT } from '../lib/page/inline-scripts.ts';
import { languageOf, type Language } from '@nova/shared/language/language';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { OptionalSection, SectionBoundary } from '../ui/feedback/section-boundary.tsx';
import { Strip } from '../ui/trace/strip/strip.tsx';

export const handle = { namespaces: ['home'], headScript: import.meta.env.SSR ? UNSETTLED_SCRIPT : '' };
export const loader = () => null;

/**
 * Everything below the hero: loaded synchronously during prerendering, and for a navigation from another
 * page. Not awaited here, because its module depends on others that wait for this one.
 */
let Below: ComponentType | null = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import('../below-hero.tsx')).BelowHero }))
  : null;

export async function clientLoader({ request }: { request: Request }): Promise<null> {
  const language = languageOf(new URL(request.url).pathname);
  const [{ BelowHero }] = await Promise.all([
    import('../below-hero.tsx'),
    loadCatalogues(language, ['site', 'home', 'energy', 'sections', 'faq', 'whitepaper']),
  ]);
  Below = BelowHero;
  return null;
}

const withTexts = (language: () => Language, load: () => Promise<ComponentType>) => async () => {
  const [View] = await Promise.all([load(), loadCatalogues(language(), ['sections'])]);
  return View;
};
const here = () => languageOf(location.pathname);

/** Interactive parts of the prerendered sections. */
const ISLANDS: Readonly<Record<IslandName, IslandPart>> = {
  demo: {
    when: 'near',
    load: withTexts(here, async () => (await import('../features/home/demo/block-demo.tsx')).BlockDemo),
  },
  latest: {
    when: 'idle',
    load: async () => (await import('../features/explorer/home/latest-on-home.tsx')).LatestOnHome,
  },
  gallery: {
    when: 'near',
    load: withTexts(here, async () => (await import('../features/nft/gallery/nft-gallery.tsx')).NftGallery),
  },
  ways: {
    when: 'near',
    load: withTexts(
      here,
      async () => (await import('../features/home/sections/closing-links.tsx')).ClosingLinks,
    ),
  },
};

/** `/`: an introduction to Nova with live data, and the button to take part. */
export default function Home() {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <h1>{t('title')}</h1>
          <div className="under">
            <div>
              <p className="tagline">{t('site:tagline')}</p>
              <p className="lede">{t('lede', { welcome: formatInteger(WELCOME_BONUS_POINTS, language) })}</p>
              <HeroActions />
              <HomeGreeting />
            </div>
            <HeroSide />
          </div>
        </div>
        <OptionalSection>
          <Strip />
        </OptionalSection>
        <div className="wrap">
          <SectionBoundary>
            <HomeStats />
          </SectionBoundary>
        </div>
      </section>
      <HomeMore Sections={Below} islands={ISLANDS} />
    </>
  );
}
