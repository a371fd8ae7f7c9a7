import { CHAIN_ID } from '@nova/shared/chain/constants';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ANNOUNCED_PLAN } from '../../lib/site/announced-plan.ts';
import { siteStats } from '../../lib/site/site-stats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { Hash } from '../../ui/entity/hash.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Definition, Definitions, Panel } from '../../ui/panel.tsx';
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ContractsBand } from './contracts-panel.tsx';
import { AllocationChart, HoldersTable } from './holders-table.tsx';
import { SafePanel } from './safe-panel.tsx';
import { ScheduledSteps } from './scheduled-steps.tsx';
import { proven, useTreasury } from './use-treasury.ts';
import { VestingTimeline } from './vesting-timeline.tsx';
import './transparency.css';

/** The block that all values below were read at, or a note that they cannot be proven now. */
function ReadAt({ treasury }: { treasury: ReturnType<typeof useTreasury> }) {
  const { t } = useTranslation('transparency');
  const block = proven(treasury, (each) => each.block);
  if (block === undefined) return <Skeleton className="w-24" />;
  if (block === null) {
    return (
      <Note step={<Button onClick={() => void treasury.refetch()}>{t('again')}</Button>}>
        {t('unprovenText')}
      </Note>
    );
  }
  return (
    <p className="read-at">
      {t('readAt')} <BlockLink number={block.number} hash={block.hash} /> · {t('stateRoot')}{' '}
      <Hash value={block.state_root} hasCopy />
    </p>
  );
}

function Audit() {
  const { t } = useTranslation('transparency');
  return (
    <Panel title={t('audit.title')} className="of-4" end={<Badge tone="hatch">{t('audit.soon')}</Badge>}>
      <div className="in grid gap-4">
        <p>{t('audit.said')}</p>
        <p className="muted">{t('audit.today')}</p>
      </div>
      <Definitions>
        <Definition name={t('audit.report')}>{t('audit.none')}</Definition>
        <Definition name={t('audit.sources')}>{t('audit.sourcesText')}</Definition>
        <Definition name={t('audit.own')}>{t('audit.ownText')}</Definition>
      </Definitions>
    </Panel>
  );
}

function ChainFacts({ treasury }: { treasury: ReturnType<typeof useTreasury> }) {
  const { t } = useTranslation('transparency');
  const running = proven(treasury, ({ chain_id }) => chain_id);
  return (
    <Panel title={t('chain.title')} className="of-4">
      <Definitions>
        <Definition name={t('chain.id')}>
          <span className="num">{running ?? CHAIN_ID}</span>
          <p className="small muted">{t('chain.old')}</p>
        </Definition>
        <Definition name={t('chain.minted')}>{t('chain.mintedText')}</Definition>
      </Definitions>
    </Panel>
  );
}

/** `/transparency`: the location of all coins, their locks, and their controllers, read from the chain. */
export function TransparencyPage() {
  const { t } = useTranslation('transparency');
  const { language, localize } = useLanguage();
  const treasury = useTreasury();
  return (
    <div className="transparency">
      <div className="wrap">
        <div className="page-head">
          <h1>{t('title')}</h1>
          <p className="lede">{t('lede', { supply: siteStats(language).supply })}</p>
          <ReadAt treasury={treasury} />
        </div>
        <section aria-labelledby="allocation">
          <h2 id="allocation">{t('allocation.title')}</h2>
          <AllocationChart />
          <SectionBoundary>
            <HoldersTable treasury={treasury} />
          </SectionBoundary>
          <p className="small muted">
            {t('allocation.readings', ANNOUNCED_PLAN)}{' '}
            <Link to={localize('/whitepaper')}>{t('allocation.both')}</Link>
          </p>
        </section>
      </div>
      <ContractsBand treasury={treasury} />
      <div className="wrap">
        <section aria-labelledby="vesting">
          <h2 id="vesting">{t('vesting.title')}</h2>
          <p className="lede">{t('vesting.lede')}</p>
          <SectionBoundary>
            <VestingTimeline treasury={treasury} />
          </SectionBoundary>
        </section>
        <section aria-labelledby="scheduled">
          <h2 id="scheduled">{t('scheduled.title')}</h2>
          <p className="lede">{t('scheduled.lede')}</p>
          <SectionBoundary>
            <ScheduledSteps />
          </SectionBoundary>
        </section>
        <div className="columns transparency-facts mt-12">
          <SafePanel treasury={treasury} />
          <Audit />
          <ChainFacts treasury={treasury} />
        </div>
      </div>
    </div>
  );
}
