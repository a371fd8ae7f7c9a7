import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { DRIP_WEI } from '@nova/shared/faucet/constants';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useRefreshAfterBlocks } from '../../lib/queries/use-refresh-after-blocks.ts';
import { BudgetPanel } from './budget-panel.tsx';
import { DripPanel } from './drip-panel.tsx';
import { faucetKeys } from './faucet-keys.ts';
import { HistoryPanel } from './history-panel.tsx';
import { TestUsdtPanel, type TapRequest } from './test-usdt-panel.tsx';
import { NextSteps } from './next-steps.tsx';

/** `/faucet`: the first gas of a new wallet. */
export function FaucetPage({ onTap }: { onTap: (tap: TapRequest) => Promise<unknown> }) {
  const { t } = useTranslation('faucet');
  const { language } = useLanguage();
  useRefreshAfterBlocks(faucetKeys.all);
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('site:pages.faucet.title')}</h1>
        <p className="lede">
          {t('lede', { amount: formatAmount(DRIP_WEI, NATIVE_COIN.decimals, language) })}
        </p>
      </div>
      <div className="columns">
        <div className="of-7 grid gap-6">
          <DripPanel />
          <NextSteps />
        </div>
        <div className="of-5 grid gap-6">
          <BudgetPanel />
          <HistoryPanel />
          <TestUsdtPanel onTap={onTap} />
        </div>
      </div>
    </div>
  );
}
