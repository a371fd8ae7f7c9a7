import {
  NFT_DESCRIPTION_MAX_CHARS,
  NFT_NAME_MAX_CHARS,
  NFT_PROPERTIES_MAX,
} from '@nova/shared/nft/constants';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FileDrop } from '../../../ui/form/file/file-drop.tsx';
import { NFT_IMAGE_RULES } from '../../../ui/form/file/file-rules.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { PairsEditor } from '../../../ui/form/pairs-editor.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { ROYALTY_MOST_PERCENT } from './check-creation.ts';
import { CollectionChoice } from './collection-choice.tsx';
import { useCreationErrorText } from './creation-error-text.ts';
import { KindChoice } from './kind-choice.tsx';
import { ModelPick } from './model-pick.tsx';
import { dropEarlyUpload, useEarlyUpload } from './upload/early-upload.ts';
import type { CreationFormState } from './use-creation-form.ts';

interface FieldsProps {
  readonly state: CreationFormState;
}

function ImageField({ state }: FieldsProps) {
  const { t } = useTranslation('nft');
  const { values, setImage, errors, imageError, setFileError, signedIn } = state;
  const errorText = useCreationErrorText();
  const early = useEarlyUpload(values.image, signedIn !== null, (error) => {
    setFileError(errorText(error));
    setImage(null);
  });
  const isSending = early.totalBytes > 0 && !early.isDone && early.error === null;
  return (
    <FormField id="nft-image" label={t('form.image')} error={imageError ?? errors.image?.message}>
      <FileDrop
        rules={NFT_IMAGE_RULES}
        file={values.image}
        upload={isSending ? early : null}
        done={early.isDone ? t('form.uploaded') : undefined}
        onChange={(image, error) => {
          if (values.image) dropEarlyUpload(values.image);
          setFileError(error);
          setImage(image);
        }}
      />
    </FormField>
  );
}

/** Image and texts. */
export function AboutFields({ state }: FieldsProps) {
  const { t } = useTranslation('nft');
  const { values, register, errors } = state;
  return (
    <>
      <ImageField state={state} />
      <FormField
        id="nft-name"
        label={t('form.name')}
        need="required"
        error={errors.name?.message}
        count={{ used: values.name.length, limit: NFT_NAME_MAX_CHARS }}
      >
        <TextInput maxLength={NFT_NAME_MAX_CHARS} autoComplete="off" {...register('name')} />
      </FormField>
      <FormField
        label={t('form.description')}
        need="optional"
        count={{ used: values.description.length, limit: NFT_DESCRIPTION_MAX_CHARS }}
      >
        <Textarea maxLength={NFT_DESCRIPTION_MAX_CHARS} {...register('description')} />
      </FormField>
    </>
  );
}

/** Standard or premium, and the model of a premium NFT. */
function KindFields({ state }: FieldsProps) {
  const { t } = useTranslation('nft');
  const { control, values, signedIn } = state;
  const [modelError, setModelError] = useState<'type' | 'size' | null>(null);
  return (
    <>
      <FormField isGroup label={t('form.kind')}>
        <Controller
          control={control}
          name="isPremium"
          render={({ field }) => (
            <KindChoice isPremium={field.value} address={signedIn} onChange={field.onChange} />
          )}
        />
      </FormField>
      {values.isPremium ? (
        <FormField
          label={t('form.model')}
          need="optional"
          hint={t('form.modelHint')}
          error={modelError ? t(modelError === 'type' ? 'form.modelType' : 'form.modelSize') : undefined}
        >
          <Controller
            control={control}
            name="model"
            render={({ field }) => (
              <ModelPick
                model={field.value}
                onChange={(model, error) => {
                  setModelError(error);
                  field.onChange(model);
                }}
              />
            )}
          />
        </FormField>
      ) : null}
    </>
  );
}

/** Collection, properties, kind and royalty. */
export function DetailFields({ state }: FieldsProps) {
  const { t } = useTranslation('nft');
  const { control, errors } = state;
  return (
    <>
      <CollectionChoice state={state} />
      <FormField
        isGroup
        id="nft-pairs"
        label={t('form.properties')}
        need="optional"
        hint={t('form.propertiesHint')}
        error={errors.properties?.message}
      >
        <Controller
          control={control}
          name="properties"
          render={({ field }) => (
            <PairsEditor pairs={field.value} limit={NFT_PROPERTIES_MAX} onChange={field.onChange} />
          )}
        />
      </FormField>
      <KindFields state={state} />
      <FormField
        id="nft-royalty"
        label={t('form.royalty')}
        hint={t('form.royaltyHint', { most: ROYALTY_MOST_PERCENT })}
        error={errors.royaltyPercent?.message}
      >
        <Controller
          control={control}
          name="royaltyPercent"
          render={({ field }) => (
            <NumberInput
              ref={field.ref}
              value={field.value}
              max={ROYALTY_MOST_PERCENT}
              unit="%"
              onChange={field.onChange}
            />
          )}
        />
      </FormField>
    </>
  );
}
