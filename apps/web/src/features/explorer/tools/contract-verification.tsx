import { useNavigate } from 'react-router';
import type { Hex } from 'viem';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { Panel } from '../../../ui/panel.tsx';

/** Form that leads to the verification of a contract, which is on the page of its address. */
export function ContractVerification() {
  const { t } = useTranslation('tools');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { register, handleSubmit, setError, formState } = useZodForm({
    mode: 'onSubmit',
    loadSchema: async () => (await import('../../../ui/form/address-schema.ts')).addressForm,
    textOf: () => t('verify.invalid'),
    defaultValues: { address: '' },
  });
  const submit = handleSubmit(async ({ address }) => {
    try {
      const code = await requestChain<Hex>('eth_getCode', [address, 'latest']);
      if (code === '0x') setError('address', { message: t('verify.noContract') });
      else await navigate(localize(`/explorer/address/${address}?tab=contract`));
    } catch (failure) {
      setError('address', { message: errorText(failure) });
    }
  });
  return (
    <Panel title={t('verify.title')}>
      <form className="in tool-body" onSubmit={(event) => void submit(event)}>
        <p className="muted">{t('verify.text')}</p>
        <FormField
          label={t('verify.address')}
          hint={t('verify.hint')}
          error={formState.errors.address?.message}
        >
          <TextInput isCode canClear {...register('address')} />
        </FormField>
        <div className="row">
          <Button type="submit" variant="solid" isBusy={formState.isSubmitting}>
            {t('verify.open')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
