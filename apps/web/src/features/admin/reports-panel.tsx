import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { EmptyState, ErrorState } from '../../ui/list-states.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminKeys } from './admin-api.ts';
import { useMayChange } from './admin-rights.ts';
import { moderateNft, useNftReports, type Moderation, type NftReportEntry } from './reports-api.ts';
import './messages.css';

/** What can be done about a report. */
function Steps({ report }: { report: NftReportEntry }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const client = useQueryClient();
  const mayChange = useMayChange();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (step: Moderation) => moderateNft(report, step),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  });
  const begin = (step: Moderation) => {
    if (!isPending) mutate(step);
  };
  const press = (step: Moderation, name: string) => (
    <Button isSmall isBusy={isPending && variables === step} onClick={() => begin(step)}>
      {name}
    </Button>
  );
  return (
    <>
      {error ? <Note tone="fault">{errorText(error)}</Note> : null}
      <div className="row">
        {mayChange ? (
          <>
            {report.is_hidden ? press('show', t('reports.show')) : press('hide', t('reports.hide'))}
            {press('dismiss', t('reports.dismiss'))}
          </>
        ) : null}
        <span className="faint small">{t('reports.accounts', { count: report.report_count })}</span>
      </div>
    </>
  );
}

function Report({ report }: { report: NftReportEntry }) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const name = report.name ?? t('reports.number', { id: report.token_id });
  return (
    <li>
      <details className="letter">
        <summary>
          <Badge>{t(`reports.reasons.${report.reason}`)}</Badge>
          <bdi className="letter-name">{name}</bdi>
          <bdi className="letter-start muted">{report.text}</bdi>
          <TimeAgo time={report.at} />
        </summary>
        {report.text === '' ? null : (
          <p className="letter-text" dir="auto">
            {report.text}
          </p>
        )}
        <p className="row">
          <Link to={localize(`/nft/${report.token_id}`)}>{t('reports.look', { id: report.token_id })}</Link>
          {report.is_hidden ? <Badge tone="on">{t('reports.hidden')}</Badge> : null}
        </p>
        <div className="letter-steps">
          <Steps report={report} />
        </div>
      </details>
    </li>
  );
}

/** What people reported about NFTs, and what is done about it. */
export function ReportsPanel() {
  const { t } = useTranslation('admin');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNftReports();
  const reports = data?.pages.flatMap(({ items }) => items);
  return (
    <Panel title={t('reports.title')}>
      {reports ? (
        <ul className="letters">
          {reports.map((report) => (
            <Report key={`${report.token_id} ${report.user_id}`} report={report} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="in">
          <Skeleton className="h-20" />
        </div>
      )}
      {reports?.length === 0 ? (
        <EmptyState title={t('reports.emptyTitle')} text={t('reports.emptyText')} />
      ) : null}
      {hasNextPage ? (
        <div className="in">
          <Button isSmall isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('reports.older')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
