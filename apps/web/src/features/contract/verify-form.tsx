import { EVM_VERSIONS } from '@nova/shared/contract/constants';
import type { Contract } from '@nova/shared/contract/schemas';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Select } from '../../ui/form/select.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { contractApi, type VerifyBody } from './contract-api.ts';
import { CompilerSettings, DEFAULT_SETTINGS, type Settings } from './compiler-settings.tsx';
import { useContractErrorText } from './use-contract-error-text.ts';
import { useCompilers } from './use-contract.ts';

type Kind = 'single' | 'standard';

/** Form for sources, compiler and settings. The server validates them. */
export function VerifyForm({ contract, onSent }: { contract: Contract; onSent: (id: string) => void }) {
  const { t } = useTranslation('contract');
  const errorText = useContractErrorText();
  const sourceId = useId();
  const { data: compilers = [] } = useCompilers();
  const [kind, setKind] = useState<Kind>('single');
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [source, setSource] = useState('');
  const [settings, setSettings] = useState<Settings>(DEFAULT_SETTINGS);
  const [sourceError, setSourceError] = useState<string | undefined>();
  const [error, setError] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  const hinted = compilers.find(({ version }) => version === contract.compilerHint);
  const compiler = chosen ?? (hinted ?? compilers[0])?.version ?? '';

  const send = async () => {
    const body = toBody({ kind, compiler, name, source, settings });
    const failure = source.trim() === '' ? t('verify.sourceMissing') : body ? undefined : t('verify.notJson');
    setSourceError(failure);
    if (failure || !body) return document.getElementById(sourceId)?.focus();
    setIsSending(true);
    setError(null);
    try {
      onSent((await contractApi.verify(contract.address, body)).id);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setIsSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };
  return (
    <form className="form contract-form" noValidate onSubmit={submit}>
      <FormField label={t('verify.kind')} isGroup>
        <RadioGroup<Kind>
          variant="cards"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'single', label: t('verify.single'), text: t('verify.singleText') },
            { value: 'standard', label: t('verify.standard'), text: t('verify.standardText') },
          ]}
        />
      </FormField>
      <div className="form-pair">
        <FormField label={t('verify.compiler')}>
          <Select
            value={compiler}
            onChange={(event) => setChosen(event.target.value)}
            options={compilers.map(({ version, longVersion }) => ({ value: version, label: longVersion }))}
          />
        </FormField>
        <FormField label={t('verify.name')} hint={t('verify.nameHint')} need="optional">
          <TextInput
            isCode
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </FormField>
      </div>
      {kind === 'single' ? <CompilerSettings settings={settings} onChange={setSettings} /> : null}
      <FormField
        id={sourceId}
        label={t('verify.source')}
        hint={t(kind === 'single' ? 'verify.sourceHint' : 'verify.standardHint')}
        error={sourceError}
        need="required"
      >
        <Textarea
          rows={12}
          spellCheck={false}
          autoCapitalize="none"
          value={source}
          onChange={(event) => {
            setSource(event.target.value);
            setSourceError(undefined);
          }}
        />
      </FormField>
      {error ? <Note tone="error">{errorText(error)}</Note> : null}
      <div>
        <SubmitButton isPending={isSending} pendingText={t('verify.sending')}>
          {t('verify.send')}
        </SubmitButton>
      </div>
    </form>
  );
}

interface Filled {
  readonly kind: Kind;
  readonly compiler: string;
  readonly name: string;
  readonly source: string;
  readonly settings: Settings;
}

/** Returns the request body; null if a standard JSON input is not valid JSON. */
function toBody({ kind, compiler, name, source, settings }: Filled): VerifyBody | null {
  const target = { compiler, ...(name.trim() === '' ? {} : { contract: name.trim() }) };
  if (kind === 'standard') {
    try {
      return { ...target, input: JSON.parse(source) as unknown };
    } catch {
      return null;
    }
  }
  const { isOptimized, runs, evmVersion, isViaIr } = settings;
  return {
    ...target,
    source,
    optimizer: { enabled: isOptimized, runs },
    ...(EVM_VERSIONS.some((known) => known === evmVersion) ? { evmVersion } : {}),
    ...(isViaIr ? { viaIR: true } : {}),
  };
}
