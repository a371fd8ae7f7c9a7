import type { AddressDetail } from '@nova/shared/explorer/address-schemas';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { ContractTab } from '../../features/contract/contract-tab.tsx';
import { AddressActivity, AddressStats } from '../../features/explorer/address/address-stats.tsx';
import { AddressDaysChart } from '../../features/explorer/address/address-days-chart.tsx';
import { AddressDrawing } from '../../features/explorer/address/address-drawing.tsx';
import { AddressHead } from '../../features/explorer/address/address-head.tsx';
import { AddressTabs } from '../../features/explorer/address/address-tabs.tsx';
import { ChainAddressView } from '../../features/explorer/address/chain-address-view.tsx';
import { ChainNotice } from '../../features/explorer/chain/chain-notice.tsx';
import { NotHere } from '../../features/explorer/not-here.tsx';
import { useIsRaw } from '../../features/explorer/raw-json.tsx';
import { RawAddress } from '../../features/explorer/raw-subjects.tsx';
import { useAddress } from '../../features/explorer/use-details.ts';
import { useAddressActions } from '../../features/explorer/use-lists.ts';
import { PersonalTools } from '../../features/watchlist/personal-tools.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { SendTransaction } from '../../lib/transaction/transaction-call.ts';
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx';
import { SkeletonDetail } from '../../ui/feedback/skeleton.tsx';
import { serverNow } from '../../lib/page/server-now.ts';

/** Loaded on demand, because most addresses are no accounts of passkeys. */
const AccountKeys = lazy(async () => ({
  default: (await import('../../features/passkey/account-keys.tsx')).AccountKeys,
}));

export const clientLoader = catalogueLoader('explorer', 'contract', 'passkeys', 'form', 'transaction');

// The wallet library loads with the first transaction.
const sendCall: SendTransaction = async (call) =>
  (await import('../../features/wallet/connection/wallet-requests.ts')).sendFromWallet(call);

/** Actions whose traces form the drawing of the address. */
const LATEST_ACTIONS = { cursor: null, limit: 25 } as const;

function Details({ detail }: { detail: AddressDetail }) {
  const { data: actions } = useAddressActions(detail.address, LATEST_ACTIONS);
  const [today] = useState(() => serverNow());
  // A contract performs no rewarded actions.
  const hasChart = detail.is_contract !== true || detail.delegate !== null || detail.action_count > 0;
  // One of our own contracts, a token or a delegated wallet is no account of a passkey.
  const canHaveKeys = detail.is_contract && !detail.name && !detail.token && !detail.delegate;
  return (
    <>
      {actions && actions.items.length > 0 ? <AddressDrawing actions={actions.items} /> : null}
      <div className="mt-8">
        <AddressStats detail={detail} />
      </div>
      {canHaveKeys ? (
        <Suspense>
          <AccountKeys address={detail.address} />
        </Suspense>
      ) : null}
      <div className="columns mt-6">
        {hasChart ? <AddressDaysChart detail={detail} today={today} className="of-8" /> : null}
        <AddressActivity detail={detail} className={hasChart ? 'of-4' : ''} />
      </div>
      <SectionBoundary>
        <AddressTabs
          detail={detail}
          onSend={sendCall}
          {...(detail.is_contract
            ? { contract: <ContractTab address={detail.address} onSend={sendCall} /> }
            : {})}
        />
      </SectionBoundary>
    </>
  );
}

/** `/explorer/address/:address`: balance, Energy Points, and a drawing of the address's traces. */
export default function AddressPage() {
  const { t } = useTranslation('explorer');
  const { address: text = '' } = useParams();
  const address = text.toLowerCase();
  const { data: answer, error, refetch, dataUpdatedAt } = useAddress(address);
  const isRaw = useIsRaw();
  if (error && !answer) {
    const missing = t('address.notFoundText', { address: text });
    return <NotHere error={error} missingText={missing} onRetry={() => void refetch()} />;
  }
  if (!answer) return <SkeletonDetail />;
  const isFromChain = answer.source === 'chain';
  const known =
    answer.source === 'index'
      ? {
          name: answer.data.name,
          isContract: answer.data.is_contract,
          isDelegating: answer.data.delegate !== null,
          isDemo: answer.data.is_demo,
        }
      : { isContract: answer.data.isContract, isDelegating: answer.data.isDelegating };
  return (
    <>
      <ChainNotice answer={answer} readAt={dataUpdatedAt} onRetry={() => void refetch()} />
      <div className="wrap">
        <AddressHead address={address} {...known} />
        <PersonalTools subject={address} />
        {isRaw ? (
          <RawAddress address={address} />
        ) : isFromChain ? (
          <ChainAddressView detail={answer.data} />
        ) : (
          <Details detail={answer.data} />
        )}
      </div>
    </>
  );
}
