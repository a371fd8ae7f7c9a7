import type { AuditEntry } from '@nova/shared/admin/schemas';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { AdminList } from '../admin-list.tsx';
import { downloadAsAdmin } from '../download.ts';
import { ListFilter } from '../list-filter.tsx';
import { type Filters, useAdminList } from '../use-admin-list.ts';

const ACTORS = ['token', 'user', 'nobody'] as const;
const RESULTS = ['allowed', 'refused', 'change'] as const;

function Facts({ facts }: { facts: Record<string, unknown> | null }) {
  return facts === null ? <span className="faint">–</span> : <code>{JSON.stringify(facts)}</code>;
}

function useColumns(): readonly Column<AuditEntry>[] {
  const { t } = useTranslation('administration');
  return [
    {
      id: 'attempt',
      head: t('audit.what'),
      isRowHead: true,
      waiting: 'w-36',
      cell: ({ action }) => action,
    },
    {
      id: 'who',
      head: t('audit.who'),
      cell: ({ actor, user_id: user }) =>
        user ? <code>{user.slice(0, 8)}</code> : t(`audit.actors.${actor as 'token'}`),
    },
    {
      id: 'state',
      head: t('audit.result'),
      cell: ({ is_allowed: isAllowed, change }) => (
        <SealState shape={isAllowed ? (change ? 'sealed' : 'idle') : 'failed'}>
          {t(`audit.results.${change ? 'change' : isAllowed ? 'allowed' : 'refused'}`)}
        </SealState>
      ),
    },
    {
      id: 'details',
      head: t('audit.facts'),
      cell: ({ change, details }) =>
        change ? (
          <details>
            <summary>{t('audit.beforeAfter')}</summary>
            <Facts facts={change.before} /> → <Facts facts={change.after} />
          </details>
        ) : details ? (
          <Facts facts={details} />
        ) : (
          <span className="faint">–</span>
        ),
    },
    { id: 'time', head: t('audit.time'), isRight: true, cell: ({ at }) => <TimeAgo time={at} /> },
  ];
}

function Download({ filters }: { filters: Filters }) {
  const { t } = useTranslation('administration');
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      await downloadAsAdmin('audit.csv', filters, 'nova-audit.csv');
    } catch {
      showToast({ tone: 'error', title: t('failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button isSmall variant="quiet" isBusy={isBusy} onClick={() => void load()}>
      {t('audit.csv')}
    </Button>
  );
}

/** The audit log: every attempt including rejected ones, with the values before and after. */
export function AuditPanel() {
  const { t } = useTranslation('administration');
  const [actor, setActor] = useState('');
  const [result, setResult] = useState('');
  const [action, setAction] = useState('');
  const filters = { actor, result, action: action.trim() };
  const list = useAdminList<AuditEntry>('audit', filters);
  const columns = useColumns();
  return (
    <Panel title={t('audit.title')} end={<Download filters={filters} />}>
      <div className="in row items-start">
        <ListFilter
          label={t('audit.who')}
          all={t('all')}
          options={ACTORS.map((value) => ({ value, label: t(`audit.actors.${value}`) }))}
          value={actor}
          onChange={setActor}
        />
        <ListFilter
          label={t('audit.result')}
          all={t('all')}
          options={RESULTS.map((value) => ({ value, label: t(`audit.results.${value}`) }))}
          value={result}
          onChange={setResult}
        />
        <FormField label={t('audit.what')} hint={t('audit.whatHint')}>
          <TextInput canClear value={action} onChange={(event) => setAction(event.target.value)} />
        </FormField>
      </div>
      <AdminList
        caption={t('audit.title')}
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        empty={{ title: t('audit.emptyTitle'), text: t('audit.emptyText') }}
      />
    </Panel>
  );
}
