import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyableField } from '../../../ui/copyable-field.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { adminKeys } from '../admin-api.ts';
import {
  addPartner,
  issueKey,
  setPartnerAction,
  type Issued,
  type Partner,
  type PartnerTerms,
} from './partners-api.ts';

const FORM_ID = 'partner-form';

interface FormDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly onClose: () => void;
  /** Submits the form; an issued secret is shown once. */
  readonly work: () => Promise<Issued | undefined>;
  readonly children: ReactNode;
}

/**
 * A form that closes after submission or shows an issued secret
 * until it is dismissed; the secret is never shown again.
 */
function FormDialog({ title, text, submit, onClose, work, children }: FormDialogProps) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: work,
    onSuccess: async (issued) => {
      await client.invalidateQueries({ queryKey: adminKeys.all });
      if (!issued) onClose();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const done = (
    <Button variant="solid" onClick={onClose}>
      {t('partners.kept')}
    </Button>
  );
  const send = (
    <>
      <Button onClick={onClose}>{t('change.keep')}</Button>
      <Button variant="solid" type="submit" form={FORM_ID} isBusy={isPending}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      size="small"
      isLight={!data}
      onClose={onClose}
      title={title}
      description={data ? t('partners.once') : text}
      footer={data ? done : send}
    >
      {data ? (
        <CopyableField
          name={t(`partners.issued.${data.name}`)}
          value={data.value}
          label={t('partners.copy')}
          done={t('partners.copied')}
        />
      ) : (
        <form id={FORM_ID} className="grid gap-4" onSubmit={save}>
          {error ? <Note tone="error">{errorText(error)}</Note> : null}
          {children}
        </form>
      )}
    </Dialog>
  );
}

/** Adds an external application. */
export function PartnerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [name, setName] = useState('');
  const [webhook, setWebhook] = useState('');
  return (
    <FormDialog
      title={t('partners.add')}
      text={t('partners.addText')}
      submit={t('partners.add')}
      onClose={onClose}
      work={() => addPartner(name.trim(), webhook.trim())}
    >
      <FormField label={t('partners.name')} need="required">
        <TextInput value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
      </FormField>
      <FormField label={t('partners.webhook')} hint={t('partners.webhookHint')}>
        <TextInput isCode value={webhook} onChange={(event) => setWebhook(event.target.value)} />
      </FormField>
    </FormDialog>
  );
}

export function KeyDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [canRead, setCanRead] = useState(true);
  return (
    <FormDialog
      title={t('partners.issueFor', { name: partner.name })}
      text={t('partners.issueText')}
      submit={t('partners.issue')}
      onClose={onClose}
      work={() => issueKey(partner.id, canRead)}
    >
      <Checkbox label={t('partners.scopes.write')} checked disabled readOnly />
      <Checkbox
        label={t('partners.scopes.read')}
        checked={canRead}
        onChange={(event) => setCanRead(event.target.checked)}
      />
    </FormDialog>
  );
}

const START: PartnerTerms = { points: 10, cooldown_seconds: 0, daily_cap: 0, daily_budget: 1_000 };
const STATS = ['points', 'daily_budget', 'cooldown_seconds', 'daily_cap'] as const;

/** Registers a partner's own action on the chain. */
export function ActionDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [key, setKey] = useState('');
  const [terms, setTerms] = useState(START);
  return (
    <FormDialog
      title={t('partners.actionFor', { name: partner.name })}
      text={t('partners.actionText')}
      submit={t('change.submit')}
      onClose={onClose}
      work={() => setPartnerAction(partner.id, key.trim(), terms)}
    >
      <FormField label={t('partners.actionKey')} need="required" hint={t('partners.actionHint')}>
        <TextInput isCode value={key} maxLength={32} onChange={(event) => setKey(event.target.value)} />
      </FormField>
      {STATS.map((name) => (
        <FormField key={name} label={t(`partners.terms.${name}`)}>
          <NumberInput
            value={terms[name]}
            min={name === 'points' || name === 'daily_budget' ? 1 : 0}
            onChange={(value) => setTerms({ ...terms, [name]: value ?? 0 })}
          />
        </FormField>
      ))}
    </FormDialog>
  );
}
