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
import { Panel } from '../../../ui/panel.tsx';
import type { Decoded } from '../transaction/decode.ts';
import { DecodedValues, Signature } from '../transaction/decoded-values.tsx';
import { nameMethod } from '../transaction/method-names.ts';

const IS_CALLDATA = /^0x(?:[0-9a-f]{2}){4,}$/i;

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
  const [data, setData] = useState('');
  const [source, setSource] = useState('');
  const [errors, setErrors] = useState<{ data?: string; source?: string }>({});
  const [result, setResult] = useState<Result | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const decode = async () => {
    const text = data.trim().toLowerCase();
    const by = source.trim();
    if (!IS_CALLDATA.test(text)) return setErrors({ data: t('decode.invalid') });
    const { decodeInput } = await import('../transaction/decode.ts');
    let abi: Abi | null = null;
    if (isAddress(by)) {
      abi = await readAbi(by);
      if (abi === null) return setErrors({ source: t('decode.notVerified') });
    } else if (by !== '') {
      const { parseFunction } = await import('./parse-function.ts');
      abi = parseFunction(by);
      if (abi === null) return setErrors({ source: t('decode.sourceInvalid') });
    }
    const decoded = decodeInput(abi, text as Hex);
    const selector = text.slice(0, 10);
    const name = nameMethod(selector);
    setResult(decoded ? { decoded } : { selector, name: name === selector ? null : name });
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setErrors({});
    setResult(null);
    setIsBusy(true);
    await decode().finally(() => setIsBusy(false));
  };
  return (
    <Panel title={t('decode.title')}>
      <form className="in tool-body" onSubmit={(event) => void submit(event)}>
        <FormField label={t('decode.data')} hint={t('decode.dataHint')} error={errors.data}>
          <Textarea
            className="num"
            spellCheck={false}
            rows={4}
            value={data}
            onChange={(event) => setData(event.target.value)}
          />
        </FormField>
        <FormField
          label={t('decode.source')}
          need="optional"
          hint={t('decode.sourceHint')}
          error={errors.source}
        >
          <TextInput isCode canClear value={source} onChange={(event) => setSource(event.target.value)} />
        </FormField>
        <div className="row">
          <Button type="submit" variant="solid" isBusy={isBusy}>
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
