import { Suspense, useState } from 'react';
import { useStore } from '../../../lib/store/create-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { requestWalletPopover } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/floating/lazy-part.ts';

const TokenReport = lazyPart(async () => (await import('./token-report.tsx')).TokenReport);

/** Button to report a token; visitors are asked to log in. */
export function ReportButton({ address }: { address: string }) {
  const { t } = useTranslation('explorer');
  const session = useStore(sessionStore, null);
  const [isReporting, setIsReporting] = useState(false);
  return (
    <>
      <Button
        isSmall
        variant="quiet"
        onClick={() => (session ? setIsReporting(true) : requestWalletPopover())}
      >
        {t('token.report.open')}
      </Button>
      <Suspense>
        {isReporting ? <TokenReport address={address} onClose={() => setIsReporting(false)} /> : null}
      </Suspense>
    </>
  );
}
