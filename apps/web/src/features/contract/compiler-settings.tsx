import { EVM_VERSIONS } from '@nova/shared/contract/constants';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { NumberInput } from '../../ui/form/number-input.tsx';
import { Select } from '../../ui/form/select.tsx';

export interface Settings {
  readonly isOptimized: boolean;
  readonly runs: number;
  /** Empty for the compiler's default version. */
  readonly evmVersion: string;
  readonly isViaIr: boolean;
}

export const DEFAULT_SETTINGS: Settings = { isOptimized: true, runs: 200, evmVersion: '', isViaIr: false };

/** The settings for a single source file; a standard JSON input contains its own. */
export function CompilerSettings({
  settings,
  onChange,
}: {
  settings: Settings;
  onChange: (settings: Settings) => void;
}) {
  const { t } = useTranslation('contract');
  const change = (part: Partial<Settings>) => onChange({ ...settings, ...part });
  return (
    <div className="form-pair">
      <FormField label={t('verify.settings')} isGroup>
        <Checkbox
          label={t('verify.optimizer')}
          checked={settings.isOptimized}
          onChange={(event) => change({ isOptimized: event.target.checked })}
        />
        <Checkbox
          label={t('verify.viaIr')}
          checked={settings.isViaIr}
          onChange={(event) => change({ isViaIr: event.target.checked })}
        />
      </FormField>
      <FormField label={t('verify.runs')}>
        <NumberInput
          value={settings.runs}
          max={4_294_967_295}
          onChange={(runs) => change({ runs: runs ?? 0 })}
        />
      </FormField>
      <FormField label={t('verify.evm')}>
        <Select
          value={settings.evmVersion}
          onChange={(event) => change({ evmVersion: event.target.value })}
          options={[
            { value: '', label: t('verify.evmDefault') },
            ...EVM_VERSIONS.map((version) => ({ value: version, label: version })),
          ]}
        />
      </FormField>
    </div>
  );
}
