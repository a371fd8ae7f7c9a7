import type { InternalTransaction } from '@nova/shared/explorer/internal-schemas';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { usePositionColumns } from '../list/use-place-columns.tsx';

export const internalKey = ({ transaction_hash: transactionHash, index }: InternalTransaction) =>
  `${transactionHash}-${index}`;

/**
 * Returns the columns of an internal transaction: type, sender, recipient and value.
 * @param own the address whose list it is
 */
export function useInternalColumns(own?: string): readonly Column<InternalTransaction>[] {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const place = usePositionColumns<InternalTransaction>();
  return [
    {
      id: 'what',
      head: t('internal.call'),
      waiting: 'w-20',
      isRowHead: true,
      cell: ({ kind, depth, error }) => (
        <span className="call" style={{ paddingInlineStart: `${Math.min(depth - 1, 8) * 14}px` }}>
          <span className="entity">{kind}</span>
          {error === null ? null : (
            <SealState shape="failed">
              <bdi title={error}>{t('site:states.failed')}</bdi>
            </SealState>
          )}
        </span>
      ),
    },
    {
      id: 'from',
      head: t('transaction.from'),
      waiting: 'w-28',
      cell: ({ from }) => <NamedAddress address={from} own={own} />,
    },
    {
      id: 'to',
      head: t('transaction.to'),
      waiting: 'w-28',
      cell: ({ to, contract_address: contractAddress }) => {
        const target = to ?? contractAddress;
        return target === null ? null : <NamedAddress address={target} own={own} />;
      },
    },
    {
      id: 'value',
      head: t('value'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ value }) =>
        value === '0' ? <span className="faint small">{t('internal.none')}</span> : <Amount wei={value} />,
    },
    {
      id: 'gas',
      head: t('gas'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ gas_used: gasUsed }) => <span className="num">{formatInteger(gasUsed, language)}</span>,
    },
    ...place,
  ];
}
