import { NFT_REPORT_MAX_CHARS } from '@nova/shared/nft/constants';
import { useId, useState, type FormEvent } from 'react';
import { ApiError } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { Dialog } from '../../ui/floating/dialog.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { Note } from '../../ui/note.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { nftApi } from './nft-api.ts';
import { REPORT_REASONS, type ReportReason } from './report-reasons.ts';

/** Tells the administrators that something is wrong with an NFT. */
export function ReportDialog({ tokenId, onClose }: { tokenId: string; onClose: () => void }) {
  const { t } = useTranslation('nft');
  const errorText = useErrorText();
  const formId = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (reason === null || isSending) return;
    setIsSending(true);
    setError(null);
    try {
      await nftApi.report(tokenId, { reason, text });
      showToast({ tone: 'done', title: t('report.done') });
      onClose();
    } catch (fault) {
      setError(fault);
      setIsSending(false);
    }
  };
  const isTooOften = error instanceof ApiError && error.code === 'report_limit';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isSending}
      title={t('report.title')}
      description={t('report.text')}
      footer={
        <>
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            {t('report.keep')}
          </Button>
          <SubmitButton form={formId} isPending={isSending} pendingText={t('working')}>
            {t('report.press')}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} className="dialog-form" onSubmit={(event) => void submit(event)} noValidate>
        <FormField
          isGroup
          label={t('report.reason')}
          error={isTried && reason === null ? t('report.reasonNeeded') : undefined}
        >
          <RadioGroup
            options={REPORT_REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
            value={reason}
            onChange={setReason}
          />
        </FormField>
        <FormField
          label={t('report.more')}
          need="optional"
          count={{ used: text.length, limit: NFT_REPORT_MAX_CHARS }}
        >
          <Textarea
            value={text}
            maxLength={NFT_REPORT_MAX_CHARS}
            onChange={(event) => setText(event.target.value)}
          />
        </FormField>
        {error ? <Note tone="fault">{isTooOften ? t('report.tooOften') : errorText(error)}</Note> : null}
      </form>
    </Dialog>
  );
}
