import { STATUS_REFRESH_MS } from '@nova/shared/explorer/constants';
import type { Block } from '@nova/shared/explorer/schemas';
import type { ReactNode } from 'react';
import { formatInteger, formatPercent } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { useActionNames } from '../../ui/entity/action-name.ts';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { LiveState } from '../../ui/feedback/live-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Reading } from '../../ui/readings.tsx';
import { formatDuration } from './format-duration.ts';
import { useStatus, type Status } from './use-status.ts';

const SECOND_MS = 1_000;

/** Shows how long ago the values were read, and the polling interval. */
function ReadSince({ readAt }: { readAt: number | null }) {
  const { t } = useTranslation('blockchain');
  const now = useNow();
  if (readAt === null || now === 0) return null;
  const count = Math.max(0, Math.round((now - readAt) / SECOND_MS));
  return <span className="faint">{t('status.read', { count })}</span>;
}

function CurrentBlock({ status, newest }: { status: Status; newest: Block | undefined }) {
  const { t } = useTranslation('blockchain');
  const { language } = useLanguage();
  const { currentBlock } = status;
  return (
    <Reading
      name={t('status.currentBlock')}
      value={currentBlock == null ? currentBlock : formatInteger(currentBlock, language)}
      sub={
        newest ? (
          <>
            {t('status.sealed')} <TimeAgo time={newest.timestamp} />
          </>
        ) : (
          '\u00a0'
        )
      }
    />
  );
}

function Reward({ status, newest }: { status: Status; newest: Block | undefined }) {
  const { t } = useTranslation('blockchain');
  const { language } = useLanguage();
  const { nameBlock } = useActionNames();
  const { rewardPerBlock } = status;
  return (
    <Reading
      name={t('status.reward')}
      value={rewardPerBlock === undefined ? undefined : formatInteger(rewardPerBlock, language)}
      unit={rewardPerBlock === undefined ? undefined : t('site:units.ep')}
      sub={
        newest ? (
          <>
            {nameBlock(newest)}, <BlockLink number={newest.number} hash={newest.hash} />
          </>
        ) : (
          '\u00a0'
        )
      }
    />
  );
}

function Unknown({ children }: { children: ReactNode }) {
  return <span className="reading-unknown">{children}</span>;
}

/**
 * Live status panel (requirement 82): current block, connected nodes, reward per block, pending transactions,
 * block time and uptime, read every five seconds and after every pushed block.
 */
export function LiveStatus() {
  const { t } = useTranslation('blockchain');
  const { language } = useLanguage();
  const { status, newest, reading, readAt } = useStatus();
  const { connectedNodes, pendingTransactions, blockTimeMs, uptime } = status;
  const duration = blockTimeMs == null ? null : formatDuration(blockTimeMs, language);
  /** Shows a dash if reading failed before a value was known. */
  const show = (value: ReactNode | null | undefined) => {
    if (value === undefined) return reading.isError ? '–' : undefined;
    return value ?? <Unknown>{t('status.unknown')}</Unknown>;
  };
  const format = (value: number | null | undefined) =>
    show(value == null ? value : formatInteger(value, language));
  return (
    <Panel
      title={t('status.title')}
      end={
        <span className="status-end">
          <ReadSince readAt={readAt} />
          <LiveState reading={reading.isError ? 'failed' : reading.data ? 'read' : 'waiting'} />
        </span>
      }
    >
      <dl className="status-figures">
        <CurrentBlock status={status} newest={newest} />
        <Reading
          name={t('status.nodes')}
          value={format(connectedNodes)}
          sub={connectedNodes == null ? '\u00a0' : t('status.nodesSub', { count: connectedNodes - 1 })}
        />
        <Reward status={status} newest={newest} />
        <Reading
          name={t('status.pending')}
          value={format(pendingTransactions)}
          sub={t('status.pendingSub')}
        />
        <Reading
          name={t('status.blockTime')}
          value={show(blockTimeMs == null ? blockTimeMs : duration?.value)}
          unit={duration?.unit}
          sub={t('status.blockTimeSub')}
        />
        <Reading
          name={t('status.uptime')}
          value={show(uptime == null ? uptime : formatPercent(uptime, language))}
          sub={t(uptime == null ? 'status.uptimeLater' : 'status.uptimeSub')}
        />
      </dl>
      <p className="status-foot">{t('status.every', { seconds: STATUS_REFRESH_MS / SECOND_MS })}</p>
    </Panel>
  );
}
