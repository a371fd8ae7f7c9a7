import { useState, type FormEvent } from 'react';
import { isAddress } from '../../lib/chain/is-address.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConnectOrDemo } from '../../ui/connect-or-demo.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

/** Without a wallet: connect one, or enter the address that needs gas. */
export function AddressForm({ label, onAddress }: { label: string; onAddress: (address: string) => void }) {
  const { t } = useTranslation('faucet');
  const [value, setValue] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = value.trim().toLowerCase();
    const isValid = isAddress(address);
    setIsWrong(!isValid);
    if (isValid) onAddress(address);
  };
  return (
    <form className="form faucet-form" noValidate onSubmit={submit}>
      <p className="muted">{t('connectText')}</p>
      <ConnectOrDemo early="faucet-connect" label={t('connect')} />
      <FormField label={t('address')} error={isWrong ? t('addressError') : undefined}>
        <TextInput
          isCode
          autoComplete="off"
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            setIsWrong(false);
          }}
        />
      </FormField>
      <div>
        <Button type="submit">{label}</Button>
      </div>
    </form>
  );
}
