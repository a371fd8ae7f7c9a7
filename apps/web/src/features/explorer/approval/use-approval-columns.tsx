import type { TokenApproval, TokenLabel } from '@nova/shared/explorer/token-schemas';
import type { Hex } from 'viem';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { NftLink, TokenAmount, TokenLink } from '../token/token-marks.tsx';
import { isUnlimited } from './approval-calls.ts';
import { RevokeButton } from './revoke-button.tsx';
import { approvalKey } from './use-remaining.ts';

/** A contract without indexed transfers has no texts. */
const labelOf = ({ token, contract }: TokenApproval): TokenLabel =>
  token ?? { address: contract, standard: 'erc20', name: null, symbol: null, decimals: null };

/** An amount, or that it is practically unlimited. */
function Limit({ approval, value }: { approval: TokenApproval; value: bigint }) {
  const { t } = useTranslation('explorer');
  if (isUnlimited(value)) return <Badge>{t('approval.unlimited')}</Badge>;
  return <TokenAmount token={labelOf(approval)} value={value.toString()} />;
}

function Approved({ approval }: { approval: TokenApproval }) {
  const { t } = useTranslation('explorer');
  const { scope, value, token_id: tokenId } = approval;
  if (scope === 'amount') return <Limit approval={approval} value={BigInt(value!)} />;
  if (scope === 'nft') return <NftLink token={labelOf(approval)} tokenId={tokenId!} />;
  return <Badge>{t('approval.wholeCollection')}</Badge>;
}

/** What is left, as the contract answers. @param left undefined while it is read */
function Remaining({ approval, left }: { approval: TokenApproval; left: bigint | null | undefined }) {
  const { t } = useTranslation('explorer');
  if (left === undefined) return <span className="faint">…</span>;
  if (left === null) return <span className="faint small">{t('approval.unanswered')}</span>;
  if (left === 0n) return <span className="faint small">{t('approval.nothingLeft')}</span>;
  return approval.scope === 'amount' ? <Limit approval={approval} value={left} /> : t('approval.inForce');
}

export interface ApprovalColumnsInput {
  readonly owner: Hex;
  readonly remaining: ReadonlyMap<string, bigint | null> | undefined;
  /** Sends a call with the connected wallet; undefined if that is not the owner's. */
  readonly onSend: SendTransaction | undefined;
}

/** Returns the columns of the approvals of an address. */
export function useApprovalColumns({
  owner,
  remaining,
  onSend,
}: ApprovalColumnsInput): readonly Column<TokenApproval>[] {
  const { t } = useTranslation('explorer');
  const leftOf = (row: TokenApproval) => remaining?.get(approvalKey(row));
  const columns: Column<TokenApproval>[] = [
    {
      id: 'token',
      head: t('token.token'),
      waiting: 'w-28',
      isRowHead: true,
      cell: ({ token, contract }) =>
        token === null ? <NamedAddress address={contract} /> : <TokenLink token={token} />,
    },
    {
      id: 'spender',
      head: t('approval.spender'),
      waiting: 'w-28',
      cell: ({ spender }) => <NamedAddress address={spender} />,
    },
    {
      id: 'approved',
      head: t('approval.approved'),
      isRight: true,
      waiting: 'w-20',
      cell: (row) => <Approved approval={row} />,
    },
    {
      id: 'remaining',
      head: t('approval.remaining'),
      isRight: true,
      waiting: 'w-20',
      cell: (row) => <Remaining approval={row} left={leftOf(row)} />,
    },
    {
      // Hidden on tablets, like the transactions of all dense lists.
      id: 'tx',
      head: t('hash'),
      waiting: 'w-28',
      cell: ({ transaction_hash: transactionHash }) => <TransactionLink hash={transactionHash} />,
    },
    {
      id: 'time',
      head: t('transaction.time'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ timestamp }) => <TimeAgo time={timestamp} />,
    },
  ];
  if (onSend) {
    columns.push({
      id: 'revoke',
      head: t('approval.revocation'),
      isRight: true,
      waiting: 'w-20',
      cell: (row) =>
        leftOf(row) === 0n ? null : <RevokeButton owner={owner} approval={row} onSend={onSend} />,
    });
  }
  return columns;
}
