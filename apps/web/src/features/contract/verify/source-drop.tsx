import { SOURCES_MAX } from '@nova/shared/contract/constants';
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useControlAttributes } from '../../../ui/form/field-context.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { readDroppedFiles, readPickedFiles } from './read-dropped-files.ts';
import { type PickedFile, type PickError, type Recognized, recognizeSources } from './recognize-sources.ts';

/** Drop zone for source files, folders and inputs of a compiler, which fill in the form. */
export function SourceDrop({ onPicked }: { onPicked: (recognized: Recognized) => void }) {
  const { t } = useTranslation('contract');
  const [result, setResult] = useState<Recognized['kind'] | PickError | null>(null);
  const take = async (reading: Promise<PickedFile[]>) => {
    const recognized = await reading.then(recognizeSources, () => 'noSources' as const);
    setResult(typeof recognized === 'string' ? recognized : recognized.kind);
    if (typeof recognized !== 'string') onPicked(recognized);
  };
  const isError = result !== null && result !== 'files' && result !== 'standard';
  return (
    <FormField
      label={t('verify.pickFiles')}
      need="optional"
      error={isError ? t(`pickErrors.${result}`, { limit: SOURCES_MAX }) : undefined}
      ok={result === 'standard' ? t('verify.filledIn') : undefined}
      isGroup
    >
      <Zone onFiles={(reading) => void take(reading)} />
    </FormField>
  );
}

function Zone({ onFiles }: { onFiles: (reading: Promise<PickedFile[]>) => void }) {
  const { t } = useTranslation('contract');
  const textsId = useId();
  const folder = useRef<HTMLInputElement>(null);
  const attributes = useControlAttributes();
  const [isOver, setIsOver] = useState(false);
  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target;
    if (files && files.length > 0) onFiles(readPickedFiles([...files]));
    // Reset so that the same file can be selected again.
    event.target.value = '';
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') onFiles(readDroppedFiles(event.dataTransfer));
  };
  return (
    <div className="file-drop verify-drop" onDragOver={onDrag} onDragLeave={onDrag} onDrop={onDrag}>
      <div className={isOver ? 'drop over' : 'drop'}>
        <input
          {...attributes}
          type="file"
          multiple
          accept=".sol,.vy,.json"
          aria-labelledby={textsId}
          onChange={onPick}
        />
        <span className="drop-words" id={textsId}>
          <span className="drop-cross" />
          <b>{t('verify.drop')}</b>
          <small>{t('verify.dropHint')}</small>
        </span>
      </div>
      <input
        ref={folder}
        className="sr"
        type="file"
        // Not focusable, because the button beside it is.
        tabIndex={-1}
        aria-hidden="true"
        onChange={onPick}
        {...{ webkitdirectory: '' }}
      />
      <div>
        <Button isSmall onClick={() => folder.current!.click()}>
          {t('verify.pickFolder')}
        </Button>
      </div>
    </div>
  );
}
