import type { ApprovedWallets } from '@nova/shared/admin/lists';
import type { WhitelistPage } from '@nova/shared/whitelist/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { useAdminErrorText } from '../admin-error-text.ts';
import { adminKeys } from '../admin-api.ts';
import { AdminList } from '../admin-list.tsx';
import { useMayChange } from '../admin-rights.ts';
import { ApproveForm } from './approve-form.tsx';
import { useAdminList } from '../use-admin-list.ts';
import { approveWallets, disapproveWallet } from './whitelist-api.ts';

type SignUp = WhitelistPage['items'][number];
type Approved = ApprovedWallets['items'][number];

function useSignUpColumns(onApprove: (address: string) => void): readonly Column<SignUp>[] {
  const { t } = useTranslation('administration');
  const mayChange = useMayChange();
  return [
    {
      id: 'who',
      head: t('whitelist.email'),
      isRowHead: true,
      waiting: 'w-36',
      cell: ({ email }) => <bdi>{email}</bdi>,
    },
    {
      id: 'wallet',
      head: t('whitelist.wallet'),
      cell: ({ address }) =>
        address ? <Address address={address} hasCopy /> : <span className="faint">–</span>,
    },
    {
      id: 'state',
      head: t('whitelist.state'),
      cell: ({ is_approved: isApproved, confirmed_at: at }) => (
        <SealState shape={isApproved ? 'sealed' : at ? 'pending' : 'idle'}>
          {t(`whitelist.states.${isApproved ? 'approved' : at ? 'waiting' : 'unconfirmed'}`)}
        </SealState>
      ),
    },
    { id: 'time', head: t('whitelist.at'), isRight: true, cell: ({ at }) => <TimeAgo time={at} /> },
    {
      id: 'change',
      head: t('whitelist.approveOne'),
      isRight: true,
      cell: ({ address, is_approved: isApproved }) =>
        mayChange && address && !isApproved ? (
          <Button
            isSmall
            aria-label={t('whitelist.approveOf', { address })}
            onClick={() => onApprove(address)}
          >
            {t('whitelist.approveOne')}
          </Button>
        ) : null,
    },
  ];
}

function useApprovedColumns(onRemove: (address: string) => void): readonly Column<Approved>[] {
  const { t } = useTranslation('administration');
  const mayChange = useMayChange();
  return [
    {
      id: 'wallet',
      head: t('whitelist.wallet'),
      isRowHead: true,
      waiting: 'w-36',
      cell: ({ address }) => <Address address={address} hasCopy />,
    },
    { id: 'time', head: t('whitelist.since'), isRight: true, cell: ({ at }) => <TimeAgo time={at} /> },
    {
      id: 'change',
      head: t('whitelist.remove'),
      isRight: true,
      cell: ({ address }) =>
        mayChange ? (
          <Button
            isSmall
            variant="quiet"
            aria-label={t('whitelist.removeOf', { address })}
            onClick={() => onRemove(address)}
          >
            {t('whitelist.remove')}
          </Button>
        ) : null,
    },
  ];
}

/** Whitelist sign-ups and approved wallets, and approval of one wallet or a whole file. */
export function WhitelistPanel() {
  const { t } = useTranslation('administration');
  const client = useQueryClient();
  const errorText = useAdminErrorText();
  const mayChange = useMayChange();
  const signUps = useAdminList<SignUp>('whitelist');
  const approved = useAdminList<Approved>('whitelist/wallets');
  const { mutate, error } = useMutation({
    mutationFn: async (change: { address: string; isApproved: boolean }) => {
      if (change.isApproved) await approveWallets([change.address], () => {});
      else await disapproveWallet(change.address);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  });
  const signUpColumns = useSignUpColumns((address) => mutate({ address, isApproved: true }));
  const approvedColumns = useApprovedColumns((address) => mutate({ address, isApproved: false }));
  return (
    <>
      <Panel title={t('whitelist.title')}>
        {mayChange ? <ApproveForm /> : null}
        {error ? <Note tone="error">{errorText(error)}</Note> : null}
        <AdminList
          caption={t('whitelist.title')}
          columns={signUpColumns}
          keyOf={({ id }) => id}
          list={signUps}
          empty={{ title: t('whitelist.emptyTitle'), text: t('whitelist.emptyText') }}
        />
      </Panel>
      <Panel title={t('whitelist.approvedTitle')}>
        <AdminList
          caption={t('whitelist.approvedTitle')}
          columns={approvedColumns}
          keyOf={({ address }) => address}
          list={approved}
          empty={{ title: t('whitelist.noneTitle'), text: t('whitelist.noneText') }}
        />
      </Panel>
    </>
  );
}
