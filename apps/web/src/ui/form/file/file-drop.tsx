import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { formatDecimal } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { usePreservedFocus } from '../../use-preserved-focus.ts';
import { useControlAttributes } from '../field-context.ts';
import { DroppedFile } from './dropped-file.tsx';
import {
  findFileError,
  nameFormats,
  toAcceptList,
  toMegabytes,
  type FileError,
  type FileRules,
} from './file-rules.ts';
import type { UploadState } from './upload-progress.tsx';

export interface FileDropProps {
  readonly rules: FileRules;
  readonly file: File | null;
  /** Receives the file, or null with the reason why it was rejected; both are null after removal. */
  readonly onChange: (file: File | null, error: string | null) => void;
  /** Progress while the file is being uploaded. */
  readonly upload?: UploadState | null;
  /** Message for an accepted file. */
  readonly done?: ReactNode;
  readonly isDisabled?: boolean;
  /** Text after 'File too large' that replaces the two sizes. */
  readonly tooLargeText?: string;
}

/** Returns a function that explains why a file was rejected and what is accepted. */
function useErrorText(
  rules: FileRules,
  tooLargeText: string | undefined,
): (error: FileError, file: File) => string {
  const { t } = useTranslation('form');
  const { language } = useLanguage();
  return (error, file) => {
    if (error === 'wrongType')
      return `${t('file.wrongType')}. ${t('file.wrongTypeText', { formats: nameFormats(rules) })}`;
    const size = formatDecimal(toMegabytes(file.size), language);
    const limit = formatDecimal(toMegabytes(rules.maxBytes), language);
    return `${t('file.tooLarge')}. ${tooLargeText ?? t('file.tooLargeText', { size, limit })}`;
  };
}

/** A pasted file goes to the drop zone under the pointer or with focus, unless the user is typing. */
function usePastedFile(place: { readonly current: HTMLElement | null }, take: (file: File) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      const isHere = place.current?.contains(document.activeElement) || place.current?.matches(':hover');
      if (!file || !isHere) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [place]);
}

function Zone({
  rules,
  isOver,
  textsId,
  children,
}: {
  rules: FileRules;
  isOver: boolean;
  textsId: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('form');
  const { language } = useLanguage();
  const isImage = Object.keys(rules.types).every((type) => type.startsWith('image/'));
  const limit = formatDecimal(toMegabytes(rules.maxBytes), language);
  return (
    <div className={isOver ? 'drop over' : 'drop'}>
      {children}
      <span className="drop-words" id={textsId}>
        <span className="drop-cross" />
        <b>{t(isImage ? 'file.dropImage' : 'file.drop')}</b>
        <small>
          {t('file.rule', { formats: nameFormats(rules), limit })}
          <span className="drop-paste">{t('file.paste')}</span>
        </small>
      </span>
    </div>
  );
}

/**
 * Input for one file: dropped, pasted, selected or, on phones,
 * photographed. It is checked here and again by the server.
 */
export function FileDrop(props: FileDropProps) {
  const { rules, file, onChange, upload = null, done, isDisabled = false, tooLargeText } = props;
  const { t } = useTranslation('form');
  const textsId = useId();
  const place = usePreservedFocus<HTMLDivElement>(file ? 'chosen' : 'empty');
  const picker = useRef<HTMLInputElement>(null);
  const errorText = useErrorText(rules, tooLargeText);
  const attributes = useControlAttributes();
  const [isOver, setIsOver] = useState(false);

  const take = (next: File) => {
    if (isDisabled) return;
    const error = findFileError(next, rules);
    onChange(error ? null : next, error ? errorText(error, next) : null);
  };
  usePastedFile(place, take);
  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.target.files?.[0];
    if (picked) take(picked);
    // Reset so that the same file can be selected again after its removal.
    event.target.value = '';
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover' && !isDisabled);
    const dropped = event.type === 'drop' ? event.dataTransfer.files[0] : undefined;
    if (dropped) take(dropped);
  };
  const shared = {
    type: 'file',
    accept: toAcceptList(rules),
    disabled: isDisabled,
    onChange: onPick,
  } as const;
  return (
    <div ref={place} className="file-drop" onDragOver={onDrag} onDragLeave={onDrag} onDrop={onDrag}>
      {file ? (
        <>
          <input ref={picker} className="sr" tabIndex={-1} aria-hidden="true" {...shared} />
          <DroppedFile
            file={file}
            rules={rules}
            upload={upload}
            done={done}
            isDisabled={isDisabled || upload !== null}
            onReplace={() => picker.current!.click()}
            onRemove={() => onChange(null, null)}
            onUnreadable={() => onChange(null, errorText('wrongType', file))}
          />
        </>
      ) : (
        <>
          <Zone rules={rules} isOver={isOver} textsId={textsId}>
            <input {...attributes} {...shared} aria-labelledby={textsId} />
          </Zone>
          <label className="button small drop-camera">
            {t('file.camera')}
            <input className="sr" {...shared} capture="environment" />
          </label>
        </>
      )}
    </div>
  );
}
