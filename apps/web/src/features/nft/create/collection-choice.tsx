import { COLLECTION_NAME_MAX_BYTES } from '@nova/shared/nft/constants';
import { Controller } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { NEW_COLLECTION, NO_COLLECTION } from './check-creation.ts';
import { useSomeCollections } from '../market/use-market.ts';
import type { CreationFormState } from './use-creation-form.ts';

const MOST = '100';

/** One of the user's own collections, none, or a new one. */
export function CollectionChoice({ state }: { state: CreationFormState }) {
  const { t } = useTranslation('nft');
  const { control, register, values, errors, signedIn } = state;
  const own = useSomeCollections({ owner: signedIn ?? '', sort: 'newest', limit: MOST }, signedIn !== null);
  return (
    <>
      <FormField label={t('form.collection')} need="optional" hint={t('form.collectionHint')}>
        <Controller
          control={control}
          name="collection"
          render={({ field }) => (
            // Controlled, because the chosen collection may load after the field.
            <Select
              {...field}
              options={[
                { value: NO_COLLECTION, label: t('form.noCollection') },
                ...(own.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
                { value: NEW_COLLECTION, label: t('form.newCollection') },
              ]}
            />
          )}
        />
      </FormField>
      {values.collection === NEW_COLLECTION ? (
        <FormField
          id="nft-collection"
          label={t('form.collectionName')}
          hint={t('form.collectionNameHint', { bytes: COLLECTION_NAME_MAX_BYTES })}
          error={errors.newCollection?.message}
        >
          <TextInput maxLength={COLLECTION_NAME_MAX_BYTES} {...register('newCollection')} />
        </FormField>
      ) : null}
    </>
  );
}
