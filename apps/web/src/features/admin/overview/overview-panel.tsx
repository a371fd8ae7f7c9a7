import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Reading, Readings } from '../../../ui/readings.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { useOverview } from './overview-api.ts';
import { PointsChart } from './points-chart.tsx';

/** Users, actions, points, sales and pending rows at a glance. */
export function OverviewPanel() {
  const { t } = useTranslation('administration');
  const { language } = useLanguage();
  const { data, error, refetch } = useOverview();
  if (error && !data) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />;
  const format = (value: number | undefined) =>
    value === undefined ? undefined : formatInteger(value, language);
  const today = (value: number | undefined) =>
    value === undefined ? '\u00a0' : t('overview.today', { count: formatInteger(value, language) });
  const usdt = (units: string) => formatAmount(BigInt(units), USDT_DECIMALS, language, 2);
  const { sale, outbox } = data ?? {};
  return (
    <div className="grid gap-6">
      <Readings>
        <Reading
          name={t('overview.users')}
          value={format(data?.users.total)}
          sub={today(data?.users.today)}
        />
        <Reading
          name={t('overview.wallets')}
          value={format(data?.wallets.total)}
          sub={today(data?.wallets.today)}
        />
        <Reading
          name={t('overview.actions')}
          value={format(data?.actions.total)}
          sub={today(data?.actions.today)}
        />
        <Reading
          name={t('overview.points')}
          value={format(data?.points.total)}
          unit={t('site:units.ep')}
          sub={today(data?.points.today)}
        />
      </Readings>
      <Readings>
        <Reading
          name={t('overview.raised')}
          value={sale && usdt(sale.usdt_units)}
          unit="USDT"
          sub={
            sale ? (
              <>
                {t('overview.purchases', {
                  count: sale.purchases,
                  purchases: formatInteger(sale.purchases, language),
                })}{' '}
                {sale.simulated_usdt_units === '0' ? null : (
                  <Badge tone="hatch">
                    {t('overview.raisedSimulated', { amount: usdt(sale.simulated_usdt_units) })}
                  </Badge>
                )}
              </>
            ) : (
              '\u00a0'
            )
          }
        />
        <Reading
          name={t('overview.sold')}
          value={sale && formatAmount(BigInt(sale.nac_wei), NATIVE_COIN.decimals, language, 0)}
          unit={NATIVE_COIN.symbol}
          sub={
            sale === undefined || sale.is_clean === null ? (
              '\u00a0'
            ) : (
              <SealState shape={sale.is_clean ? 'sealed' : 'failed'}>
                {t(sale.is_clean ? 'overview.agree' : 'overview.differ')}
              </SealState>
            )
          }
        />
        <Reading
          name={t('overview.waiting')}
          value={format(outbox?.waiting)}
          sub={
            outbox?.oldest_at ? (
              <>
                {t('overview.oldest')} <TimeAgo time={outbox.oldest_at} />
              </>
            ) : (
              t('overview.failedOperations', { count: format(outbox?.failed) ?? '0' })
            )
          }
        />
        <Reading
          name={t('overview.refused')}
          value={format(data?.refused_today)}
          sub={
            sale
              ? t('overview.refundDue', {
                  count: sale.refund_due,
                  refunds: formatInteger(sale.refund_due, language),
                })
              : '\u00a0'
          }
        />
      </Readings>
      <PointsChart days={data?.days} />
    </div>
  );
}
