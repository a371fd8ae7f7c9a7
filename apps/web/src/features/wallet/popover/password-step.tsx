import { useState, type FormEvent } from 'react';
import { useStore } from '../../../lib/store/create-store.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { PasswordQuestion } from './request-password.ts';
import { cancelConnecting } from '../connection/connect-wallet.ts';

/** Asks for the password of the account that the wallet joins. */
export function PasswordStep({ isWrong, answer }: PasswordQuestion) {
  const { t } = useTranslation('wallet');
  const session = useStore(sessionStore, null);
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') answer(password);
  };
  return (
    <form className="form wallet-password" onSubmit={submit}>
      <div className="wallet-top">
        <h2>{t('password.title')}</h2>
        <p className="muted">{t('password.text')}</p>
      </div>
      <input type="text" autoComplete="username" value={session?.email ?? ''} readOnly hidden />
      <FormField
        label={t('password.label')}
        need="required"
        error={isWrong && password === '' ? t('password.wrong') : undefined}
      >
        <TextInput
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </FormField>
      <div className="row">
        <Button type="submit" variant="solid" disabled={password === ''}>
          {t('password.submit')}
        </Button>
        <Button variant="quiet" onClick={cancelConnecting}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
