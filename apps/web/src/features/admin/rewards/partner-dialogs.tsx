import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyableField } from '../../../ui/copyable-field.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { AdminFormDialog } from '../form/admin-form-dialog.tsx';
import { NumberFields } from '../form/number-fields.tsx';
import { useAdminForm } from '../form/use-admin-form.ts';
import { addPartner, issueKey, setPartnerAction, type Issued, type Partner } from './partners-api.ts';

interface IssuedDialogProps {
  readonly title: string;
  readonly issued: Issued;
  readonly onClose: () => void;
}

/** Shows an issued secret once, until it is dismissed. */
function IssuedDialog({ title, issued, onClose }: IssuedDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      isOpen
      size="small"
      isLight={false}
      onClose={onClose}
      title={title}
      description={t('partners.once')}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('partners.kept')}
        </Button>
      }
    >
      <CopyableField
        name={t(`partners.issued.${issued.name}`)}
        value={issued.value}
        label={t('partners.copy')}
        done={t('partners.copied')}
      />
    </Dialog>
  );
}

const nothing = () => undefined;

/** Adds an external application. */
export function PartnerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const state = useAdminForm({
    loadSchema: async () => (await import('../form/admin-forms.ts')).partnerForm,
    defaultValues: { name: '', webhook_url: '' },
    send: ({ name, webhook_url: webhook }) => addPartner(name, webhook),
    onSent: nothing,
  });
  const { register, formState } = state.form;
  if (state.data) return <IssuedDialog title={t('partners.add')} issued={state.data} onClose={onClose} />;
  return (
    <AdminFormDialog
      title={t('partners.add')}
      description={t('partners.addText')}
      submitText={t('partners.add')}
      state={state}
      errorText={errorText}
      onClose={onClose}
    >
      <FormField label={t('partners.name')} need="required" error={formState.errors.name?.message}>
        <TextInput maxLength={80} {...register('name')} />
      </FormField>
      <FormField
        label={t('partners.webhook')}
        hint={t('partners.webhookHint')}
        error={formState.errors.webhook_url?.message}
      >
        <TextInput isCode {...register('webhook_url')} />
      </FormField>
    </AdminFormDialog>
  );
}

export function KeyDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const state = useAdminForm({
    loadSchema: async () => (await import('../form/admin-forms.ts')).partnerKeyForm,
    defaultValues: { canRead: true },
    send: ({ canRead }) => issueKey(partner.id, canRead),
    onSent: nothing,
  });
  const title = t('partners.issueFor', { name: partner.name });
  if (state.data) return <IssuedDialog title={title} issued={state.data} onClose={onClose} />;
  return (
    <AdminFormDialog
      title={title}
      description={t('partners.issueText')}
      submitText={t('partners.issue')}
      state={state}
      errorText={errorText}
      onClose={onClose}
    >
      <Checkbox label={t('partners.scopes.write')} checked disabled readOnly />
      <Checkbox label={t('partners.scopes.read')} {...state.form.register('canRead')} />
    </AdminFormDialog>
  );
}

const START = { key: '', points: 10, cooldown_seconds: 0, daily_cap: 0, daily_budget: 1_000 };
const STATS = ['points', 'daily_budget', 'cooldown_seconds', 'daily_cap'] as const;

/** Registers a partner's own action on the chain. */
export function ActionDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const state = useAdminForm({
    loadSchema: async () => (await import('../form/admin-forms.ts')).partnerActionForm,
    defaultValues: START,
    send: ({ key, ...terms }) => setPartnerAction(partner.id, key, terms),
    onSent: onClose,
  });
  const { register, formState, control } = state.form;
  return (
    <AdminFormDialog
      title={t('partners.actionFor', { name: partner.name })}
      description={t('partners.actionText')}
      submitText={t('change.submit')}
      state={state}
      errorText={errorText}
      onClose={onClose}
    >
      <FormField
        label={t('partners.actionKey')}
        need="required"
        hint={t('partners.actionHint')}
        error={formState.errors.key?.message}
      >
        <TextInput isCode maxLength={32} {...register('key')} />
      </FormField>
      <NumberFields
        control={control}
        fields={STATS.map((name) => ({
          name,
          label: t(`partners.terms.${name}`),
          min: name === 'points' || name === 'daily_budget' ? 1 : 0,
        }))}
      />
    </AdminFormDialog>
  );
}
