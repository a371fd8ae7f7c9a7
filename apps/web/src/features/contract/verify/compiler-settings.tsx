import { EVM_VERSIONS } from '@nova/shared/contract/constants';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { VerifyBody } from '../contract-api.ts';
import type { VerifyFields } from './verify-form-schema.ts';

/** The settings for a single source file; a standard JSON input contains its own. */
export function CompilerSettings({ form }: { form: UseFormReturn<VerifyFields, unknown, VerifyBody> }) {
  const { t } = useTranslation('contract');
  const { control, register } = form;
  return (
    <div className="form-pair">
      <FormField label={t('verify.settings')} isGroup>
        <Checkbox label={t('verify.optimizer')} {...register('settings.isOptimized')} />
        <Checkbox label={t('verify.viaIr')} {...register('settings.isViaIr')} />
      </FormField>
      <FormField label={t('verify.runs')}>
        <Controller
          control={control}
          name="settings.runs"
          render={({ field }) => (
            <NumberInput
              ref={field.ref}
              value={field.value}
              max={4_294_967_295}
              onChange={(runs) => field.onChange(runs ?? 0)}
            />
          )}
        />
      </FormField>
      <FormField label={t('verify.evm')}>
        <Select
          options={[
            { value: '', label: t('verify.evmDefault') },
            ...EVM_VERSIONS.map((version) => ({ value: version, label: version })),
          ]}
          {...register('settings.evmVersion')}
        />
      </FormField>
    </div>
  );
}
