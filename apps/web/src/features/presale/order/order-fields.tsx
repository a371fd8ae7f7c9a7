import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { MIN_USDT_UNITS, USDT_DECIMALS } from '@nova/shared/presale/constants';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { AmountInput } from '../../../ui/form/amount-input.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { formatUsdt } from '../amounts.tsx';
import { largestPaymentOf, type PaymentMethod } from './check-order.ts';
import type { Sale, SalePhase } from '../sale/sale.ts';
import { PAY_FIELD } from './payment-method.ts';
import type { Buyer } from '../buy/use-buyer.ts';
import { coinsOf, isRoundedUp, paymentOf, type useEntry } from './use-order.ts';

const COMMON_UNITS = [50n, 100n, 250n, 1_000n].map((usdt) => usdt * 10n ** BigInt(USDT_DECIMALS));

export interface OrderFieldsProps extends ReturnType<typeof useEntry> {
  readonly sale: Sale;
  readonly phase: SalePhase;
  readonly payment: PaymentMethod | 'switch' | 'none';
  readonly buyer: Buyer | undefined;
  /** USDT of the wallet on the bridge's network; null while it is unknown. */
  readonly bridge: { readonly network: string; readonly units: bigint } | null;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

function useHint({ sale, payment, buyer, bridge }: OrderFieldsProps): ReactNode {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const least = formatUsdt(MIN_USDT_UNITS, language);
  if (payment === 'card') {
    const [from, to] = [formatUsdt(sale.card.minUnits, language), formatUsdt(sale.card.maxUnits, language)];
    return t('buy.cardLeast', { least: from, most: to });
  }
  if (payment === 'bridge' && bridge) {
    const { network, units } = bridge;
    return t('buy.haveThere', { have: formatUsdt(units, language), network, least });
  }
  if (payment !== 'usdt' || !buyer) return t('buy.least', { least });
  return t('buy.have', { have: formatUsdt(buyer.usdtUnits, language), least });
}

/**
 * The amount in USDT or in coins: each field exactly follows the edited one. Without an amount, the other
 * field is remounted to clear it.
 */
export function OrderFields(props: OrderFieldsProps) {
  const {
    entry,
    enterUsdt,
    enterNac,
    sale,
    phase,
    payment: method,
    buyer,
    bridge,
    error,
    isDisabled,
  } = props;
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const hint = useHint(props);
  const payment = paymentOf(entry, phase);
  const paymentMethod = method === 'switch' || method === 'none' ? 'usdt' : method;
  const most = largestPaymentOf({ sale, phase, payment: paymentMethod, buyer }).usdtUnits;
  const own = method === 'usdt' ? buyer?.usdtUnits : method === 'bridge' ? bridge?.units : undefined;
  const ownMost = own !== undefined && own < most ? own : undefined;
  return (
    <>
      <FormField id={PAY_FIELD} label={t('buy.pay')} hint={hint} error={error}>
        <AmountInput
          key={entry.by === 'nac' && payment === null ? 'empty' : 'usdt'}
          units={payment}
          onChange={enterUsdt}
          decimals={USDT_DECIMALS}
          symbol={method === 'card' ? 'USD' : 'USDT'}
          max={ownMost}
          disabled={isDisabled}
          isLarge
        />
      </FormField>
      <div className="common-amounts" role="group" aria-label={t('buy.amounts')}>
        {COMMON_UNITS.map((units) => (
          <Button
            key={units}
            isSmall
            disabled={isDisabled}
            aria-pressed={payment === units}
            onClick={() => enterUsdt(units, null)}
          >
            {formatUsdt(units, language)}
          </Button>
        ))}
      </div>
      <FormField label={t('buy.get')} hint={isRoundedUp(entry, phase) ? t('buy.rounded') : undefined}>
        <AmountInput
          key={entry.by === 'usdt' && payment === null ? 'empty' : 'nac'}
          units={coinsOf(entry, phase)}
          onChange={enterNac}
          decimals={NATIVE_COIN.decimals}
          symbol={NATIVE_COIN.symbol}
          disabled={isDisabled}
        />
      </FormField>
    </>
  );
}
