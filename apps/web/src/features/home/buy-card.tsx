import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import type { Sale } from '@nova/shared/presale/sale';
import type { ReactNode } from 'react';
import { formatAmount, formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { saleStore } from '../../lib/live/sale-mark.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const BPS = 10_000n;
const wholeNac = (wei: string) => BigInt(wei) / 10n ** BigInt(NATIVE_COIN.decimals);

/** Returns the phase on sale; null while it is unknown. */
function currentPhaseOf(sale: Sale | null): Sale['phases'][number] | null {
  return sale?.phases.find(({ id }) => id === sale.current_phase) ?? null;
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? <Skeleton className="w-28" />}</dd>
    </div>
  );
}

/** Sold percentage of the phase as a bar. */
function SoldBar({ phase }: { phase: Sale['phases'][number] }) {
  const share = Number((BigInt(phase.sold) * BPS) / BigInt(phase.allocation)) / 100;
  return (
    <div className="buy-bar" aria-hidden="true">
      <i style={{ width: `${share}%` }} />
    </div>
  );
}

/** Shown in the hero while the sale is open: price, sold amount, remaining bonus spots, and a link to buy. */
export function BuyCard() {
  const { t } = useTranslation('home');
  const { language, localize } = useLanguage();
  const sale = useStore(saleStore, null);
  const phase = currentPhaseOf(sale);
  const price = phase && formatAmount(BigInt(phase.price_usdt_units), USDT_DECIMALS, language);
  const spots = sale && formatInteger(sale.bonus.slots_remaining, language);
  return (
    <section className="buy-card" aria-labelledby="buy-card">
      <h2 id="buy-card">{t('buy.title')}</h2>
      <dl>
        <Line name={t('buy.price')}>{price && t('buy.priceValue', { price })}</Line>
        <Line name={t('buy.sold')}>
          {phase &&
            t('buy.soldValue', {
              sold: formatInteger(wholeNac(phase.sold), language),
              all: formatInteger(wholeNac(phase.allocation), language),
            })}
        </Line>
        {sale && sale.bonus.slots_remaining === 0 ? null : (
          <Line name={t('buy.bonus')}>
            {sale && spots && t('buy.bonusValue', { spots, percent: sale.bonus.percent })}
          </Line>
        )}
      </dl>
      {phase ? <SoldBar phase={phase} /> : <div className="buy-bar" aria-hidden="true" />}
      <ButtonLink variant="solid" isWide to={localize('/presale')}>
        {t('buy.button')}
      </ButtonLink>
    </section>
  );
}
