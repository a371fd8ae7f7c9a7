import { LABEL_KINDS, LABEL_NAME_MAX, LABEL_URL_MAX } from '@nova/shared/labels/constants';
import type { LabelPage } from '@nova/shared/labels/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { requestAsAdmin } from '../admin-api.ts';
import { AdminFormDialog } from '../form/admin-form-dialog.tsx';
import { useAdminForm } from '../form/use-admin-form.ts';

export type Label = LabelPage['items'][number];

interface LabelDialogProps {
  /** The label to change; null to add one. */
  readonly label: Label | null;
  readonly onClose: () => void;
}

/** Adds a public label or changes one. */
export function LabelDialog({ label, onClose }: LabelDialogProps) {
  const { t } = useTranslation('administration');
  const state = useAdminForm({
    loadSchema: async () => (await import('../form/admin-forms.ts')).labelForm,
    textOf: ({ path }) => t(`labels.needs.${path[0] as 'name' | 'address' | 'url'}`, { max: LABEL_NAME_MAX }),
    defaultValues: {
      address: label?.address ?? '',
      name: label?.name ?? '',
      kind: label?.kind ?? ('' as const),
      url: label?.url ?? '',
    },
    send: ({ address, ...body }) => requestAsAdmin<undefined>(`labels/${address}`, { method: 'PUT', body }),
    onSent: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <AdminFormDialog
      title={t(label ? 'labels.changeTitle' : 'labels.add')}
      description={t('labels.text')}
      submitText={t('labels.save')}
      state={state}
      isLight={false}
      onClose={onClose}
    >
      <FormField label={t('labels.address')} need="required" error={errors.address?.message}>
        <TextInput isCode readOnly={label !== null} {...register('address')} />
      </FormField>
      <FormField
        label={t('labels.name')}
        hint={t('labels.nameHint', { max: LABEL_NAME_MAX })}
        need="required"
        error={errors.name?.message}
      >
        <TextInput {...register('name')} />
      </FormField>
      <FormField label={t('labels.kind')}>
        <Select
          options={[
            { value: '', label: t('labels.kinds.none') },
            ...LABEL_KINDS.map((value) => ({ value, label: t(`labels.kinds.${value}`) })),
          ]}
          defaultValue={label?.kind ?? ''}
          {...register('kind')}
        />
      </FormField>
      <FormField label={t('labels.url')} hint={t('labels.urlHint')} error={errors.url?.message}>
        <TextInput isCode maxLength={LABEL_URL_MAX} {...register('url')} />
      </FormField>
    </AdminFormDialog>
  );
}
