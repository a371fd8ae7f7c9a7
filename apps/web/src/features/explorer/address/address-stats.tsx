import { NATIVE_COIN } from '@nova/shared/chain/constants';
import type { AddressDetail } from '@nova/shared/explorer/address-schemas';
import { useState } from 'react';
import { formatAmount, formatDecimal, formatInteger } from '../../../lib/format/format-number.ts';
import { formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { Reading, Readings } from '../../../ui/readings.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { TokenLink } from '../token/token-marks.tsx';
import { serverNow } from '../../../lib/page/server-now.ts';

const DAY_MS = 86_400_000;
const SHOWN_DECIMALS = 4;

function Rank({ rank, isDemo }: { readonly rank: AddressDetail['rank']; readonly isDemo: boolean }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  if (rank === null)
    return (
      <Reading
        name={t('address.rank')}
        value={
          <span className="reading-unknown">{t(isDemo ? 'address.rankNever' : 'address.rankNone')}</span>
        }
        sub={t(isDemo ? 'address.rankNoDemo' : 'address.rankNoneSub')}
      />
    );
  return (
    <Reading
      name={t('address.rank')}
      value={formatInteger(rank.position, language)}
      unit={t('address.rankOf', { of: formatInteger(rank.of, language) })}
      sub={t('address.rankSub', { block: formatInteger(rank.block, language) })}
    />
  );
}

/** Balance, Energy Points, rank and activity of an address. */
export function AddressStats({ detail }: { detail: AddressDetail }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const [now] = useState(() => serverNow());
  const since = detail.first_activity ? Date.parse(detail.first_activity) : now;
  const days = Math.max(1, (now - since) / DAY_MS);
  return (
    <Readings>
      <Reading
        name={t('address.balance')}
        value={
          detail.balance === null ? (
            <span className="reading-unknown">{t('address.balanceUnknown')}</span>
          ) : (
            formatAmount(BigInt(detail.balance), NATIVE_COIN.decimals, language, SHOWN_DECIMALS)
          )
        }
        unit={detail.balance === null ? undefined : NATIVE_COIN.symbol}
        sub={t('address.balanceSub')}
      />
      <Reading
        name={t('address.energy')}
        value={formatInteger(detail.energy_earned, language)}
        unit={t('site:units.ep')}
        sub={t('address.energySub', { spendable: formatInteger(detail.energy_spendable, language) })}
      />
      <Rank rank={detail.rank} isDemo={detail.is_demo} />
      <Reading
        name={t('address.perDay')}
        value={formatDecimal(detail.action_count / days, language)}
        sub={t('address.perDaySub')}
      />
    </Readings>
  );
}

/** Usage of the address, and details of its contract if it is one. */
export function AddressActivity({ detail, className }: { detail: AddressDetail; className: string }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const format = (value: number) => <span className="num">{formatInteger(value, language)}</span>;
  return (
    <Panel title={t('address.activity')} className={className}>
      <Definitions>
        <Definition name={t('address.transactions')}>{format(detail.transaction_count)}</Definition>
        <Definition name={t('address.rewards')}>
          <span className="amount">
            {formatInteger(detail.energy_earned, language)}
            <span className="u">{t('site:units.ep')}</span>
          </span>{' '}
          <span className="faint small">{t('address.rewardsOf', { count: detail.action_count })}</span>
        </Definition>
        <Definition name={t('address.first')}>
          {detail.first_activity
            ? formatDay(Date.parse(detail.first_activity), language)
            : t('address.never')}
        </Definition>
        <Definition name={t('address.last')}>
          {detail.last_activity ? <TimeAgo time={detail.last_activity} /> : t('address.never')}
        </Definition>
        {detail.delegate ? (
          <Definition name={t('address.delegate')}>
            <NamedAddress address={detail.delegate} />
          </Definition>
        ) : null}
        {detail.created_by ? (
          <Definition name={t('address.createdBy')}>
            <NamedAddress address={detail.created_by} />
          </Definition>
        ) : null}
        {detail.created_in ? (
          <Definition name={t('address.createdIn')}>
            <TransactionLink hash={detail.created_in} hasCopy />
          </Definition>
        ) : null}
        {detail.token ? (
          <Definition name={t('token.token')}>
            <TokenLink token={detail.token} />
          </Definition>
        ) : null}
      </Definitions>
    </Panel>
  );
}
