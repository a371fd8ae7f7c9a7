import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { Trace } from '../../../ui/trace/trace.tsx';
import { traceKindOf } from '../../../ui/trace/trace-kinds.ts';
import { formatNac, formatUsdt } from '../amounts.tsx';
import { closePurchase } from './current-purchase.ts';
import type { Bought } from '../receipt/read-bought.ts';
import { useReceipt } from '../receipt/use-receipt.ts';
import { useSuccessToast } from './use-success-toast.ts';

const POINTS = 50;

/** The purchase that was just sealed: its trace, the payment, and the received coins. */
export function DonePanel({ bought }: { bought: Bought }) {
  const { t } = useTranslation('presale');
  const { language, localize } = useLanguage();
  const { hash, blockNumber, blockHash, buyer, usdtUnits, baseWei, bonusWei } = bought;
  useSuccessToast({ id: hash, baseWei, bonusWei });
  // The receipt reloads the purchases below once this one is indexed, and its page then opens immediately.
  useReceipt(hash);
  return (
    <div className="bought" role="status">
      <Trace
        kind={traceKindOf('presale_purchase')}
        points={POINTS}
        blockHash={blockHash}
        width={480}
        height={72}
        sealSize={9}
      />
      <h3 className="bought-coins" data-step-title>
        +{formatNac(baseWei + bonusWei, language)}
        <span className="u">NAC</span>
      </h3>
      <p className="muted">
        {t('done.took', {
          paid: formatUsdt(usdtUnits, language),
          coins: formatNac(baseWei + bonusWei, language),
        })}{' '}
        <BlockLink number={blockNumber} hash={blockHash} />
      </p>
      <div className="row">
        <ButtonLink variant="solid" to={localize(`/presale/receipt/${hash}`)}>
          {t('done.link')}
        </ButtonLink>
        <Button onClick={() => closePurchase(buyer)}>{t('done.again')}</Button>
      </div>
    </div>
  );
}
