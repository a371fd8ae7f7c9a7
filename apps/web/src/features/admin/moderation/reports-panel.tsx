import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { adminKeys } from '../admin-api.ts';
import { useMayChange } from '../admin-rights.ts';
import { ReportMessage, ReportList } from './report-list.tsx';
import { moderateNft, type Moderation, type NftReportEntry } from './reports-api.ts';

/** Moderation actions for a report. */
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
  const click = (step: Moderation, name: string) => (
    <Button isSmall isBusy={isPending && variables === step} onClick={() => begin(step)}>
      {name}
    </Button>
  );
  return (
    <>
      {error ? <Note tone="error">{errorText(error)}</Note> : null}
      <div className="row">
        {mayChange ? (
          <>
            {report.is_hidden ? click('show', t('reports.show')) : click('hide', t('reports.hide'))}
            {click('dismiss', t('reports.dismiss'))}
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
  const id = report.token_id;
  return (
    <ReportMessage
      reason={t(`reports.reasons.${report.reason}`)}
      name={report.name ?? t('reports.number', { id })}
      text={report.text}
      at={report.at}
      isHidden={report.is_hidden}
      link={<Link to={localize(`/nft/${id}`)}>{t('reports.look', { id })}</Link>}
    >
      <Steps report={report} />
    </ReportMessage>
  );
}

/** Reports about NFTs, with their moderation actions. */
export function ReportsPanel() {
  const { t } = useTranslation('admin');
  return (
    <ReportList<NftReportEntry>
      path="nft-reports"
      title={t('reports.title')}
      emptyText={t('reports.emptyText')}
    >
      {(report) => <Report key={`${report.token_id} ${report.user_id}`} report={report} />}
    </ReportList>
  );
}
