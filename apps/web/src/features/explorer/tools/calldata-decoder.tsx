import type { Contract } from '@nova/shared/contract/schemas';
import { useState, type SyntheticEvent } from 'react';
import type { Abi, Hex } from 'viem';
import { isAddress } from '../../../lib/chain/is-address.ts';
import { requestJson } from '../../../lib/api/http.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { Decoded } from '@nova/shared/contract/decode';
import { DecodedValues, Signature } from '../transaction/decoded-values.tsx';
import { nameMethod } from '../transaction/method-names.ts';

/** Reads the ABI of a verified contract and of its implementation; null if neither has one. */
async function readAbi(address: string): Promise<Abi | null> {
  const contract = await requestJson<Contract>(`/api/v1/contracts/${address.toLowerCase()}`).catch(
    () => null,
  );
  const parts = [...(contract?.verification?.abi ?? []), ...(contract?.proxy?.abi ?? [])];
  return parts.length > 0 ? (parts as unknown as Abi) : null;
}

type Result = { readonly decoded: Decoded } | { readonly selector: string; readonly name: string | null };

/** Form that decodes call data using a contract's ABI, a declared function, or the common standards. */
export function CalldataDecoder() {
  const { t } = useTranslation('tools');
  const [result, setResult] = useState<Result | null>(null);
  const { register, handleSubmit, setError, formState } = useZodForm({
    mode: 'onSubmit',
    loadSchema: async () => (await import('./tool-forms.ts')).calldataForm,
    textOf: ({ path }) => t(path[0] === 'data' ? 'decode.invalid' : 'decode.sourceInvalid'),
    defaultValues: { data: '', source: '' },
  });
  const { errors, isSubmitting } = formState;
  const decode = handleSubmit(async ({ data, source }) => {
    const { decodeInput } = await import('@nova/shared/contract/decode');
    let abi: Abi | null = null;
    if (isAddress(source)) {
      abi = await readAbi(source);
      if (abi === null) return setError('source', { message: t('decode.notVerified') });
    } else if (source !== '') {
      const { parseFunction } = await import('./parse-function.ts');
      abi = parseFunction(source);
    }
    const decoded = decodeInput(abi, data as Hex);
    const selector = data.slice(0, 10);
    const name = nameMethod(selector);
    setResult(decoded ? { decoded } : { selector, name: name === selector ? null : name });
  });
  const submit = (event: SyntheticEvent) => {
    setResult(null);
    void decode(event);
  };
  return (
    <Panel title={t('decode.title')}>
      <form className="in tool-body" onSubmit={submit}>
        <FormField label={t('decode.data')} hint={t('decode.dataHint')} error={errors.data?.message}>
          <Textarea className="num" spellCheck={false} rows={4} {...register('data')} />
        </FormField>
        <FormField
          label={t('decode.source')}
          need="optional"
          hint={t('decode.sourceHint')}
          error={errors.source?.message}
        >
          <TextInput isCode canClear {...register('source')} />
        </FormField>
        <div className="row">
          <Button type="submit" variant="solid" isBusy={isSubmitting}>
            {t('decode.submit')}
          </Button>
        </div>
        <div role="status">
          {result === null ? null : 'decoded' in result ? (
            <>
              <Signature decoded={result.decoded} />
              <DecodedValues decoded={result.decoded} />
            </>
          ) : (
            <p>
              {result.name === null
                ? t('decode.unknown', { selector: result.selector })
                : t('decode.nameOnly', { selector: result.selector, name: result.name })}
            </p>
          )}
        </div>
      </form>
    </Panel>
  );
}
