import { CHAIN_ID } from '@nova/shared/chain/constants';
import { useState } from 'react';
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
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
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
  const [transaction, setTransaction] = useState<SignedTransaction | null>(null);
  const [sent, setSent] = useState<Hex | null>(null);
  const { register, watch, handleSubmit, getValues, setError, formState } = useZodForm({
    mode: 'onSubmit',
    loadSchema: async () => (await import('./tool-forms.ts')).broadcastForm,
    textOf: (issue) => {
      if (issue.message !== 'otherChain' || issue.code !== 'custom') return t('broadcast.invalid');
      return t('broadcast.otherChain', { chain: String(issue.params?.['chain']), ours: String(CHAIN_ID) });
    },
    defaultValues: { raw: '' },
  });
  const startAgain = () => {
    setTransaction(null);
    setSent(null);
  };
  const submit = handleSubmit(async ({ raw: read }) => {
    if (transaction === null) return setTransaction(read);
    try {
      setSent(await requestChain<Hex>('eth_sendRawTransaction', [getValues('raw').trim()]));
      setTransaction(null);
    } catch (failure) {
      const isRefused = failure instanceof ApiError && failure.code === 'chain_refused';
      const message = isRefused ? t('broadcast.refused', { reason: failure.message }) : errorText(failure);
      setError('raw', { message });
    }
  });
  return (
    <Panel title={t('broadcast.title')}>
      <form className="in tool-body" onSubmit={(event) => void submit(event)}>
        <p className="muted">{t('broadcast.text')}</p>
        <FormField
          label={t('broadcast.raw')}
          hint={t('broadcast.hint')}
          error={formState.errors.raw?.message}
        >
          <Textarea
            className="num"
            spellCheck={false}
            rows={5}
            {...register('raw', { onChange: startAgain })}
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
            isBusy={formState.isSubmitting}
            disabledReason={watch('raw').trim() === '' ? t('broadcast.empty') : undefined}
          >
            {t(transaction ? 'broadcast.send' : 'broadcast.check')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
