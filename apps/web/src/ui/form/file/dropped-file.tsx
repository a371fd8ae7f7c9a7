import { useState, type ReactNode } from 'react';
import { formatDecimal, formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../button.tsx';
import { SealState } from '../../feedback/seal-state.tsx';
import { toMegabytes, type FileRules } from './file-rules.ts';
import { FilePicture } from './file-picture.tsx';
import { UploadProgress, type UploadState } from './upload-progress.tsx';

export interface DroppedFileProps {
  readonly file: File;
  readonly rules: FileRules;
  readonly upload: UploadState | null;
  /** Result of further checks; without it, only type and size were checked. */
  readonly done: ReactNode;
  readonly isDisabled: boolean;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
  /** Called if the file is named like an image but cannot be decoded. */
  readonly onUnreadable: () => void;
}

function useSizeText(file: File, rules: FileRules): string {
  const { t } = useTranslation('form');
  const { language } = useLanguage();
  return t('file.size', {
    size: formatDecimal(toMegabytes(file.size), language),
    limit: formatDecimal(toMegabytes(rules.maxBytes), language),
  });
}

/** An accepted file: image, name, size, check results, and buttons to replace or remove it. */
export function DroppedFile(props: DroppedFileProps) {
  const { file, rules, upload, done, isDisabled, onReplace, onRemove, onUnreadable } = props;
  const { t } = useTranslation('form');
  const { language } = useLanguage();
  const size = useSizeText(file, rules);
  const [pixels, setPixels] = useState<string | null>(null);
  return (
    <div className="dropped">
      <span className="dropped-picture">
        <FilePicture
          file={file}
          label={t('file.previewOf', { name: file.name })}
          onUnreadable={onUnreadable}
          onRead={(width, height) =>
            setPixels(
              t('file.pixels', {
                width: formatInteger(width, language),
                height: formatInteger(height, language),
              }),
            )
          }
        />
      </span>
      <div className="dropped-words">
        <b title={file.name}>{file.name}</b>
        {upload ? (
          <UploadProgress state={upload} />
        ) : (
          <>
            <span className="muted small">
              <span className="num">{size}</span>
              {pixels ? `, ${pixels}` : ''}
            </span>
            <SealState shape="sealed">{done ?? t('file.checked')}</SealState>
          </>
        )}
      </div>
      <span className="dropped-ways">
        <Button isSmall disabled={isDisabled} onClick={onReplace}>
          {t('file.replace')}
        </Button>
        <Button isSmall variant="quiet" disabled={isDisabled} onClick={onRemove}>
          {t('remove')}
        </Button>
      </span>
    </div>
  );
}
