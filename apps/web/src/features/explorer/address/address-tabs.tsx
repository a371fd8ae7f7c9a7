import type { AddressDetail } from '@nova/shared/explorer/address-schemas';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Tabs, type Tab } from '../../../ui/tabs/tabs.tsx';
import { ActionList } from '../list/action-list.tsx';
import { EventList } from '../transaction/event-list.tsx';
import { InternalList } from '../transaction/internal-list.tsx';
import { HoldingList, NftList } from '../token/token-lists.tsx';
import { TransactionList } from '../transaction/transaction-list.tsx';
import { useHasUserOperations } from '../user-operation/use-user-operation.ts';
import { UserOperationList } from '../user-operation/user-operation-list.tsx';
import { TransferList } from '../token/transfer-list.tsx';
import { lazyPart } from '../../../ui/floating/lazy-part.ts';

// Approvals load the ABI library, which the other lists do not need.
const ApprovalList = lazyPart(async () => (await import('../approval/approval-list.tsx')).default);

export interface AddressTabsProps {
  readonly detail: AddressDetail;
  /** Content of the contract tab; without it, the tab is hidden. */
  readonly contract?: ReactNode;
  /** Sends a call with the connected wallet, to revoke approvals. */
  readonly onSend: SendTransaction;
}

/** History and assets of the address. The URL contains the tab and the position in its list. */
export function AddressTabs({ detail, contract, onSend }: AddressTabsProps) {
  const { t } = useTranslation('explorer');
  const { address } = detail;
  const hasOperations = useHasUserOperations(address);
  const transactions: Tab = {
    id: 'transactions',
    name: t('address.transactions'),
    count: detail.transaction_count,
    content: <TransactionList address={address} />,
  };
  const actions: Tab = {
    id: 'actions',
    name: t('address.list'),
    count: detail.action_count,
    content: <ActionList address={address} />,
  };
  const others: Tab[] = [
    { id: 'transfers', name: t('token.transfers'), content: <TransferList of={{ address }} /> },
    {
      id: 'tokens',
      name: t('token.tokens'),
      count: detail.token_count,
      content: <HoldingList address={address} />,
    },
    {
      id: 'nfts',
      name: t('nft.nfts'),
      count: detail.nft_count,
      content: <NftList path={`/addresses/${address}/nfts`} of="address" />,
    },
    {
      id: 'approvals',
      name: t('approval.approvals'),
      content: (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ApprovalList address={address} onSend={onSend} />
        </Suspense>
      ),
    },
    ...(hasOperations
      ? [
          {
            id: 'operations',
            name: t('operation.many'),
            content: <UserOperationList address={address} />,
          },
        ]
      : []),
    { id: 'internal', name: t('internal.short'), content: <InternalList address={address} /> },
  ];
  if (contract !== undefined) {
    others.push(
      { id: 'events', name: t('event.events'), content: <EventList address={address} /> },
      { id: 'contract', name: t('address.contract'), content: contract },
    );
  }
  // Accounts with actions start with their actions, contracts with their transactions.
  const first = detail.action_count > 0 ? [actions, transactions] : [transactions, actions];
  return (
    <div className="list-tabs">
      <Tabs label={t('address.tabs')} tabs={[...first, ...others]} />
    </div>
  );
}
