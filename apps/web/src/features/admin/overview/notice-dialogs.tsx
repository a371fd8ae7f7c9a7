import type { Incident } from '@nova/shared/status/schemas';
import { STATUS_SERVICES, type StatusService } from '@nova/shared/status/services';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { requestAsAdmin } from '../admin-api.ts';
import { AdminFormDialog } from '../form/admin-form-dialog.tsx';
import { useAdminForm } from '../form/use-admin-form.ts';
import { EMPTY_TEXT, LocalizedFields } from './localized-fields.tsx';

const STEPS: readonly Incident['status'][] = ['investigating', 'identified', 'monitoring', 'resolved'];
const NO_SERVICES: StatusService[] = [];

const publish = (path: string) => (body: unknown) =>
  requestAsAdmin(`status/${path}`, { method: 'POST', body });

function ServiceChoice({ field }: { field: UseFormRegisterReturn }) {
  const { t } = useTranslation('administration');
  const { t: tStatus } = useTranslation('status');
  return (
    <FormField label={t('status.affects')} isGroup>
      {STATUS_SERVICES.map((service) => (
        <Checkbox key={service} label={tStatus(`services.${service}.name`)} value={service} {...field} />
      ))}
    </FormField>
  );
}

function StepChoice({
  steps,
  field,
}: {
  steps: readonly Incident['status'][];
  field: UseFormRegisterReturn;
}) {
  const { t } = useTranslation('administration');
  const { t: tStatus } = useTranslation('status');
  return (
    <FormField label={t('status.step')}>
      <Select
        options={steps.map((step) => ({ value: step, label: tStatus(`incidents.steps.${step}`) }))}
        {...field}
      />
    </FormField>
  );
}

/** Publishes an incident that starts now. */
export function IncidentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('administration');
  const state = useAdminForm({
    loadSchema: async () => (await import('@nova/shared/status/schemas')).openIncidentSchema,
    textOf: () => t('errors.invalid_input'),
    defaultValues: {
      title: EMPTY_TEXT,
      text: EMPTY_TEXT,
      services: NO_SERVICES,
      status: 'investigating' as const,
    },
    send: publish('incidents'),
    onSent: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <AdminFormDialog
      size="medium"
      isLight={false}
      title={t('status.openTitle')}
      description={t('status.openText')}
      submitText={t('status.publish')}
      state={state}
      onClose={onClose}
    >
      <LocalizedFields
        label={t('status.name')}
        register={(language) => register(`title.${language}`)}
        errors={errors.title}
      />
      <LocalizedFields
        label={t('status.text')}
        register={(language) => register(`text.${language}`)}
        errors={errors.text}
        isLong
      />
      <StepChoice steps={STEPS.slice(0, -1)} field={register('status')} />
      <ServiceChoice field={register('services')} />
    </AdminFormDialog>
  );
}

export function UpdateDialog({ incident, onClose }: { incident: Incident; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const steps = STEPS.slice(STEPS.indexOf(incident.status));
  const state = useAdminForm({
    loadSchema: async () => (await import('@nova/shared/status/schemas')).addIncidentUpdateSchema,
    textOf: () => t('errors.invalid_input'),
    defaultValues: { text: EMPTY_TEXT, status: steps[1] ?? steps[0]! },
    send: publish(`incidents/${incident.id}/updates`),
    onSent: onClose,
  });
  const { register, formState } = state.form;
  return (
    <AdminFormDialog
      size="medium"
      isLight={false}
      title={t('status.updateTitle', { title: incident.title.en })}
      description={t('status.updateText')}
      submitText={t('status.publish')}
      state={state}
      onClose={onClose}
    >
      <StepChoice steps={steps} field={register('status')} />
      <LocalizedFields
        label={t('status.text')}
        register={(language) => register(`text.${language}`)}
        errors={formState.errors.text}
        isLong
      />
    </AdminFormDialog>
  );
}

export function MaintenanceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('administration');
  const state = useAdminForm({
    loadSchema: async () => (await import('../form/admin-forms.ts')).planMaintenanceForm,
    textOf: () => t('errors.invalid_input'),
    defaultValues: { title: EMPTY_TEXT, text: EMPTY_TEXT, services: NO_SERVICES, starts_at: '', ends_at: '' },
    send: publish('maintenances'),
    onSent: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <AdminFormDialog
      size="medium"
      isLight={false}
      title={t('status.planTitle')}
      description={t('status.planText')}
      submitText={t('status.publish')}
      state={state}
      onClose={onClose}
    >
      <LocalizedFields
        label={t('status.name')}
        register={(language) => register(`title.${language}`)}
        errors={errors.title}
      />
      <LocalizedFields
        label={t('status.text')}
        register={(language) => register(`text.${language}`)}
        errors={errors.text}
        isLong
      />
      <FormField label={t('status.start')} need="required" error={errors.starts_at?.message}>
        <TextInput type="datetime-local" required {...register('starts_at')} />
      </FormField>
      <FormField label={t('status.end')} need="required" error={errors.ends_at?.message}>
        <TextInput type="datetime-local" required {...register('ends_at')} />
      </FormField>
      <ServiceChoice field={register('services')} />
    </AdminFormDialog>
  );
}
