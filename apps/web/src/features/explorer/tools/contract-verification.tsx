import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Hex } from 'viem';
import { isAddress } from '../../../lib/chain/is-address.ts';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Form that leads to the verification of a contract, which is on the page of its address. */
export function ContractVerification() {
  const { t } = useTranslation('tools');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const open = async () => {
    const address = text.trim().toLowerCase();
    if (!isAddress(address)) return setError(t('verify.invalid'));
    const code = await requestChain<Hex>('eth_getCode', [address, 'latest']);
    if (code === '0x') return setError(t('verify.noContract'));
    await navigate(localize(`/explorer/address/${address}?tab=contract`));
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    await open().catch((failure: unknown) => setError(errorText(failure)));
    setIsBusy(false);
  };
  return (
    <Panel title={t('verify.title')}>
      <form className="in tool-body" onSubmit={(event) => void submit(event)}>
        <p className="muted">{t('verify.text')}</p>
        <FormField label={t('verify.address')} hint={t('verify.hint')} error={error}>
          <TextInput isCode canClear value={text} onChange={(event) => setText(event.target.value)} />
        </FormField>
        <div className="row">
          <Button type="submit" variant="solid" isBusy={isBusy}>
            {t('verify.open')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
