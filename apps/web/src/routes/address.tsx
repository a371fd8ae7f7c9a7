import type { AddressDetail } from '@nova/shared/explorer/schemas';
import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useParams } from 'react-router';
import { AddressActions } from '../features/explorer/address-actions.tsx';
import { AddressDaysChart } from '../features/explorer/address-days-chart.tsx';
import { AddressFigure } from '../features/explorer/address-figure.tsx';
import { AddressTransactions } from '../features/explorer/address-transactions.tsx';
import { NotHere } from '../features/explorer/not-here.tsx';
import { useAddress } from '../features/explorer/use-details.ts';
import { useAddressActions } from '../features/explorer/use-lists.ts';
import { useStore } from '../lib/create-store.ts';
import { formatAmount, formatDecimal, formatInteger } from '../lib/format/format-number.ts';
import { formatDay } from '../lib/format/format-time.ts';
import { shortenHex } from '../lib/format/shorten-hex.ts';
import { catalogueLoader } from '../lib/i18n/catalogue-loader.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { DISCONNECTED, walletStore } from '../lib/wallet-state.ts';
import { Badge } from '../ui/badge.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { TimeAgo } from '../ui/entity/time-ago.tsx';
import { Definition, Definitions, Panel } from '../ui/panel.tsx';
import { Reading, Readings } from '../ui/readings.tsx';
import { Breadcrumb } from '../ui/shell/breadcrumb.tsx';
import { SectionBoundary } from '../ui/section-boundary.tsx';
import { SkeletonDetail } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';

export const clientLoader = catalogueLoader('explorer');

const DAY_MS = 86_400_000;
/** The first page of the list below is also the figure above. */
const FIRST_ACTIONS = { cursor: null, limit: 25 } as const;

function Head({ detail }: { detail: AddressDetail }) {
  const { t } = useTranslation('explorer');
  const wallet = useStore(walletStore, DISCONNECTED);
  const isYou = 'address' in wallet && wallet.address === detail.address;
  return (
    <div className="page-head">
      <Breadcrumb />
      <div className="title-line">
        <h1 title={detail.address}>{shortenHex(detail.address)}</h1>
        {isYou ? <Badge tone="on">{t('address.you')}</Badge> : null}
        {detail.isContract ? <Badge>{t('address.contract')}</Badge> : null}
        <div className="moves">
          <CopyButton
            text={detail.address}
            label={t('address.copy')}
            done={t('common:copy.address')}
            isLabelled
          />
        </div>
      </div>
      <p className="num faint hex">{detail.address}</p>
    </div>
  );
}

function Figures({ detail }: { detail: AddressDetail }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const since = detail.firstActivity ? Date.parse(detail.firstActivity) : null;
  const [now] = useState(() => Date.now());
  const days = since === null ? 1 : Math.max(1, (now - since) / DAY_MS);
  const balance =
    detail.balance === null ? (
      <span className="reading-unknown">{t('address.balanceUnknown')}</span>
    ) : (
      formatAmount(BigInt(detail.balance), NATIVE_COIN.decimals, language, 4)
    );
  return (
    <Readings>
      <Reading
        name={t('address.balance')}
        value={balance}
        unit={detail.balance === null ? undefined : NATIVE_COIN.symbol}
        sub={t('address.balanceSub')}
      />
      <Reading
        name={t('address.energy')}
        value={formatInteger(detail.energyEarned, language)}
        unit="EP"
        sub={t('address.energySub', { spendable: formatInteger(detail.energySpendable, language) })}
      />
      <Reading
        name={t('address.actions')}
        value={formatInteger(detail.actionCount, language)}
        sub={t('address.actionsSub')}
      />
      <Reading
        name={t('address.perDay')}
        value={formatDecimal(detail.actionCount / days, language)}
        sub={t('address.perDaySub')}
      />
    </Readings>
  );
}

function Activity({ detail }: { detail: AddressDetail }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  return (
    <Panel title={t('address.activity')} className="of-4">
      <Definitions>
        <Definition name={t('address.transactions')}>
          <span className="num">{formatInteger(detail.transactionCount, language)}</span>
        </Definition>
        <Definition name={t('address.first')}>
          {detail.firstActivity ? formatDay(Date.parse(detail.firstActivity), language) : t('address.never')}
        </Definition>
        <Definition name={t('address.last')}>
          {detail.lastActivity ? <TimeAgo time={detail.lastActivity} /> : t('address.never')}
        </Definition>
      </Definitions>
    </Panel>
  );
}

/** What the address did: its actions, and every transaction it took part in. */
function Lists({ detail }: { detail: AddressDetail }) {
  const { t } = useTranslation('explorer');
  const { address, actionCount, transactionCount } = detail;
  return (
    <Tabs
      label={t('address.tabs')}
      tabs={[
        {
          id: 'actions',
          name: t('address.list'),
          count: actionCount,
          content: <AddressActions address={address} />,
        },
        {
          id: 'transactions',
          name: t('address.transactions'),
          count: transactionCount,
          content: <AddressTransactions address={address} />,
        },
      ]}
    />
  );
}

/** `/explorer/address/:address`: balance, energy, and the address's signature of traces. */
export default function AddressPage() {
  const { t } = useTranslation('explorer');
  const { address: text = '' } = useParams();
  const address = text.toLowerCase();
  const { data: detail, error, refetch } = useAddress(address);
  const { data: actions } = useAddressActions(address, FIRST_ACTIONS);
  const [today] = useState(() => Date.now());
  if (error && !detail) {
    const missing = t('address.notFoundText', { address: text });
    return <NotHere error={error} missingText={missing} onRetry={() => void refetch()} />;
  }
  if (!detail) return <SkeletonDetail />;
  return (
    <div className="wrap">
      <Head detail={detail} />
      {actions && actions.items.length > 0 ? <AddressFigure actions={actions.items} /> : null}
      <div className="mt-8">
        <Figures detail={detail} />
      </div>
      <div className="columns mt-6">
        <AddressDaysChart days={detail.days} today={today} className="of-8" />
        <Activity detail={detail} />
        <section className="panel" aria-label={t('address.tabs')}>
          <SectionBoundary>
            <Lists detail={detail} />
          </SectionBoundary>
        </section>
      </div>
    </div>
  );
}
