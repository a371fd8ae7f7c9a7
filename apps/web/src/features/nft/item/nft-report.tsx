import { NFT_REPORT_MAX_CHARS } from '@nova/shared/nft/constants';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ReportDialog } from '../../../ui/report-dialog.tsx';
import { nftApi } from '../nft-api.ts';
import { REPORT_REASONS } from './report-reasons.ts';

/** Reports a problem with an NFT to the administrators. */
export function NftReport({ tokenId, onClose }: { tokenId: string; onClose: () => void }) {
  const { t } = useTranslation('nft');
  return (
    <ReportDialog
      title={t('report.title')}
      text={t('report.text')}
      reasons={REPORT_REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
      limit={NFT_REPORT_MAX_CHARS}
      loadSchema={async () => (await import('@nova/shared/nft/reports')).nftReportSchema}
      send={(report) => nftApi.report(tokenId, report)}
      onClose={onClose}
    />
  );
}
