import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { ConfirmDialog } from '../../../ui/floating/confirm-dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';
import { AdminList } from '../admin-list.tsx';
import { useMayChange } from '../admin-rights.ts';
import { useAdminList } from '../use-admin-list.ts';
import { type Label, LabelDialog } from './label-dialog.tsx';

interface Steps {
  readonly onChange: (label: Label) => void;
  readonly onRemove: (label: Label) => void;
}

function useColumns({ onChange, onRemove }: Steps): readonly Column<Label>[] {
  const { t } = useTranslation('administration');
  const mayChange = useMayChange();
  return [
    { id: 'name', head: t('labels.name'), isRowHead: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'address', head: t('labels.address'), cell: ({ address }) => <Address address={address} /> },
    { id: 'kind', head: t('labels.kind'), cell: ({ kind }) => t(`labels.kinds.${kind ?? 'none'}`) },
    { id: 'since', head: t('labels.since'), cell: ({ updated_at: at }) => <TimeAgo time={at} /> },
    {
      id: 'step',
      head: t('labels.step'),
      isRight: true,
      cell: (label) =>
        mayChange ? (
          <span className="row">
            <Button
              isSmall
              variant="quiet"
              aria-label={t('labels.changeOf', { name: label.name })}
              onClick={() => onChange(label)}
            >
              {t('labels.change')}
            </Button>
            <Button
              isSmall
              variant="quiet"
              aria-label={t('labels.removeOf', { name: label.name })}
              onClick={() => onRemove(label)}
            >
              {t('labels.remove')}
            </Button>
          </span>
        ) : null,
    },
  ];
}

function RemoveDialog({ label, onClose }: { label: Label; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const client = useQueryClient();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('labels.removeTitle', { name: label.name })}
      consequence={t('labels.removeText', { address: shortenHex(label.address) })}
      cancelLabel={t('keep')}
      confirmLabel={t('labels.remove')}
      pendingLabel={t('working')}
      onConfirm={async () => {
        await requestAsAdmin<undefined>(`labels/${label.address}`, { method: 'DELETE' });
        await client.invalidateQueries({ queryKey: adminKeys.all });
      }}
    />
  );
}

/** Public labels of addresses, with buttons to add, change and remove one. */
export function LabelsPanel() {
  const { t } = useTranslation('administration');
  const mayChange = useMayChange();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Label | 'new' | null>(null);
  const [removed, setRemoved] = useState<Label | null>(null);
  const list = useAdminList<Label>('labels', { search });
  const columns = useColumns({ onChange: setOpen, onRemove: setRemoved });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <Panel
      title={t('labels.title')}
      end={
        mayChange ? (
          <Button isSmall onClick={() => setOpen('new')}>
            {t('labels.add')}
          </Button>
        ) : undefined
      }
    >
      <form className="in row items-start" onSubmit={submit}>
        <FormField label={t('labels.search')} hint={t('labels.searchHint')}>
          <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} />
        </FormField>
        <Button type="submit" className="md:mt-6.5">
          {t('labels.find')}
        </Button>
      </form>
      <AdminList
        caption={t('labels.title')}
        columns={columns}
        keyOf={({ address }) => address}
        list={list}
        empty={{ title: t('labels.emptyTitle'), text: t('labels.emptyText') }}
      />
      {open ? <LabelDialog label={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
      {removed ? <RemoveDialog label={removed} onClose={() => setRemoved(null)} /> : null}
    </Panel>
  );
}
