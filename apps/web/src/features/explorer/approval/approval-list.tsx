import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { TokenApproval } from '@nova/shared/explorer/token-schemas';
import type { Hex } from 'viem';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../../lib/chain/wallet-state.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { ListSection } from '../list/list-section.tsx';
import { useList } from '../list/use-list.ts';
import { useApprovalColumns } from './use-approval-columns.tsx';
import { approvalKey, useRemaining } from './use-remaining.ts';

const LIVE = { of: 'rows', heightOf: ({ block_number: blockNumber }: TokenApproval) => blockNumber } as const;

export interface ApprovalListProps {
  /** Lowercase. */
  readonly address: Hex;
  /** Sends a call with the connected wallet, which belongs to another feature. */
  readonly onSend: SendTransaction;
}

/** Who may transfer tokens of the address, with a button to revoke for the owner. */
export default function ApprovalList({ address, onSend }: ApprovalListProps) {
  const { t } = useTranslation('explorer');
  const wallet = useStore(walletStore, DISCONNECTED);
  const path = `/addresses/${address}/approvals`;
  // The same query as that of the list below, so it is sent once.
  const { data: page } = useList<TokenApproval>(path);
  const { data: remaining } = useRemaining(address, page?.items);
  const isOwner = wallet.status === 'connected' && wallet.address === address;
  const canSend = isOwner && wallet.chainId === CHAIN_ID;
  const columns = useApprovalColumns({ owner: address, remaining, onSend: canSend ? onSend : undefined });
  return (
    <>
      <Note>
        {t('approval.explanation')}{' '}
        {canSend ? null : t(isOwner ? 'approval.wrongNetwork' : 'approval.onlyOwner')}
      </Note>
      {wallet.status === 'connected' ? null : (
        <div>
          <Button isSmall data-early="approval-connect" onClick={requestWalletPopover}>
            {t('approval.connect')}
          </Button>
        </div>
      )}
      <ListSection<TokenApproval>
        title={t('approval.approvals')}
        path={path}
        columns={columns}
        hasCsv
        keyOf={approvalKey}
        live={LIVE}
        lastName={t('oldest')}
        failed={t('approval.failed')}
        empty={{ title: t('approval.emptyTitle'), text: t('approval.emptyText') }}
      />
    </>
  );
}
