import { COLLECTION_NAME_MAX_BYTES } from '@nova/shared/nft/constants';
import type { Hex } from 'viem';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { NEW_COLLECTION, NO_COLLECTION, type CreationForm } from './check-creation.ts';
import { useSomeCollections } from '../market/use-market.ts';

const MOST = '100';

/** One of the user's own collections, none, or a new one. */
export function CollectionChoice({
  address,
  form,
  error,
  onChange,
}: {
  address: Hex | null;
  form: CreationForm;
  error: string | undefined;
  onChange: (change: Partial<CreationForm>) => void;
}) {
  const { t } = useTranslation('nft');
  const own = useSomeCollections({ owner: address ?? '', sort: 'newest', limit: MOST }, address !== null);
  return (
    <>
      <FormField label={t('form.collection')} need="optional" hint={t('form.collectionHint')}>
        <Select
          value={form.collection}
          options={[
            { value: NO_COLLECTION, label: t('form.noCollection') },
            ...(own.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
            { value: NEW_COLLECTION, label: t('form.newCollection') },
          ]}
          onChange={(event) => onChange({ collection: event.target.value })}
        />
      </FormField>
      {form.collection === NEW_COLLECTION ? (
        <FormField
          id="nft-collection"
          label={t('form.collectionName')}
          hint={t('form.collectionNameHint', { bytes: COLLECTION_NAME_MAX_BYTES })}
          error={error}
        >
          <TextInput
            value={form.newCollection}
            maxLength={COLLECTION_NAME_MAX_BYTES}
            onChange={(event) => onChange({ newCollection: event.target.value })}
          />
        </FormField>
      ) : null}
    </>
  );
}
