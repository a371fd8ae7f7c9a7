import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { InboxItem, InboxList } from '../inbox-list.tsx';
import { useAdminList } from '../use-admin-list.ts';

const PAGE_SIZE = 10;

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

/** One report with the moderation actions. */
export function ReportMessage({ reason, name, text, at, isHidden, link, children }: ReportMessageProps) {
  const { t } = useTranslation('admin');
  return (
    <InboxItem label={reason} name={name} text={text} at={at}>
      <p className="row">
        {link}
        {isHidden ? <Badge tone="on">{t('reports.hidden')}</Badge> : null}
      </p>
      <div className="inbox-steps">{children}</div>
    </InboxItem>
  );
}

interface ReportListProps<Report> {
  /** Path of the list below `/api/v1/admin/`. */
  readonly path: string;
  readonly title: string;
  readonly emptyText: string;
  /** Returns the `ReportMessage` of a report. */
  readonly children: (report: Report) => ReactNode;
}

/** Reports, newest first. */
export function ReportList<Report>({ path, title, emptyText, children }: ReportListProps<Report>) {
  const { t } = useTranslation('admin');
  return (
    <InboxList
      title={title}
      older={t('reports.older')}
      empty={{ title: t('reports.emptyTitle'), text: emptyText }}
      list={useAdminList<Report>(path, {}, PAGE_SIZE)}
    >
      {children}
    </InboxList>
  );
}
