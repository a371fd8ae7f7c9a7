import { useId, useState, type FormEvent } from 'react';
import { ApiError } from '../lib/api/http.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Button } from './button.tsx';
import { useErrorText } from './feedback/error-text.ts';
import { Dialog } from './floating/dialog.tsx';
import { FormField } from './form/form-field.tsx';
import { RadioGroup } from './form/radio-group.tsx';
import { SubmitButton } from './form/submit-button.tsx';
import { Textarea } from './form/textarea.tsx';
import { Note } from './feedback/note.tsx';
import { showToast } from './feedback/show-toast.ts';

export interface ReportDialogProps<Reason extends string> {
  readonly title: string;
  /** Explains what happens with the report. */
  readonly text: string;
  readonly reasons: readonly { readonly value: Reason; readonly label: string }[];
  /** Maximum length in characters. */
  readonly limit: number;
  readonly send: (report: { reason: Reason; text: string }) => Promise<void>;
  readonly onClose: () => void;
}

/** Reports user-created content to the administrators. */
export function ReportDialog<Reason extends string>(props: ReportDialogProps<Reason>) {
  const { title, text: about, reasons, limit, send, onClose } = props;
  const { t } = useTranslation('form');
  const errorText = useErrorText();
  const formId = useId();
  const [reason, setReason] = useState<Reason | null>(null);
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
      await send({ reason, text });
      showToast({ tone: 'done', title: t('report.done') });
      onClose();
    } catch (failure) {
      setError(failure);
      setIsSending(false);
    }
  };
  const isTooOften = error instanceof ApiError && error.code === 'report_limit';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isSending}
      title={title}
      description={about}
      footer={
        <>
          <Button variant="quiet" disabled={isSending} onClick={onClose}>
            {t('report.keep')}
          </Button>
          <SubmitButton form={formId} isPending={isSending} pendingText={t('report.sending')}>
            {t('report.submit')}
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
          <RadioGroup options={reasons} value={reason} onChange={setReason} />
        </FormField>
        <FormField label={t('report.more')} need="optional" count={{ used: text.length, limit }}>
          <Textarea value={text} maxLength={limit} onChange={(event) => setText(event.target.value)} />
        </FormField>
        {error ? <Note tone="error">{isTooOften ? t('report.tooOften') : errorText(error)}</Note> : null}
      </form>
    </Dialog>
  );
}
