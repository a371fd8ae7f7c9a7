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
  /** What was reported; a stranger's word. */
  readonly name: string;
  readonly text: string;
  readonly at: string;
  readonly isHidden: boolean;
  /** Where it can be looked at. */
  readonly link: ReactNode;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** One report: closed its first words, open all of them and what can be done. */
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
  /** As `useInfiniteQuery` has it. */
  readonly list: {
    readonly error: unknown;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  /** How many there are so far; undefined while nobody knows. */
  readonly count: number | undefined;
  /** A letter for each. */
  readonly children: ReactNode;
}

/** Reports, newest first, with the way to older ones. */
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
