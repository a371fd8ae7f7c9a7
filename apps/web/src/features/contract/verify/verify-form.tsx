import type { Contract, ContractList } from '@nova/shared/contract/schemas';
import { VYPER_PREFIX } from '@nova/shared/contract/vyper';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { contractApi, type VerifyBody } from '../contract-api.ts';
import { CompilerSettings } from './compiler-settings.tsx';
import { useContractErrorText } from '../use-contract-error-text.ts';
import { useCompilers } from '../use-contract.ts';
import type { Recognized } from './recognize-sources.ts';
import { SourceDrop } from './source-drop.tsx';
import type { VerifyFields } from './verify-form-schema.ts';

const EMPTY: VerifyFields = {
  kind: 'single',
  compiler: '',
  name: '',
  source: '',
  files: [],
  settings: { isOptimized: true, runs: 200, evmVersion: '', isViaIr: false },
};

/** Returns which text describes an issue that the schema reports. */
function toProblem(message: string): 'notJson' | 'filesMissing' | 'sourceMissing' {
  return message === 'notJson' || message === 'filesMissing' ? message : 'sourceMissing';
}

type Compiler = ContractList['compilers'][number];

/** Returns the compiler of recognized sources, if it is one of the supported ones. */
function findCompiler(recognized: Recognized, compilers: readonly Compiler[]): Compiler | undefined {
  if (recognized.kind === 'files') {
    const isVyper = recognized.files.every(({ path }) => path.endsWith('.vy'));
    return isVyper ? compilers.find(({ version }) => version.startsWith(VYPER_PREFIX)) : undefined;
  }
  return compilers.find(({ version, long_version: longVersion }) =>
    [version, longVersion].includes(recognized.compiler ?? ''),
  );
}

/** State of the form; a failed submission moves focus to the source. */
function useVerifyForm({ address, compiler_hint: compilerHint }: Contract, onSent: (id: string) => void) {
  const { t } = useTranslation('contract');
  const { data: compilers = [] } = useCompilers();
  const [recognized, setRecognized] = useState<Recognized | null>(null);
  const [error, setError] = useState<unknown>(null);
  const form = useZodForm<VerifyFields, VerifyBody>({
    mode: 'onSubmit',
    loadSchema: async () => (await import('./verify-form-schema.ts')).verifyForm,
    textOf: ({ message }) => t(`verify.${toProblem(message)}`),
    defaultValues: EMPTY,
  });
  // Sources can be picked before the list of compilers has arrived, so their compiler is looked up here.
  const suggested =
    (recognized && findCompiler(recognized, compilers)) ??
    compilers.find(({ version }) => version === compilerHint) ??
    compilers[0];
  const compiler = form.watch('compiler') || (suggested?.version ?? '');
  const submit = form.handleSubmit(async (body) => {
    setError(null);
    try {
      onSent((await contractApi.verify(address, { ...body, compiler })).id);
    } catch (thrown) {
      setError(thrown);
    }
  });
  const fillIn = (sources: Recognized) => {
    form.clearErrors();
    form.setValue('kind', sources.kind);
    if (sources.kind === 'files') form.setValue('files', [...sources.files]);
    else form.setValue('source', sources.input);
    if (findCompiler(sources, compilers)) form.setValue('compiler', '');
    setRecognized(sources);
  };
  return { form, compilers, compiler, fillIn, submit, error };
}
type VerifyFormState = ReturnType<typeof useVerifyForm>;

function KindField({ form }: Pick<VerifyFormState, 'form'>) {
  const { t } = useTranslation('contract');
  return (
    <FormField label={t('verify.kind')} isGroup>
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <RadioGroup<VerifyFields['kind']>
            variant="cards"
            value={field.value}
            onChange={field.onChange}
            options={[
              { value: 'single', label: t('verify.single'), text: t('verify.singleText') },
              { value: 'files', label: t('verify.files'), text: t('verify.filesText') },
              { value: 'standard', label: t('verify.standard'), text: t('verify.standardText') },
            ]}
          />
        )}
      />
    </FormField>
  );
}

function TargetFields({ form, compilers, compiler }: VerifyFormState) {
  const { t } = useTranslation('contract');
  return (
    <div className="form-pair">
      <FormField
        label={t('verify.compiler')}
        hint={compiler.startsWith(VYPER_PREFIX) ? t('verify.vyperHint') : undefined}
      >
        <Select
          value={compiler}
          onChange={(event) => form.setValue('compiler', event.target.value)}
          options={compilers.map(({ version, long_version: longVersion }) => ({
            value: version,
            label: longVersion,
          }))}
        />
      </FormField>
      <FormField label={t('verify.name')} hint={t('verify.nameHint')} need="optional">
        <TextInput isCode autoComplete="off" {...form.register('name')} />
      </FormField>
    </div>
  );
}

/** The source code: picked files, or a text. */
function SourceFields({ form }: Pick<VerifyFormState, 'form'>) {
  const { t } = useTranslation('contract');
  const [kind, files] = form.watch(['kind', 'files']);
  if (kind === 'files') {
    return (
      <FormField
        label={t('verify.picked', { count: files.length })}
        error={form.formState.errors.files?.message}
        isGroup
      >
        <ul className="contract-list verify-files">
          {files.map(({ path }) => (
            <li key={path}>
              <bdi>{path}</bdi>
            </li>
          ))}
        </ul>
      </FormField>
    );
  }
  return (
    <FormField
      label={t('verify.source')}
      hint={t(kind === 'single' ? 'verify.sourceHint' : 'verify.standardHint')}
      error={form.formState.errors.source?.message}
      need="required"
    >
      <Textarea rows={12} spellCheck={false} autoCapitalize="none" {...form.register('source')} />
    </FormField>
  );
}

/** Form for sources, compiler and settings. */
export function VerifyForm({ contract, onSent }: { contract: Contract; onSent: (id: string) => void }) {
  const { t } = useTranslation('contract');
  const errorText = useContractErrorText();
  const state = useVerifyForm(contract, onSent);
  const { form, fillIn, submit, error } = state;
  return (
    <form className="form contract-form" noValidate onSubmit={(event) => void submit(event)}>
      <SourceDrop onPicked={fillIn} />
      <KindField form={form} />
      <TargetFields {...state} />
      {form.watch('kind') === 'standard' ? null : <CompilerSettings form={form} />}
      <SourceFields form={form} />
      {error ? <Note tone="error">{errorText(error)}</Note> : null}
      <div>
        <SubmitButton isPending={form.formState.isSubmitting} pendingText={t('verify.sending')}>
          {t('verify.send')}
        </SubmitButton>
      </div>
    </form>
  );
}
