import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConnectOrDemo } from '../../ui/connect-or-demo.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';

/** Without a wallet: connect one, or enter the address that needs gas. */
export function AddressForm({ label, onAddress }: { label: string; onAddress: (address: string) => void }) {
  const { t } = useTranslation('faucet');
  const { register, handleSubmit, formState } = useZodForm({
    mode: 'onSubmit',
    loadSchema: async () => (await import('../../ui/form/address-schema.ts')).addressForm,
    textOf: () => t('addressError'),
    defaultValues: { address: '' },
  });
  const submit = handleSubmit(({ address }) => onAddress(address));
  return (
    <form className="form faucet-form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">{t('connectText')}</p>
      <ConnectOrDemo early="faucet-connect" label={t('connect')} />
      <FormField label={t('address')} error={formState.errors.address?.message}>
        <TextInput isCode autoComplete="off" {...register('address')} />
      </FormField>
      <div>
        <Button type="submit">{label}</Button>
      </div>
    </form>
  );
}
