import type { TokenTransfer } from '@nova/shared/explorer/token-schemas';
import { zeroAddress } from './zero-address.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { ItemAmount, NftLink, TokenAmount, TokenLink } from './token-marks.tsx';

/** One side of a transfer; the zero address is shown as minted or burned. */
function Side({ address, nowhere, own }: { address: string; nowhere: string; own: string | undefined }) {
  if (address === zeroAddress) return <span className="faint small">{nowhere}</span>;
  return <NamedAddress address={address} own={own} />;
}

export const transferKey = ({
  block_number: blockNumber,
  log_index: logIndex,
  batch_index: item,
}: TokenTransfer) => `${blockNumber}-${logIndex}-${item}`;

/**
 * Returns the columns of a transfer list: token, amount, sender, recipient and block.
 *
 * @param rowHead identifying column: the token, or the transaction on a token's own page
 * @param own the address whose list it is
 */
export function useTransferColumns(
  rowHead: 'what' | 'hash' = 'what',
  own?: string,
): readonly Column<TokenTransfer>[] {
  const { t } = useTranslation('explorer');
  return [
    {
      id: 'hash',
      head: t('hash'),
      waiting: 'w-28',
      isRowHead: rowHead === 'hash',
      cell: ({ transaction_hash: transactionHash }) => <TransactionLink hash={transactionHash} hasCopy />,
    },
    {
      id: 'what',
      head: t('token.token'),
      waiting: 'w-28',
      isRowHead: rowHead === 'what',
      cell: ({ token }) => <TokenLink token={token} />,
    },
    {
      id: 'from',
      head: t('transaction.from'),
      waiting: 'w-28',
      cell: ({ from }) => <Side address={from} nowhere={t('token.minted')} own={own} />,
    },
    {
      id: 'to',
      head: t('transaction.to'),
      waiting: 'w-28',
      cell: ({ to }) => <Side address={to} nowhere={t('token.burnt')} own={own} />,
    },
    {
      id: 'value',
      head: t('token.amount'),
      isRight: true,
      waiting: 'w-20',
      cell: ({ token, token_id: tokenId, value }) => {
        if (tokenId === null) return <TokenAmount token={token} value={value} />;
        const link = <NftLink token={token} tokenId={tokenId} />;
        return token.standard === 'erc1155' ? <ItemAmount units={value}>{link}</ItemAmount> : link;
      },
    },
    {
      id: 'time',
      head: t('transaction.time'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ timestamp }) => <TimeAgo time={timestamp} />,
    },
  ];
}
