import { QueryNode } from '../../features/blockchain/query-node.tsx';
import { BlockMaking } from '../../features/blockchain/block-making.tsx';
import { FollowerGuide } from '../../features/blockchain/follower-guide.tsx';
import { LiveStatus } from '../../features/blockchain/live-status.tsx';
import { NetworkPanel } from '../../features/blockchain/network-panel.tsx';
import { ChainRules, ProofOfActionText } from '../../features/blockchain/proof-of-action-text.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx';

export const handle = { namespaces: ['blockchain'] };
export const clientLoader = catalogueLoader('blockchain');
export const loader = () => null;

/** `/blockchain`: what Proof-of-Action is, the live status of the chain, and every way to connect to it. */
export default function BlockchainPage() {
  const { t } = useTranslation('blockchain');
  const { localize } = useLanguage();
  return (
    <div className="wrap">
      <div className="page-head">
        <div className="title-line">
          <h1>{t('title')}</h1>
          <div className="moves">
            <ButtonLink isSmall to={localize('/explorer')}>
              {t('toExplorer')}
            </ButtonLink>
          </div>
        </div>
        <p className="lede">{t('lede')}</p>
      </div>
      <LiveStatus />
      <section className="mt-12" aria-labelledby="making">
        <div className="page-section">
          <h2 id="making">{t('making.title')}</h2>
          <p className="lede">{t('making.lede')}</p>
        </div>
        <SectionBoundary>
          <BlockMaking />
        </SectionBoundary>
      </section>
      <div className="columns mt-12">
        <ProofOfActionText className="of-7" />
        <ChainRules className="of-5" />
      </div>
      <div className="columns mt-12">
        <NetworkPanel className="of-7" />
        <QueryNode className="of-5" />
        <FollowerGuide />
      </div>
    </div>
  );
}
