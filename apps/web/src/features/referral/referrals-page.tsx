import { lazy, Suspense } from 'react';
import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { REFERRAL_POINTS, REFERRAL_PURCHASE_POINTS } from '@nova/shared/referral/constants';
import { useStore } from '../../lib/store/create-store.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { isDemoSession, sessionStore } from '../../lib/session/session-store.ts';
import { siteStats } from '../../lib/site/site-stats.ts';
import { openDemoDialog } from '../../lib/chain/demo-dialog.ts';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../lib/chain/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { ConnectOrDemo } from '../../ui/connect-or-demo.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FlatLine } from '../../ui/trace/lines.tsx';
import { ReferralStats } from './stats.tsx';
import { FriendsPanel } from './friends-panel.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { useFollowReferrals } from './referral-api.ts';
import { RulesPanel } from './rules-panel.tsx';
import './referral.css';

/** Loaded only for visitors who are not logged in, and in a demo. */
const ReferralSample = lazy(async () => ({
  default: (await import('./referral-sample.tsx')).ReferralSample,
}));

/** Explains the requirement of the page and offers to meet it (requirement 312): in Local Mode, to log in. */
function ConnectFirst({ isLocal }: { isLocal: boolean }) {
  const { t } = useTranslation('referral');
  return (
    <div className="panel">
      <div className="void">
        <FlatLine />
        <h2 className="void-title">{t('connect.title')}</h2>
        <p>{t(isLocal ? 'connect.localText' : 'connect.text')}</p>
        {isLocal ? (
          <Button variant="solid" data-early="referral-connect" onClick={requestWalletPopover}>
            {t('connect.signIn')}
          </Button>
        ) : (
          <ConnectOrDemo early="referral-connect" label={t('connect.button')} />
        )}
      </div>
    </div>
  );
}

/** Shown in a demo instead of its link, because the server credits nothing for friends of a demo account. */
function DemoHasNoLink() {
  const { t } = useTranslation('referral');
  return (
    <div className="panel">
      <div className="void">
        <FlatLine />
        <h2 className="void-title">{t('demo.title')}</h2>
        <p>{t('demo.text')}</p>
        <Button variant="solid" onClick={openDemoDialog}>
          {t('demo.end')}
        </Button>
      </div>
    </div>
  );
}

function Programme() {
  useFollowReferrals();
  return (
    <div className="grid gap-6">
      <InvitePanel />
      <ReferralStats />
      <div className="columns">
        <FriendsPanel className="of-7" />
        <RulesPanel className="of-5" />
      </div>
    </div>
  );
}

/** `/referrals`: the user's own link, its results, and the rules. */
export function ReferralsPage() {
  const { t } = useTranslation('referral');
  const { language } = useLanguage();
  const wallet = useStore(walletStore, DISCONNECTED);
  const session = useStore(sessionStore, null);
  const isDemo = wallet.status === 'connected' && isDemoSession(session);
  const isIn = wallet.status === 'connected' && wallet.mode === 'session' && !isDemo;
  const isArriving = wallet.status === 'restoring' || wallet.status === 'connecting';
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p className="lede">
          {t('lede', {
            signUp: REFERRAL_POINTS,
            purchase: REFERRAL_PURCHASE_POINTS,
            rewardUsdt: siteStats(language).rewardUsdt,
            perFriend: rewardTypeOf('presale_purchase').dailyCap,
            perDay: rewardTypeOf('referral_purchase').dailyCap,
          })}
        </p>
      </div>
      {isIn ? <Programme /> : null}
      {isArriving ? (
        <div className="panel" aria-busy="true">
          <div className="in">
            <Skeleton className="h-40" />
          </div>
        </div>
      ) : null}
      {isIn || isArriving ? null : (
        <div className="columns referral-guest">
          <div className="of-7">
            {isDemo ? <DemoHasNoLink /> : <ConnectFirst isLocal={wallet.status === 'connected'} />}
          </div>
          <RulesPanel className="of-5" />
          <div className="of-7">
            <Suspense>
              <ReferralSample />
            </Suspense>
          </div>
        </div>
      )}
    </div>
  );
}
