import type { Incident } from '@nova/shared/status/schemas';
import { STATUS_SERVICES, type StatusService } from '@nova/shared/status/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useAdminErrorText } from '../admin-error-text.ts';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';
import { NO_TEXTS, LocalizedFields } from './localized-fields.tsx';

const FORM_ID = 'status-notice-form';
const STEPS: readonly Incident['status'][] = ['investigating', 'identified', 'monitoring', 'resolved'];

interface FormDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  /** Path below `status/`. */
  readonly path: string;
  readonly body: unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function FormDialog({ title, text, submit, path, body, onClose, children }: FormDialogProps) {
  const { t } = useTranslation('administration');
  const client = useQueryClient();
  const errorText = useAdminErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestAsAdmin(`status/${path}`, { method: 'POST', body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: adminKeys.all });
      onClose();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <Dialog
      isOpen
      isLight={false}
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="solid" type="submit" form={FORM_ID} isBusy={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="grid gap-4" onSubmit={save}>
        {error ? <Note tone="error">{errorText(error)}</Note> : null}
        {children}
      </form>
    </Dialog>
  );
}

function ServiceChoice({
  value,
  onChange,
}: {
  value: readonly StatusService[];
  onChange: (value: readonly StatusService[]) => void;
}) {
  const { t } = useTranslation('administration');
  const { t: tStatus } = useTranslation('status');
  return (
    <FormField label={t('status.affects')} isGroup>
      {STATUS_SERVICES.map((service) => (
        <Checkbox
          key={service}
          label={tStatus(`services.${service}.name`)}
          checked={value.includes(service)}
          onChange={(event) =>
            onChange(event.target.checked ? [...value, service] : value.filter((each) => each !== service))
          }
        />
      ))}
    </FormField>
  );
}

function StepChoice({
  steps,
  value,
  onChange,
}: {
  steps: readonly Incident['status'][];
  value: Incident['status'];
  onChange: (value: Incident['status']) => void;
}) {
  const { t } = useTranslation('administration');
  const { t: tStatus } = useTranslation('status');
  return (
    <FormField label={t('status.step')}>
      <Select
        options={steps.map((step) => ({ value: step, label: tStatus(`incidents.steps.${step}`) }))}
        value={value}
        onChange={(event) => onChange(event.target.value as Incident['status'])}
      />
    </FormField>
  );
}

/** Publishes an incident that starts now. */
export function IncidentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('administration');
  const [title, setTitle] = useState(NO_TEXTS);
  const [text, setText] = useState(NO_TEXTS);
  const [services, setServices] = useState<readonly StatusService[]>([]);
  const [status, setStatus] = useState<Incident['status']>('investigating');
  return (
    <FormDialog
      title={t('status.openTitle')}
      text={t('status.openText')}
      submit={t('status.publish')}
      path="incidents"
      body={{ title, text, services, status }}
      onClose={onClose}
    >
      <LocalizedFields label={t('status.name')} value={title} onChange={setTitle} />
      <LocalizedFields label={t('status.text')} value={text} onChange={setText} isLong />
      <StepChoice steps={STEPS.slice(0, -1)} value={status} onChange={setStatus} />
      <ServiceChoice value={services} onChange={setServices} />
    </FormDialog>
  );
}

export function UpdateDialog({ incident, onClose }: { incident: Incident; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const steps = STEPS.slice(STEPS.indexOf(incident.status));
  const [text, setText] = useState(NO_TEXTS);
  const [status, setStatus] = useState<Incident['status']>(steps[1] ?? steps[0]!);
  return (
    <FormDialog
      title={t('status.updateTitle', { title: incident.title.en })}
      text={t('status.updateText')}
      submit={t('status.publish')}
      path={`incidents/${incident.id}/updates`}
      body={{ status, text }}
      onClose={onClose}
    >
      <StepChoice steps={steps} value={status} onChange={setStatus} />
      <LocalizedFields label={t('status.text')} value={text} onChange={setText} isLong />
    </FormDialog>
  );
}

/** Converts a field value (`2026-11-23T10:00`) in UTC; the server rejects an invalid one. */
function toWireTime(value: string): string {
  const time = Date.parse(`${value}Z`);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}

export function MaintenanceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('administration');
  const [title, setTitle] = useState(NO_TEXTS);
  const [text, setText] = useState(NO_TEXTS);
  const [services, setServices] = useState<readonly StatusService[]>([]);
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  return (
    <FormDialog
      title={t('status.planTitle')}
      text={t('status.planText')}
      submit={t('status.publish')}
      path="maintenances"
      body={{ title, text, services, starts_at: toWireTime(start), ends_at: toWireTime(end) }}
      onClose={onClose}
    >
      <LocalizedFields label={t('status.name')} value={title} onChange={setTitle} />
      <LocalizedFields label={t('status.text')} value={text} onChange={setText} isLong />
      <FormField label={t('status.start')} need="required">
        <TextInput
          type="datetime-local"
          required
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
      </FormField>
      <FormField label={t('status.end')} need="required">
        <TextInput
          type="datetime-local"
          required
          value={end}
          onChange={(event) => setEnd(event.target.value)}
        />
      </FormField>
      <ServiceChoice value={services} onChange={setServices} />
    </FormDialog>
  );
}
