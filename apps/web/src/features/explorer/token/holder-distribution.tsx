import type { HolderDistribution } from '@nova/shared/explorer/token-schemas';
import { useQuery } from '@tanstack/react-query';
import { formatInteger, formatPercent } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import type { ChartBox } from '../../../ui/chart/scale.ts';
import { EmptyState, ErrorState } from '../../../ui/feedback/list-states.tsx';
import { SkeletonDetail } from '../../../ui/feedback/skeleton.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Reading, Readings } from '../../../ui/readings.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ChartDownloads } from '../charts/chart-downloads.tsx';
import { explorerApi } from '../explorer-api.ts';
import { type DistributionPart, toParts } from './distribution-parts.ts';
import { TokenAmount } from './token-marks.tsx';
import { Share, useHolderColumns } from './use-token-columns.tsx';

/** Returns the name of a part: its ranks. */
function usePartName(): (part: DistributionPart) => string {
  const { t } = useTranslation('explorer');
  return ({ from, to }) => {
    if (to === null) return t('token.distribution.rest');
    if (from === 1) return t('token.distribution.top', { count: String(to) });
    return t('token.distribution.range', { from: String(from), to: String(to) });
  };
}

const BAR_HEIGHT = 72;

/** One bar for the whole supply, divided among the ranks. */
function Bar({ box, parts }: { box: ChartBox; parts: readonly DistributionPart[] }) {
  const { language } = useLanguage();
  const name = usePartName();
  return parts.map((part, index) => {
    const x = parts.slice(0, index).reduce((sum, { share }) => sum + share, 0) * box.width;
    const width = part.share * box.width;
    // Each text needs its own line, because a part may be narrower than its name.
    const y = BAR_HEIGHT + 24 + index * 24;
    return (
      <g key={part.from} className={`distribution-part tone-${index + 3}`}>
        <rect x={x.toFixed(1)} y="8" width={Math.max(1, width - 2).toFixed(1)} height={BAR_HEIGHT - 16} />
        <rect x="0" y={y - 11} width="14" height="12" />
        <text x="24" y={y}>
          {name(part)}
        </text>
        <text x={box.width} y={y} textAnchor="end">
          {formatPercent(part.share, language)}
        </text>
      </g>
    );
  });
}

function usePartColumns(token: HolderDistribution['token']): readonly Column<DistributionPart>[] {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const name = usePartName();
  return [
    { id: 'group', head: t('token.distribution.group'), isRowHead: true, cell: name },
    {
      id: 'holders',
      head: t('token.holders'),
      isRight: true,
      cell: ({ holders }) => <span className="num">{formatInteger(holders, language)}</span>,
    },
    {
      id: 'balance',
      head: t('token.holding'),
      isRight: true,
      cell: ({ balance }) => <TokenAmount token={token} value={balance.toString()} />,
    },
    { id: 'share', head: t('token.share'), isRight: true, cell: ({ share }) => <Share share={share} /> },
  ];
}

function DistributionChart({ distribution }: { distribution: HolderDistribution }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const name = usePartName();
  const parts = toParts(distribution);
  const columns = usePartColumns(distribution.token);
  const title = t('token.distribution.title');
  return (
    <ChartFrame
      title={title}
      unit={t('token.distribution.unit')}
      summary={t('token.distribution.summary', {
        parts: parts.map((part) => `${name(part)} ${formatPercent(part.share, language)}`).join(', '),
      })}
      table={{ columns, rows: parts }}
      keyOf={({ from }) => from}
      tools={
        <ChartDownloads
          name={`distribution-${distribution.token.address}`}
          title={title}
          heads={['from_rank', 'to_rank', 'holders', 'balance', 'share']}
          rows={parts.map(({ from, to, holders, balance, share }) => [
            from,
            to ?? distribution.holder_count,
            holders,
            balance.toString(),
            share,
          ])}
        />
      }
    >
      {(box) => <Bar box={box} parts={parts} />}
    </ChartFrame>
  );
}

function Concentration({ groups, half_held_by, holders }: HolderDistribution) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const ten = groups[0]?.share ?? holders.reduce((sum, { share }) => sum + (share ?? 0), 0);
  return (
    <Readings>
      <Reading
        name={t('token.distribution.topShare')}
        value={formatPercent(ten, language)}
        sub={t('token.distribution.topShareSub')}
      />
      <Reading
        name={t('token.distribution.half')}
        value={
          half_held_by === null ? t('token.distribution.halfMore') : formatInteger(half_held_by, language)
        }
        sub={t('token.distribution.halfSub')}
      />
    </Readings>
  );
}

/** How a token's supply is divided among its holders: concentration, a chart and the largest holders. */
export function HolderDistributionView({ address }: { address: string }) {
  const { t } = useTranslation('explorer');
  const path = `/tokens/${address}/distribution`;
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.raw(path),
    queryFn: ({ signal }) => explorerApi.getDistribution(address, signal),
  });
  if (error)
    return <ErrorState title={t('token.distribution.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonDetail />;
  if (data.holders.length === 0)
    return <EmptyState title={t('token.holdersEmptyTitle')} text={t('token.holdersEmptyText')} />;
  return <DistributionDetails distribution={data} />;
}

function DistributionDetails({ distribution }: { distribution: HolderDistribution }) {
  const { t } = useTranslation('explorer');
  const columns = useHolderColumns(distribution.token);
  return (
    <div className="distribution">
      <Concentration {...distribution} />
      <DistributionChart distribution={distribution} />
      <Panel title={t('token.distribution.largest')} className="list of-holders">
        <DataTable
          caption={t('token.distribution.largest')}
          columns={columns}
          rows={distribution.holders}
          keyOf={({ address }) => address}
        />
      </Panel>
    </div>
  );
}
