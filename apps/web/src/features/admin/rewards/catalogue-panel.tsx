import { useState } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useActionTypes, type AdminActionType } from '../admin-api.ts';
import { useMayChange } from '../admin-rights.ts';
import { ChangeDialog } from './change-dialog.tsx';

function useColumns(onChange: (row: AdminActionType) => void): readonly Column<AdminActionType>[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const mayChange = useMayChange();
  const format = (value: number) =>
    value === 0 ? (
      <span className="faint">–</span>
    ) : (
      <span className="num">{formatInteger(value, language)}</span>
    );
  return [
    {
      id: 'key',
      head: t('catalogue.key'),
      isRowHead: true,
      waiting: 'w-36',
      cell: ({ action_key: key }) => <code>{key}</code>,
    },
    { id: 'points', head: t('catalogue.points'), isRight: true, cell: (row) => format(row.points) },
    {
      id: 'pause',
      head: t('catalogue.cooldown'),
      isRight: true,
      cell: (row) => format(row.cooldown_seconds),
    },
    { id: 'daily', head: t('catalogue.dailyCap'), isRight: true, cell: (row) => format(row.daily_cap) },
    { id: 'ever', head: t('catalogue.lifetimeCap'), isRight: true, cell: (row) => format(row.lifetime_cap) },
    {
      id: 'state',
      head: t('catalogue.state'),
      cell: (row) =>
        row.changing_to ? (
          <SealState shape="pending">{t('catalogue.changing')}</SealState>
        ) : (
          <SealState shape={row.is_active ? 'sealed' : 'idle'}>
            {t(row.is_active ? 'catalogue.on' : 'catalogue.off')}
          </SealState>
        ),
    },
    {
      id: 'change',
      head: t('catalogue.change'),
      isRight: true,
      cell: (row) =>
        mayChange ? (
          <Button
            isSmall
            variant="quiet"
            aria-label={t('catalogue.changeKey', { key: row.action_key })}
            disabled={row.changing_to !== null}
            onClick={() => onChange(row)}
          >
            {t('catalogue.change')}
          </Button>
        ) : null,
    },
  ];
}

/** The reward catalog of the ledger; changes are written to the chain. */
export function CataloguePanel() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useActionTypes();
  const [changed, setChanged] = useState<AdminActionType | null>(null);
  const columns = useColumns(setChanged);
  return (
    <Panel title={t('catalogue.title')}>
      <DataTable
        caption={t('catalogue.title')}
        columns={columns}
        rows={data?.items}
        keyOf={({ action_key: key }) => key}
        failure={{ error, title: t('failed'), onRetry: () => void refetch() }}
        isDense
      />
      {changed ? <ChangeDialog row={changed} onClose={() => setChanged(null)} /> : null}
    </Panel>
  );
}
