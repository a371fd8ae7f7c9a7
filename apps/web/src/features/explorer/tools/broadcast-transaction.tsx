import { CHAIN_ID } from '@nova/shared/chain/constants';
import { useState, type SyntheticEvent } from 'react';
import type { Hex } from 'viem';
import { ApiError } from '../../../lib/api/http.ts';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import type { SignedTransaction } from './read-signed-transaction.ts';

/** Fields of a signed transaction, for a check before it is sent. */
function Preview({ transaction }: { transaction: SignedTransaction }) {
  const { t } = useTranslation('tools');
  const { from, to, created, nonce, valueWei, gasLimit, maxFeeWei } = transaction;
  return (
    <Definitions>
      <Definition name={t('broadcast.from')}>
        <NamedAddress address={from} hasCopy />
      </Definition>
      <Definition name={t(to === null ? 'broadcast.creates' : 'broadcast.to')}>
        <NamedAddress address={(to ?? created)!} hasCopy />
      </Definition>
      <Definition name={t('broadcast.value')}>
        <Amount wei={valueWei} maximumDecimals={18} />
      </Definition>
      <Definition name={t('broadcast.fee')}>
        <Amount wei={gasLimit * maxFeeWei} maximumDecimals={9} />
      </Definition>
      <Definition name={t('broadcast.nonce')}>
        <span className="num">{nonce}</span>
      </Definition>
    </Definitions>
  );
}

/** Form that sends a transaction signed elsewhere, after a preview. */
export function BroadcastTransaction() {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const [raw, setRaw] = useState('');
  const [transaction, setTransaction] = useState<SignedTransaction | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [sent, setSent] = useState<Hex | null>(null);

  const change = (text: string) => {
    setRaw(text);
    setTransaction(null);
    setSent(null);
    setError(undefined);
  };
  const check = async () => {
    const { readSignedTransaction } = await import('./read-signed-transaction.ts');
    const read = await readSignedTransaction(raw);
    if (read === null) return setError(t('broadcast.invalid'));
    if (read.chainId !== undefined && read.chainId !== CHAIN_ID)
      return setError(t('broadcast.otherChain', { chain: String(read.chainId), ours: String(CHAIN_ID) }));
    setTransaction(read);
  };
  const send = async () => {
    setSent(await requestChain<Hex>('eth_sendRawTransaction', [raw.trim()]));
    setTransaction(null);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await (transaction === null ? check() : send());
    } catch (failure) {
      const isRefused = failure instanceof ApiError && failure.code === 'chain_refused';
      setError(isRefused ? t('broadcast.refused', { reason: failure.message }) : errorText(failure));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Panel title={t('broadcast.title')}>
      <form className="in tool-body" onSubmit={(event) => void submit(event)}>
        <p className="muted">{t('broadcast.text')}</p>
        <FormField label={t('broadcast.raw')} hint={t('broadcast.hint')} error={error}>
          <Textarea
            className="num"
            spellCheck={false}
            rows={5}
            value={raw}
            onChange={(event) => change(event.target.value)}
          />
        </FormField>
        {transaction ? <Preview transaction={transaction} /> : null}
        {sent ? (
          <Note step={<TransactionLink hash={sent} />}>
            <span role="status">{t('broadcast.sent')}</span>
          </Note>
        ) : null}
        <div className="row">
          <Button
            type="submit"
            variant="solid"
            isBusy={isBusy}
            disabledReason={raw.trim() === '' ? t('broadcast.empty') : undefined}
          >
            {t(transaction ? 'broadcast.send' : 'broadcast.check')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
