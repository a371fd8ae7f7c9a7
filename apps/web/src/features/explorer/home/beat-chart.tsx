import type { Block } from '@nova/shared/explorer/schemas';
import { useState } from 'react';
import { DATE_LOCALE } from '@nova/shared/language/language';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { formatClock } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ColumnLabels, ValueAxis } from '../../../ui/chart/axes.tsx';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { HeatLegend } from '../../../ui/chart/heat-legend.tsx';
import { axisMarks, type ChartBox } from '../../../ui/chart/scale.ts';
import { CellSeries } from '../../../ui/chart/series.tsx';
import { useNow } from '../../../lib/page/use-now.ts';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { ErrorState } from '../../../ui/feedback/list-states.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { LastActions } from './last-actions.tsx';
import { groupByTime, type TimeColumn } from './group-by-time.ts';
import { useRecentBlocks, type RecentCount } from './use-recent-blocks.ts';

const MOST_COLUMNS = 60;
const DAY_MS = 86_400_000;
/** With fewer actions, a chart over time is mostly empty. */
const FEWEST_ACTIONS = 12;
/** Milliseconds after which the newest action is no longer called live. */
const IDLE_AFTER_MS = 15 * 60_000;
const RANGES = [50, 100] as const;

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** Returns a function that formats a time as a clock, or with its date if the chart spans a day or more. */
function useTimeText(columns: readonly TimeColumn[]) {
  const { language } = useLanguage();
  const span = (columns.at(-1)?.from ?? 0) - (columns[0]?.from ?? 0);
  const stretch = columns.length > 1 ? columns[1]!.from - columns[0]!.from : 0;
  return (time: number) => {
    if (span < DAY_MS) return formatClock(time).slice(0, stretch > 0 && stretch < 60_000 ? 8 : 5);
    return new Intl.DateTimeFormat(DATE_LOCALE[language], {
      day: 'numeric',
      month: 'short',
      ...(stretch < DAY_MS ? { hour: '2-digit', minute: '2-digit' } : {}),
      timeZone: 'UTC',
    }).format(time);
  };
}

function useBeatColumns(textOf: (time: number) => string): readonly Column<TimeColumn>[] {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  return [
    { id: 'time', head: t('beat.time'), isRowHead: true, cell: ({ from }) => textOf(from) },
    {
      id: 'actions',
      head: t('beat.actions'),
      isRight: true,
      cell: ({ points }) => <span className="num">{formatInteger(points.length, language)}</span>,
    },
    {
      id: 'energy',
      head: t('beat.energy'),
      isRight: true,
      cell: ({ points }) => <span className="num">{formatInteger(sum(points), language)}</span>,
    },
  ];
}

/** Says how old the newest action is once nothing has happened for a while. */
function IdleNote({ newest }: { newest: Block }) {
  const { t } = useTranslation('explorer');
  const now = useNow();
  if (now === 0 || now - Date.parse(newest.timestamp) < IDLE_AFTER_MS) return null;
  return (
    <p className="muted small">
      {t('beat.idle')} <TimeAgo time={newest.timestamp} />
    </p>
  );
}

/** The actions of the last blocks over time, one box per action, colored by its points. */
export function BeatChart() {
  const { t } = useTranslation('explorer');
  const [count, setCount] = useState<RecentCount>(100);
  const { blocks, error, refetch } = useRecentBlocks(count);
  const actions = blocks?.filter(({ action }) => action !== null);
  const columns = blocks && groupByTime(blocks, MOST_COLUMNS);
  const textOf = useTimeText(columns ?? []);
  const tableColumns = useBeatColumns(textOf);
  const busiest = columns?.toSorted((a, b) => b.points.length - a.points.length)[0];
  const most = busiest?.points.length ?? 0;
  const instead =
    error && !blocks ? (
      <ErrorState title={t('beat.failed')} error={error} onRetry={() => void refetch()} />
    ) : blocks && most === 0 ? (
      <p className="in muted">{t('beat.none', { blocks: blocks.length })}</p>
    ) : actions && actions.length < FEWEST_ACTIONS ? (
      <LastActions blocks={actions} />
    ) : undefined;
  const marks = axisMarks(most);
  const draw = (box: ChartBox) => (
    <>
      <ValueAxis box={box} marks={marks} />
      <CellSeries
        box={box}
        top={marks.at(-1)!}
        columns={columns!.map(({ points }) => points)}
        measure="actions"
      />
      <ColumnLabels box={box} labels={columns!.map(({ from }) => textOf(from))} />
    </>
  );
  return (
    <ChartFrame
      title={t('beat.title')}
      unit={t('beat.unit')}
      summary={
        columns && busiest
          ? t('beat.summary', {
              blocks: blocks.length,
              from: textOf(columns[0]!.from),
              to: textOf(columns.at(-1)!.from),
              peak: textOf(busiest.from),
              most,
            })
          : ''
      }
      table={{ columns: tableColumns, rows: columns?.filter(({ points }) => points.length > 0) }}
      keyOf={({ from }) => from}
      legend={
        <>
          <HeatLegend />
          {actions?.[0] ? <IdleNote newest={actions[0]} /> : null}
        </>
      }
      instead={instead}
      range={{
        label: t('beat.range'),
        chosen: String(count) as `${RecentCount}`,
        options: RANGES.map((blocks) => ({
          id: String(blocks) as `${RecentCount}`,
          name: t('beat.lastBlocks', { blocks }),
        })),
        onChoose: (id) => setCount(Number(id) as RecentCount),
      }}
    >
      {draw}
    </ChartFrame>
  );
}
