import { lazy, Suspense } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useHydratedSearch } from '../../lib/page/use-hydrated-search.ts';
import { useIsHydrated } from '../../lib/page/use-is-hydrated.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { GuardianWallet } from './guardian-wallet.ts';
import type { AddByWallet } from './wallet-owner.tsx';

export interface RecoverPageProps {
  /** Wallet of a friend who is a guardian. */
  readonly wallet: GuardianWallet;
  /** Adds a passkey with the signature of a wallet that is an owner too. */
  readonly onAddByWallet: AddByWallet;
  /** Opens the panel that logs in with the passkey of this browser. */
  readonly onLogIn: () => void;
}

/** Loaded on demand, because a page shows only one of them, and the form library exceeds the page's budget. */
const StartForm = lazy(async () => ({ default: (await import('./start-form.tsx')).StartForm }));
const RecoveryDetail = lazy(async () => ({
  default: (await import('./recovery-detail.tsx')).RecoveryDetail,
}));

function Loading() {
  return (
    <div className="panel" aria-busy="true">
      <div className="in">
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}

/** `/recover`: gives an account a new passkey. With `?id=`, shows a recovery to the person and to the guardians. */
export function RecoverPage(props: RecoverPageProps) {
  const { t } = useTranslation('recovery');
  const isHydrated = useIsHydrated();
  const id = useHydratedSearch().get('id');
  return (
    <div className="wrap recovery">
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        <p className="muted small">{t('allLost')}</p>
      </div>
      {isHydrated ? (
        <Suspense fallback={<Loading />}>
          {id === null ? <StartForm {...props} /> : <RecoveryDetail key={id} id={id} {...props} />}
        </Suspense>
      ) : (
        <Loading />
      )}
    </div>
  );
}
