import { MODEL_MAX_BYTES, MODEL_TYPE } from '@nova/shared/storage/constants';
import { useRef, type ChangeEvent } from 'react';
import { formatDecimal } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useControlAttributes } from '../../../ui/form/field-context.ts';
import { toMegabytes } from '../../../ui/form/file/file-rules.ts';

/**
 * Browsers know no media type for most models, so the
 * extension is checked here and the content on the server.
 */
const ENDING = '.glb';

export interface ModelPickProps {
  readonly model: File | null;
  /** Receives the file, or null with the error. */
  readonly onChange: (model: File | null, error: 'type' | 'size' | null) => void;
}

/** A 3D model as GLB; without one, the image itself becomes a slab. */
export function ModelPick({ model, onChange }: ModelPickProps) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const attributes = useControlAttributes();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Reset so that the same file can be selected again after its removal.
    event.target.value = '';
    if (!file) return;
    if (!file.name.toLowerCase().endsWith(ENDING) || file.size === 0) return onChange(null, 'type');
    onChange(file.size > MODEL_MAX_BYTES ? null : file, file.size > MODEL_MAX_BYTES ? 'size' : null);
  };
  return (
    <div className="model-pick">
      <input
        {...attributes}
        ref={picker}
        className="sr"
        // Not focusable, because the buttons beside it are.
        tabIndex={-1}
        type="file"
        accept={`${ENDING},${MODEL_TYPE}`}
        onChange={take}
      />
      {model ? (
        <>
          <span className="model-name">
            <b>{model.name}</b>{' '}
            <span className="num muted">
              {t('form.megabytes', { size: formatDecimal(toMegabytes(model.size), language) })}
            </span>
          </span>
          <Button isSmall onClick={() => picker.current!.click()}>
            {t('form.modelReplace')}
          </Button>
          <Button isSmall variant="quiet" onClick={() => onChange(null, null)}>
            {t('form.modelRemove')}
          </Button>
        </>
      ) : (
        <Button isSmall onClick={() => picker.current!.click()}>
          {t('form.modelChoose')}
        </Button>
      )}
    </div>
  );
}
