import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import '../people/messages.css';

interface ReportMessageProps {
  readonly reason: string;
  /** Name of the reported item; untrusted text. */
  readonly name: string;
  readonly text: string;
  readonly at: string;
  readonly isHidden: boolean;
  /** Link to the reported item. */
  readonly link: ReactNode;
  /** Moderation actions. */
  readonly children: ReactNode;
}

/**
 * One report: collapsed to its first words, or expanded with the complete text and the moderation actions.
 */
export function ReportMessage({ reason, name, text, at, isHidden, link, children }: ReportMessageProps) {
  const { t } = useTranslation('admin');
  return (
    <li>
      <details className="letter">
        <summary>
          <Badge>{reason}</Badge>
          <bdi className="letter-name">{name}</bdi>
          <bdi className="letter-start muted">{text}</bdi>
          <TimeAgo time={at} />
        </summary>
        {text === '' ? null : (
          <p className="letter-text" dir="auto">
            {text}
          </p>
        )}
        <p className="row">
          {link}
          {isHidden ? <Badge tone="on">{t('reports.hidden')}</Badge> : null}
        </p>
        <div className="letter-steps">{children}</div>
      </details>
    </li>
  );
}

interface ReportListProps {
  readonly title: string;
  readonly emptyText: string;
  /** Result of `useInfiniteQuery`. */
  readonly list: {
    readonly error: unknown;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  /** Number of reports loaded so far; undefined until it is known. */
  readonly count: number | undefined;
  /** One item per report. */
  readonly children: ReactNode;
}

/** Reports, newest first, with a button to load older ones. */
export function ReportList({ title, emptyText, list, count, children }: ReportListProps) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={title}>
      {count !== undefined ? (
        <ul className="letters">{children}</ul>
      ) : list.error ? (
        <ErrorState title={t('failed')} error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <div className="in">
          <Skeleton className="h-20" />
        </div>
      )}
      {count === 0 ? <EmptyState title={t('reports.emptyTitle')} text={emptyText} /> : null}
      {list.hasNextPage ? (
        <div className="in">
          <Button isSmall isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('reports.older')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
