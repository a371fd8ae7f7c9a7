import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Frame } from './list-frames.ts';
import { OpcodeList } from './opcode-list.tsx';
import { changeKey, useChangeColumns } from './use-change-columns.tsx';
import { useFrameColumns } from './use-frame-columns.tsx';
import { useTrace } from './use-trace.ts';

/** A transaction can make thousands of calls; a page of more would stall a phone. */
const ROWS_SHOWN = 500;
const WAITING_ROWS = 4;

/** Calls with their gas, and the state before and after a transaction, traced when the user asks for it. */
export function TransactionTrace({ hash }: { hash: string }) {
  const { t } = useTranslation('explorer');
  const [isOpen, setOpen] = useState(false);
  const trace = useTrace(hash, isOpen);
  const [opened, setOpened] = useState<Frame | null>(null);
  const frameColumns = useFrameColumns(setOpened);
  const changeColumns = useChangeColumns();
  if (!isOpen) {
    return (
      <Panel title={t('trace.title')}>
        <div className="in">
          <p className="muted">{t('trace.text')}</p>
          <Button isSmall onClick={() => setOpen(true)}>
            {t('trace.open')}
          </Button>
        </div>
      </Panel>
    );
  }
  const shared = {
    failure: { error: trace.error, title: t('trace.failed'), onRetry: () => void trace.refetch() },
  };
  return (
    <>
      <TracePart
        {...shared}
        title={t('trace.calls')}
        columns={frameColumns}
        rows={trace.data?.frames}
        keyOf={({ index }) => index}
      />
      {opened === null ? null : <OpcodeList key={opened.index} hash={hash} frame={opened} />}
      {trace.error ? null : (
        <TracePart
          {...shared}
          title={t('trace.changes')}
          columns={changeColumns}
          rows={trace.data?.changes}
          keyOf={changeKey}
        />
      )}
    </>
  );
}

interface TracePartProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string | number;
  readonly failure: { readonly error: unknown; readonly title: string; readonly onRetry: () => void };
}

function TracePart<Row>({ title, columns, rows, keyOf, failure }: TracePartProps<Row>) {
  const { t } = useTranslation('explorer');
  const count = rows?.length ?? 0;
  return (
    <Panel title={title} end={rows && <span className="faint">{t('trace.count', { count })}</span>}>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows?.slice(0, ROWS_SHOWN)}
        keyOf={keyOf}
        failure={failure}
        waitingRows={WAITING_ROWS}
        isDense
      />
      {count > ROWS_SHOWN ? (
        <p className="in muted small">{t('trace.cut', { shown: ROWS_SHOWN, count })}</p>
      ) : null}
    </Panel>
  );
}
