import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import { RECOVERY_DELAY_SECONDS } from '@nova/shared/passkey/recovery-constants';
import type { PasskeyAccount } from '@nova/shared/passkey/schemas';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api/http.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { passkeyApi } from '../../lib/passkey/passkey-api.ts';
import { readStoredPasskey } from '../../lib/passkey/stored-passkey.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { Panel } from '../../ui/panel.tsx';
import type { RecoverPageProps } from './recover-page.tsx';
import { recoveryApi } from './recovery-api.ts';
import { readStoredRecovery, writeStoredRecovery } from './stored-recovery.ts';
import { useRecoveryErrorText } from './use-recovery-step.ts';
import { useRecoveryUpdate } from './use-recovery.ts';
import { WalletOwner } from './wallet-owner.tsx';
import './recovery.css';

/** Errors that belong to the entered address. */
const OF_ADDRESS: ReadonlySet<string> = new Set([PASSKEY_ERRORS.accountUnknown, PASSKEY_ERRORS.noGuardians]);
const DELAY_DAYS = RECOVERY_DELAY_SECONDS / 86_400;

/** Checks the account first, so that no passkey is created in vain, then starts. @returns the recovery */
async function startRecovery({ address: account, guardians, recovery }: PasskeyAccount) {
  if (guardians.length === 0) throw new ApiError(PASSKEY_ERRORS.noGuardians, 0, 'No guardians.');
  if (recovery) throw new ApiError(PASSKEY_ERRORS.recoveryPending, 0, 'A recovery is pending.');
  const { createPasskey } = await import('../../lib/passkey/create-passkey.ts');
  const passkey = await createPasskey();
  const started = await recoveryApi.start({ account, ...passkey });
  writeStoredRecovery({ id: started.id, credentialId: passkey.credential_id });
  return started;
}

/** Starts a recovery: the address of the account, and a new passkey on this device. */
export function StartForm({ onAddByWallet, onLogIn }: Pick<RecoverPageProps, 'onAddByWallet' | 'onLogIn'>) {
  const { t } = useTranslation('recovery');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const errorText = useRecoveryErrorText();
  const update = useRecoveryUpdate();
  const [problem, setProblem] = useState<string | null>(null);
  // An account that a wallet controls too: the person sees the faster way first.
  const [owned, setOwned] = useState<PasskeyAccount | null>(null);
  const [begun] = useState(readStoredRecovery);
  const { register, handleSubmit, setError, formState } = useZodForm({
    mode: 'onSubmit',
    loadSchema: async () => (await import('../../ui/form/address-schema.ts')).addressForm,
    textOf: () => t('start.invalid'),
    defaultValues: { address: readStoredPasskey()?.address ?? '' },
  });
  const submit = handleSubmit(async ({ address }) => {
    setProblem(null);
    try {
      const account = await passkeyApi.readAccount(address);
      const hasWallet = account.owners.some(({ kind }) => kind === 'address');
      if (hasWallet && owned?.address !== address) return setOwned(account);
      const recovery = await startRecovery(account);
      update(recovery);
      await navigate(`${localize('/recover')}?id=${recovery.id}`);
    } catch (error) {
      const isOfAddress = error instanceof ApiError && OF_ADDRESS.has(error.code);
      if (isOfAddress) setError('address', { message: errorText(error) });
      else setProblem(errorText(error));
    }
  });
  return (
    <Panel title={t('start.title')}>
      <form className="in form" noValidate onSubmit={(event) => void submit(event)}>
        {begun ? (
          <Note
            step={
              <ButtonLink isSmall to={`${localize('/recover')}?id=${begun.id}`}>
                {t('start.continue')}
              </ButtonLink>
            }
          >
            {t('start.begun')}
          </Note>
        ) : null}
        <ol className="recovery-plan">
          <li>{t('plan.passkey')}</li>
          <li>{t('plan.guardians')}</li>
          <li>{t('plan.delay', { days: DELAY_DAYS })}</li>
        </ol>
        <FormField
          label={t('start.address')}
          need="required"
          hint={t('start.hint')}
          error={formState.errors.address?.message}
        >
          <TextInput isCode canClear {...register('address')} />
        </FormField>
        {owned ? (
          <WalletOwner
            account={owned.address}
            owners={owned.owners}
            onAdd={onAddByWallet}
            onLogIn={onLogIn}
          />
        ) : null}
        {problem ? <Note tone="error">{problem}</Note> : null}
        <div className="row">
          <SubmitButton isPending={formState.isSubmitting} pendingText={t('start.pending')}>
            {t(owned ? 'start.withGuardians' : 'start.submit')}
          </SubmitButton>
        </div>
      </form>
    </Panel>
  );
}
