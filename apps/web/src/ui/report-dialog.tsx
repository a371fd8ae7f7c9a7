import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../lib/api/http.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Button } from './button.tsx';
import { useErrorText } from './feedback/error-text.ts';
import { Dialog } from './floating/dialog.tsx';
import { FormField } from './form/form-field.tsx';
import { RadioGroup } from './form/radio-group.tsx';
import { SubmitButton } from './form/submit-button.tsx';
import { Textarea } from './form/textarea.tsx';
import { useZodForm } from './form/use-zod-form.ts';
import { Note } from './feedback/note.tsx';
import { showToast } from './feedback/show-toast.ts';

interface Report<Reason extends string> {
  readonly reason: Reason;
  readonly text: string;
}
interface ReportInput {
  reason: string;
  text?: string | undefined;
}

export interface ReportDialogProps<Reason extends string> {
  readonly title: string;
  /** Explains what happens with the report. */
  readonly text: string;
  readonly reasons: readonly { readonly value: Reason; readonly label: string }[];
  /** Maximum length in characters. */
  readonly limit: number;
  /** Loads the api's schema of the report. */
  readonly loadSchema: () => Promise<z.ZodType<Report<Reason>, ReportInput>>;
  readonly send: (report: Report<Reason>) => Promise<void>;
  readonly onClose: () => void;
}

/** Reports user-created content to the administrators. */
export function ReportDialog<Reason extends string>(props: ReportDialogProps<Reason>) {
  const { title, text: about, reasons, limit, loadSchema, send, onClose } = props;
  const { t } = useTranslation('form');
  const errorText = useErrorText();
  const formId = useId();
  const { control, register, watch, handleSubmit, formState } = useZodForm<ReportInput, Report<Reason>>({
    mode: 'onSubmit',
    loadSchema,
    textOf: () => t('report.reasonNeeded'),
    defaultValues: { text: '' },
  });
  const { errors, isSubmitting: isSending } = formState;
  const [error, setError] = useState<unknown>(null);
  const submit = handleSubmit(async (report) => {
    setError(null);
    try {
      await send(report);
      showToast({ tone: 'done', title: t('report.done') });
      onClose();
    } catch (failure) {
      setError(failure);
    }
  });
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
        <FormField isGroup label={t('report.reason')} error={errors.reason?.message}>
          <Controller
            control={control}
            name="reason"
            render={({ field }) => (
              <RadioGroup<string> options={reasons} value={field.value ?? null} onChange={field.onChange} />
            )}
          />
        </FormField>
        <FormField
          label={t('report.more')}
          need="optional"
          count={{ used: watch('text')?.length ?? 0, limit }}
        >
          <Textarea maxLength={limit} {...register('text')} />
        </FormField>
        {error ? <Note tone="error">{isTooOften ? t('report.tooOften') : errorText(error)}</Note> : null}
      </form>
    </Dialog>
  );
}
