import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { WalletState } from '../../../lib/chain/wallet-state.ts';
import { removeFormDraft, useFormDraft } from '../../../lib/store/form-draft.ts';
import type { FieldError } from '../../../ui/form/error-summary.tsx';
import { useFollowValues } from '../../../ui/form/use-follow-values.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import type { NftClient } from '../nft-client.ts';
import { EMPTY_FORM, filledPairs, NEW_COLLECTION, type CreationForm } from './check-creation.ts';
import { beginCreation } from './current-creation.ts';
import { deleteStoredFiles, readStoredFiles, storeFiles } from './upload/stored-files.ts';
import { useCreationCost } from './use-creation-cost.ts';

/** The fields that can be invalid, in their order, with the ID of the control and the name of the field. */
const FIELDS = {
  image: { id: 'nft-image', label: 'image' },
  name: { id: 'nft-name', label: 'name' },
  newCollection: { id: 'nft-collection', label: 'collectionName' },
  properties: { id: 'nft-pairs', label: 'properties' },
  royaltyPercent: { id: 'nft-royalty', label: 'royalty' },
} as const;
const FIELD_NAMES = ['image', 'name', 'newCollection', 'properties', 'royaltyPercent'] as const;

const BPS_PER_PERCENT = 100;
/** Name of the form's draft in session storage. */
const NFT_DRAFT = 'nft';
/** Omits files, because they cannot be stored across a reload, and records that there was an image. */
const withoutFiles = ({ image, model: _model, ...texts }: CreationForm) => ({
  ...texts,
  isImageLost: image !== null || texts.isImageLost,
});

/** Returns the form and its values, which survive a reload and the start of a demo. */
function useStoredForm(signedIn: string | null) {
  const { t } = useTranslation('nft');
  const [first] = useState(() => ({ ...EMPTY_FORM, ...readStoredFiles(signedIn) }));
  const [values, setValues] = useFormDraft(NFT_DRAFT, first, withoutFiles);
  const form = useZodForm<CreationForm, CreationForm>({
    mode: 'onSubmit',
    shouldFocusError: false,
    loadSchema: async () => (await import('./creation-form-schema.ts')).creationForm,
    textOf: ({ message }) => t(`form.errors.${message as 'name'}`),
    defaultValues: values,
  });
  useFollowValues(form, setValues);
  const { image, model } = values;
  useEffect(() => storeFiles({ image, model }, signedIn), [image, model, signedIn]);
  return { form, values };
}

/** State of the form, with its errors after the first attempt to submit. */
export function useCreationForm(wallet: WalletState, client: NftClient) {
  const { t } = useTranslation('nft');
  const signedIn = wallet.status === 'connected' && wallet.mode === 'session' ? wallet.address : null;
  const { form, values } = useStoredForm(signedIn);
  const { control, register, formState, handleSubmit, setValue, trigger } = form;
  const [fileError, setFileError] = useState<string | null>(null);
  // Why there is no image, if one was chosen.
  const imageError = fileError ?? (values.image === null && values.isImageLost ? t('form.imageLost') : null);
  const { errors, submitCount } = formState;
  const summary: FieldError[] = FIELD_NAMES.flatMap((name) => {
    const invalid = errors[name]?.message;
    if (!invalid) return [];
    const message = name === 'image' ? (imageError ?? invalid) : invalid;
    return [{ id: FIELDS[name].id, label: t(`form.${FIELDS[name].label}`), message }];
  });
  const { gain } = useCreationCost(values.isPremium, signedIn);
  const setImage = (image: File | null) => {
    setValue('isImageLost', false);
    setValue('image', image);
    if (submitCount > 0) void trigger('image');
  };
  const submit = handleSubmit(async (filled) => {
    if (signedIn === null) return;
    removeFormDraft(NFT_DRAFT);
    deleteStoredFiles();
    const { image, model, name, description, collection, newCollection, isPremium, royaltyPercent } = filled;
    await beginCreation(
      {
        address: signedIn,
        name: name.trim(),
        description: description.trim(),
        properties: filledPairs(filled.properties),
        isPremium,
        gain,
        royaltyBps: (royaltyPercent ?? 0) * BPS_PER_PERCENT,
        collectionId: collection === NEW_COLLECTION ? null : collection,
        newCollection: collection === NEW_COLLECTION ? newCollection.trim() : null,
      },
      { image: image!, model: isPremium ? model : null },
      client,
    );
  });
  const texts = { summary, errors, imageError, setFileError };
  return { control, register, values, attempt: submitCount, submit, setImage, signedIn, ...texts };
}

export type CreationFormState = ReturnType<typeof useCreationForm>;
