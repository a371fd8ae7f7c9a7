import type { TransactionDetail } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { internalKey, useInternalColumns } from './use-internal-columns.tsx';
import { transferKey, useTransferColumns } from '../token/use-transfer-columns.tsx';

const OF_THE_PAGE = new Set(['hash', 'time', 'block']);

/** Tokens transferred in the transaction. */
export function TransactionTransfers({ transfers }: Pick<TransactionDetail, 'transfers'>) {
  const { t } = useTranslation('explorer');
  const columns = useTransferColumns().filter(({ id }) => !OF_THE_PAGE.has(id));
  if (transfers.length === 0) return null;
  return (
    <Panel
      title={t('token.moved')}
      end={<span className="faint">{t('token.movedCount', { count: transfers.length })}</span>}
    >
      <DataTable
        caption={t('token.moved')}
        columns={columns}
        rows={transfers}
        keyOf={transferKey}
        card="transactions"
        isDense
      />
    </Panel>
  );
}

/** Calls made by the transaction's target, as far as the node can trace them. */
export function TransactionCalls({ internal }: Pick<TransactionDetail, 'internal'>) {
  const { t } = useTranslation('explorer');
  const columns = useInternalColumns().filter(({ id }) => !OF_THE_PAGE.has(id));
  if (internal.state === 'known' && internal.calls.length === 0) return null;
  return (
    <Panel
      title={t('internal.title')}
      end={
        internal.state === 'known' ? (
          <span className="faint">{t('internal.count', { count: internal.calls.length })}</span>
        ) : undefined
      }
    >
      {internal.state === 'known' ? (
        <DataTable
          caption={t('internal.title')}
          columns={columns}
          rows={internal.calls}
          keyOf={internalKey}
          card="transactions"
          isDense
        />
      ) : (
        <p className="in muted">{t(`internal.${internal.state}`)}</p>
      )}
    </Panel>
  );
}
