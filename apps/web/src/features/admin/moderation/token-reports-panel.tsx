import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { adminKeys } from '../admin-api.ts';
import { useAdminErrorText } from '../admin-error-text.ts';
import { useMayChange } from '../admin-rights.ts';
import { ReportMessage, ReportList } from './report-list.tsx';
import { dismissTokenReports, type TokenReportEntry } from './token-reports-api.ts';
import { VisibilityDialog } from './visibility-dialog.tsx';

/** Moderation actions for a report. */
function Steps({ report, name }: { report: TokenReportEntry; name: string }) {
  const { t } = useTranslation('admin');
  const errorText = useAdminErrorText();
  const client = useQueryClient();
  const mayChange = useMayChange();
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => dismissTokenReports(report.token),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  });
  const token = { address: report.token, name, isHidden: report.is_hidden };
  return (
    <>
      {error ? <Note tone="error">{errorText(error)}</Note> : null}
      <div className="row">
        {mayChange ? (
          <>
            <Button isSmall onClick={() => setIsConfirming(true)}>
              {t(report.is_hidden ? 'reports.show' : 'reports.hide')}
            </Button>
            <Button isSmall isBusy={isPending} onClick={() => (isPending ? undefined : mutate())}>
              {t('reports.dismiss')}
            </Button>
          </>
        ) : null}
        <span className="faint small">{t('reports.accounts', { count: report.report_count })}</span>
      </div>
      {isConfirming ? <VisibilityDialog token={token} onClose={() => setIsConfirming(false)} /> : null}
    </>
  );
}

/** Link to the token's page. */
function Check({ token }: { token: string }) {
  const { t } = useTranslation('administration');
  const { localize } = useLanguage();
  const address = shortenHex(token);
  return <Link to={localize(`/explorer/token/${token}`)}>{t('tokens.look', { address })}</Link>;
}

function Report({ report }: { report: TokenReportEntry }) {
  const { t } = useTranslation('admin');
  const name = report.symbol ?? report.name ?? shortenHex(report.token);
  return (
    <ReportMessage
      reason={t(`reports.reasons.${report.reason}`)}
      name={name}
      text={report.text}
      at={report.at}
      isHidden={report.is_hidden}
      link={<Check token={report.token} />}
    >
      <Steps report={report} name={name} />
    </ReportMessage>
  );
}

/** Reports about tokens, with their moderation actions. */
export function TokenReportsPanel() {
  const { t } = useTranslation('administration');
  return (
    <ReportList<TokenReportEntry>
      path="token-reports"
      title={t('tokens.title')}
      emptyText={t('tokens.emptyText')}
    >
      {(report) => <Report key={`${report.token} ${report.user_id}`} report={report} />}
    </ReportList>
  );
}
