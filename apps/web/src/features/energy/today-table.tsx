import { useState } from 'react';
import { formatCountdown } from '../../lib/format/format-time.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Action } from '../../ui/entity/action.tsx';
import { Energy } from '../../ui/entity/energy.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { toActionStatuses, type ActionStatus } from './action-status.ts';
import { useEnergyProgress } from '../../lib/queries/energy-progress.ts';

const SHORT_LIST = 6;
/** More squares than this are hard to count at a glance. */
const MOST_SQUARES = 12;

/** "1 of 3" with one square for each. */
function Today({ status: { countToday, dailyCap } }: { status: ActionStatus }) {
  const { t } = useTranslation('energy');
  if (dailyCap === null) return <span className="num">{countToday}</span>;
  return (
    <span className="today-count">
      {dailyCap > MOST_SQUARES ? null : (
        <svg viewBox={`0 0 ${dailyCap * 7} 7`} width={dailyCap * 7} height="7" aria-hidden="true">
          {Array.from({ length: dailyCap }, (_, index) => (
            <rect
              key={index}
              className={index < countToday ? 'full' : undefined}
              x={index * 7 + 0.5}
              y="0.5"
              width="5"
              height="6"
            />
          ))}
        </svg>
      )}
      <span className="num">{t('now.ofCap', { done: countToday, cap: dailyCap })}</span>
    </span>
  );
}

/** When the action counts again, and why not now. */
function Again({ status: { state, nextAt, reason } }: { status: ActionStatus }) {
  const { t } = useTranslation('energy');
  const now = useNow();
  if (state === 'wait' && nextAt !== null)
    return (
      <span className="today-again">
        <span className="num">{formatCountdown(nextAt - now)}</span>
        {reason ? <small className="faint">{t(`now.why.${reason}`)}</small> : null}
      </span>
    );
  if (state === 'ready') return <b>{t('now.ready')}</b>;
  return <span className="faint">{state === 'done' ? t('now.once') : t('now.byDoing')}</span>;
}

function useStatusColumns(): readonly Column<ActionStatus>[] {
  const { t } = useTranslation('energy');
  return [
    {
      id: 'what',
      head: t('now.action'),
      isRowHead: true,
      waiting: 'w-36',
      cell: ({ key, points }) => <Action actionKey={key} points={points} />,
    },
    {
      id: 'today',
      head: t('now.today'),
      waiting: 'w-20',
      cell: (status) => <Today status={status} />,
    },
    {
      id: 'again',
      head: t('now.again'),
      waiting: 'w-16',
      cell: (status) => <Again status={status} />,
    },
    {
      id: 'energy',
      head: t('now.energy'),
      isRight: true,
      waiting: 'w-14',
      cell: ({ points }) => <Energy points={points} />,
    },
  ];
}

/** Today's progress of each action and when it counts again; available actions first. */
export function TodayTable({ address, className }: { address: string; className: string }) {
  const { t } = useTranslation('energy');
  const { data, error, refetch } = useEnergyProgress(address);
  const [isLong, setIsLong] = useState(false);
  const now = useNow();
  const columns = useStatusColumns();
  const statuses = data && toActionStatuses(data, now);
  const all = statuses?.length ?? 0;
  return (
    <Panel
      title={t('now.title')}
      className={className}
      end={
        all > SHORT_LIST ? (
          <Button variant="quiet" isSmall aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
            {isLong ? t('now.fewer') : t('now.all', { number: all })}
          </Button>
        ) : undefined
      }
    >
      <DataTable
        caption={t('now.caption')}
        columns={columns}
        rows={isLong ? statuses : statuses?.slice(0, SHORT_LIST)}
        keyOf={({ key }) => key}
        waitingRows={SHORT_LIST}
        card="today"
        failure={{ error, title: t('now.failed'), onRetry: () => void refetch() }}
      />
    </Panel>
  );
}
