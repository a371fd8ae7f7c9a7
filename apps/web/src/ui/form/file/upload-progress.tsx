import { formatDecimal } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Progress } from '../../progress/progress.tsx';
import { toMegabytes } from './file-rules.ts';

export interface UploadState {
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/** Uploaded part of a file: "6.2 of 9.8 MB". */
export function UploadProgress({ state }: { state: UploadState }) {
  const { t } = useTranslation('form');
  const { language } = useLanguage();
  const amounts = t('file.progress', {
    done: formatDecimal(toMegabytes(state.doneBytes), language),
    total: formatDecimal(toMegabytes(state.totalBytes), language),
  });
  return (
    <Progress label={t('file.uploading')} value={state.doneBytes} most={state.totalBytes} amounts={amounts} />
  );
}
