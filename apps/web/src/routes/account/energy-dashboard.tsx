import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CollectButton } from '../../features/energy/collect/collect-button.tsx';
import { ConvertPanel } from '../../features/energy/convert/convert-panel.tsx';
import { EarnMore } from '../../features/energy/earn-more.tsx';
import { EnergyBalance } from '../../features/energy/energy-balance.tsx';
import { EnergyDaysChart } from '../../features/energy/energy-days-chart.tsx';
import { PriceList } from '../../features/energy/price-list.tsx';
import { RecentActions } from '../../features/energy/recent-actions.tsx';
import { TodayTable } from '../../features/energy/today-table.tsx';
import { useEnergyAccount } from '../../features/energy/use-account.ts';
import type { SendConversion } from '../../features/energy/convert/use-convert.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { requestWalletPopover } from '../../lib/chain/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { ConnectOrDemo } from '../../ui/connect-or-demo.tsx';
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FlatLine } from '../../ui/trace/lines.tsx';
import '../../features/energy/dashboard.css';

export const handle = { namespaces: ['energy', 'form', 'transaction'] };
export const clientLoader = catalogueLoader('energy', 'form', 'transaction');
export const loader = () => null;

/** The wallet libraries load on click. */
const sendConversion: SendConversion = async (call) => {
  const { sendConvert } = await import('../../features/wallet/send-convert.ts');
  return sendConvert(call);
};

/** Loaded only for visitors who are not logged in. */
const EnergySample = lazy(async () => ({
  default: (await import('../../features/energy/energy-sample.tsx')).EnergySample,
}));

/** What an account without a wallet can already do. */
function WithoutWallet() {
  const { t } = useTranslation('energy');
  const { localize } = useLanguage();
  return (
    <p className="muted small">
      {t('connect.without')} <Link to={localize('/presale')}>{t('connect.byCard')}</Link>{' '}
      <Link to={localize('/create-token')}>{t('connect.token')}</Link>
    </p>
  );
}

/**
 * Explains the requirement of the page and offers to meet it, instead of redirecting (requirement 312). Users
 * who have just created their account are told that they are logged in.
 */
function ConnectFirst() {
  const { t } = useTranslation('energy');
  const email = useStore(sessionStore, null)?.email;
  return (
    <div className="panel">
      <div className="void">
        <FlatLine />
        <h2 className="void-title">{t(email ? 'connect.titleIn' : 'connect.title')}</h2>
        <p>{email ? t('connect.textIn', { email }) : t('connect.text')}</p>
        {email ? <WithoutWallet /> : null}
        <ConnectOrDemo early="energy-connect" label={t('connect.button')} />
      </div>
    </div>
  );
}

function Restoring() {
  return (
    <div className="balance" aria-busy="true">
      <div>
        <Skeleton className="w-32" />
        <Skeleton className="my-5 h-20 w-60" />
        <Skeleton className="w-90 max-w-full" />
      </div>
      <div>
        <Skeleton className="h-11" />
      </div>
    </div>
  );
}

function LocalMode() {
  const { t } = useTranslation('energy');
  return (
    <div className="notice">
      <p>{t('collect.localMode')}</p>
      <Button isSmall onClick={requestWalletPopover}>
        {t('connect.button')}
      </Button>
    </div>
  );
}

/** `/energy-dashboard`: the balance, what can be collected now, and the block of each action. */
export default function EnergyDashboard() {
  const { t } = useTranslation('energy');
  const { wallet, signedIn } = useEnergyAccount();
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('title')}</h1>
      </div>
      {wallet.status === 'restoring' ? <Restoring /> : null}
      {wallet.status === 'disconnected' || wallet.status === 'connecting' ? (
        <div className="grid gap-6">
          <ConnectFirst />
          <div className="sample-place">
            <Suspense>
              <EnergySample />
            </Suspense>
          </div>
        </div>
      ) : null}
      {wallet.status === 'connected' && !signedIn ? <LocalMode /> : null}
      {signedIn ? (
        <div className="grid gap-6">
          <div className="balance">
            <div>
              <EnergyBalance address={signedIn.address} />
            </div>
            <div className="collect-panel">
              <h2>{t('collect.title')}</h2>
              <CollectButton isWide />
            </div>
          </div>
          <div className="columns">
            <EnergyDaysChart address={signedIn.address} className="of-7" />
            <TodayTable address={signedIn.address} className="of-5" />
          </div>
          <div className="columns">
            <ConvertPanel address={signedIn.address} onSend={sendConversion} className="of-7" />
            <EarnMore className="of-5" />
          </div>
          <RecentActions address={signedIn.address} />
        </div>
      ) : null}
      <SectionBoundary>
        <PriceList />
      </SectionBoundary>
    </div>
  );
}
