import type { Hex } from 'viem';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';

export interface FriendFormProps {
  /** Returns why an address cannot be a guardian, or null. */
  readonly findProblem: (address: Hex) => string | null;
  readonly onAdd: (address: Hex) => void;
}

/** Adds the address of a friend to the list of guardians. */
export function FriendForm({ findProblem, onAdd }: FriendFormProps) {
  const { t } = useTranslation('passkeys');
  const { register, handleSubmit, setError, reset, formState } = useZodForm({
    mode: 'onSubmit',
    loadSchema: async () => (await import('../../ui/form/address-schema.ts')).addressForm,
    textOf: () => t('friendInvalid'),
    defaultValues: { address: '' },
  });
  const submit = handleSubmit(({ address }) => {
    const problem = findProblem(address);
    if (problem) return setError('address', { message: problem });
    onAdd(address);
    reset();
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <FormField label={t('friend')} hint={t('friendHint')} error={formState.errors.address?.message}>
        <TextInput isCode canClear {...register('address')} />
      </FormField>
      <div className="row">
        <Button type="submit" isSmall>
          {t('friendAdd')}
        </Button>
      </div>
    </form>
  );
}
