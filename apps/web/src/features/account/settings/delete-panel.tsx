import type { SessionUser } from '@nova/shared/account/schemas';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { accountApi } from '../account-api.ts';
import { ErrorNote } from '../error-note.tsx';
import { useSending } from '../use-sending.ts';

const FORM_ID = 'delete-account-form';

function DeleteDialog({ account, onClose }: { account: SessionUser['user']; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: form } = useTranslation('form');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const { send, isPending, error } = useSending();
  const word = t('close.word');
  const isReady =
    typed.trim().toLowerCase() === word.toLowerCase() && (!account.has_password || password !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isPending) return;
    if (!(await send(() => accountApi.deleteAccount(password || undefined)))) return;
    showToast({ tone: 'note', title: t('close.done') });
    void navigate(localize('/'));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isPending}
      isLight={false}
      title={t('close.question')}
      description={t('close.text')}
      footer={
        <>
          <Button variant="quiet" disabled={isPending} onClick={onClose}>
            {t('close.keep')}
          </Button>
          <Button type="submit" form={FORM_ID} variant="danger" isBusy={isPending} disabled={!isReady}>
            {t(isPending ? 'close.pending' : 'close.submit')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="dialog-form" onSubmit={(event) => void submit(event)}>
        <ul className="effects">
          <li>{t('close.gone')}</li>
          <li>{t('close.coins')}</li>
          <li>{t('close.points')}</li>
        </ul>
        {account.has_password ? (
          <>
            <input type="text" autoComplete="username" value={account.email ?? ''} readOnly hidden />
            <FormField label={t('fields.password')} need="required">
              <TextInput
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </FormField>
          </>
        ) : null}
        <FormField label={form('confirm.type', { word })} hint={form('confirm.notYet', { word })}>
          <TextInput
            isCode
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </FormField>
        <ErrorNote error={error} />
      </form>
    </Dialog>
  );
}

/**
 * Deletes the account: explains what is deleted, what stays on the chain, and requires a typed confirmation.
 */
export function DeletePanel({ account }: { account: SessionUser['user'] }) {
  const { t } = useTranslation('account');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={t('close.title')}>
      <div className="setting">
        <div className="setting-head">
          <p className="muted small">
            {t('close.text')} {t('close.coins')}
          </p>
          <Button variant="danger" isSmall onClick={() => setIsOpen(true)}>
            {t('close.open')}
          </Button>
        </div>
      </div>
      {isOpen ? <DeleteDialog account={account} onClose={() => setIsOpen(false)} /> : null}
    </Panel>
  );
}
