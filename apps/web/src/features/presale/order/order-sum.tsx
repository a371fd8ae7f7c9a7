import { BONUS_MIN_USDT_UNITS, USDT_UNITS } from '@nova/shared/presale/constants';
import { usdtToNacWei } from '@nova/shared/presale/pricing';
import type { ReactNode } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { formatNac, formatUsdt } from '../amounts.tsx';
import { PURCHASE_FEE_WEI, type PaymentMethod } from './check-order.ts';
import { quoteOf, whyNoBonus, type Sale, type SalePhase } from '../sale/sale.ts';

export interface OrderSumProps {
  readonly sale: Sale;
  readonly phase: SalePhase;
  readonly payment: PaymentMethod | 'switch' | 'none';
  /** Null without a valid amount; no result is shown then. */
  readonly usdtUnits: bigint | null;
  readonly hasHadBonus: boolean;
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The result of a payment, line by line, before paying. */
export function OrderSum({ sale, phase, payment, usdtUnits, hasHadBonus }: OrderSumProps) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const units = usdtUnits ?? 0n;
  const { baseWei, bonusWei } = quoteOf(sale, phase.phase, units, hasHadBonus);
  const noBonus = whyNoBonus(sale, units, hasHadBonus);
  const bonusName = () => {
    if (noBonus !== null) {
      return t(`buy.noBonus.${noBonus}`, { least: formatUsdt(BONUS_MIN_USDT_UNITS, language) });
    }
    if (payment !== 'usdt') return t('buy.bonusAtPayment');
    return t('buy.bonusSlot', {
      slot: formatInteger(sale.bonusSlotsUsed + 1, language),
      total: formatInteger(sale.bonusSlotsTotal, language),
    });
  };
  return (
    <dl className="order-sum" aria-live="polite">
      <Row name={t('buy.rate', { coins: formatNac(usdtToNacWei(phase.phase, USDT_UNITS), language) })}>
        <Amount wei={baseWei} />
      </Row>
      <Row name={bonusName()}>
        <Amount wei={bonusWei} />
      </Row>
      <Row name={t('buy.addedFee')}>{t('buy.nothing')}</Row>
      {payment === 'usdt' ? (
        <Row name={t('buy.fee')}>
          <Amount wei={PURCHASE_FEE_WEI} />
        </Row>
      ) : null}
      <Row name={t('buy.total')}>
        <Amount wei={baseWei + bonusWei} />
      </Row>
    </dl>
  );
}
