import { TOKEN_REPORT_MAX_CHARS } from '@nova/shared/token/constants';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ReportDialog } from '../../../ui/report-dialog.tsx';
import { explorerApi } from '../explorer-api.ts';
import { REASONS } from './token-report-reasons.ts';

/** Reports a problem with a token to the administrators. */
export function TokenReport({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation('explorer');
  return (
    <ReportDialog
      title={t('token.report.title')}
      text={t('token.report.text')}
      reasons={REASONS.map((value) => ({ value, label: t(`token.report.reasons.${value}`) }))}
      limit={TOKEN_REPORT_MAX_CHARS}
      loadSchema={async () => (await import('@nova/shared/token/reports')).tokenReportSchema}
      send={(report) => explorerApi.reportToken(address, report)}
      onClose={onClose}
    />
  );
}
