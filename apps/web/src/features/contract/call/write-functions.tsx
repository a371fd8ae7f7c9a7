import { CHAIN_ID, NATIVE_COIN } from '@nova/shared/chain/constants';
import type { Contract } from '@nova/shared/contract/schemas';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import type { Hex } from 'viem';
import { useStore } from '../../../lib/store/create-store.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { sendTransaction } from '../../../lib/transaction/send-transaction.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../../lib/transaction/use-failure-text.ts';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { AmountInput } from '../../../ui/form/amount-input.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { AbiInputs } from './abi-inputs.tsx';
import { CallRefused, encodeCall, tryCall } from './call-contract.ts';
import { abiOf, type AbiFunction } from './abi-functions.ts';
import { FunctionList, FunctionName } from './function-list.tsx';
import { Refusal } from './read-functions.tsx';
import { useInputs } from './use-inputs.ts';

/** Every function that changes state, each sent as a transaction of the connected wallet. */
export default function WriteFunctions({
  contract,
  onSend,
}: {
  contract: Contract;
  onSend: SendTransaction;
}) {
  const { t } = useTranslation('contract');
  const wallet = useStore(walletStore, DISCONNECTED);
  if (wallet.status !== 'connected') {
    return (
      <div className="contract-connect">
        <p className="muted">{t('write.connectText')}</p>
        <div>
          <Button variant="solid" data-early="contract-connect" onClick={requestWalletPopover}>
            {t('write.connect')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      {wallet.chainId === CHAIN_ID ? null : <Note>{t('write.wrongNetwork')}</Note>}
      <FunctionList contract={contract} isReading={false}>
        {(entry) => (
          <WriteFunction
            contract={contract}
            entry={entry}
            from={wallet.address}
            isReady={wallet.chainId === CHAIN_ID}
            onSend={onSend}
          />
        )}
      </FunctionList>
    </>
  );
}

interface WriteFunctionProps {
  readonly contract: Contract;
  readonly entry: AbiFunction;
  readonly from: Hex;
  readonly isReady: boolean;
  readonly onSend: SendTransaction;
}

function WriteFunction({ contract, entry, from, isReady, onSend }: WriteFunctionProps) {
  const { t } = useTranslation('contract');
  const { fields, read } = useInputs(entry.inputs);
  const [value, setValue] = useState<bigint | null>(null);
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async (values: readonly unknown[]) => {
      const call = { to: contract.address, data: encodeCall(entry, values), ...(value ? { value } : {}) };
      // A reverted transaction costs a fee, so the call is simulated before the wallet opens.
      await tryCall(abiOf(contract), call, from);
      return sendTransaction(call, onSend);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = read();
    if (values && isReady) mutate(values);
  };
  return (
    <details className="function">
      <summary>
        <FunctionName entry={entry} />
      </summary>
      <form className="form function-form" noValidate onSubmit={submit}>
        <AbiInputs {...fields} />
        {entry.stateMutability === 'payable' ? (
          <FormField label={t('input.payable')} need="optional">
            <AmountInput
              units={value}
              onChange={setValue}
              decimals={NATIVE_COIN.decimals}
              symbol={NATIVE_COIN.symbol}
            />
          </FormField>
        ) : null}
        <div>
          <SubmitButton
            isSmall
            isPending={isPending}
            pendingText={t('write.sending')}
            disabledReason={isReady ? undefined : t('write.wrongNetwork')}
          >
            {t('write.send')}
          </SubmitButton>
        </div>
        <div role="status">{error ? <SendError error={error} /> : data ? <Sent hash={data} /> : null}</div>
      </form>
    </details>
  );
}

function Sent({ hash }: { hash: string }) {
  const { t } = useTranslation('contract');
  const { localize } = useLanguage();
  return (
    <p className="field-ok">
      {t('write.sent')} <Link to={localize(`/explorer/tx/${hash}`)}>{t('write.toTransaction')}</Link>
    </p>
  );
}

function SendError({ error }: { error: unknown }) {
  const errorText = useErrorText();
  const failureText = useFailureText();
  if (!(error instanceof TransactionFailure)) return <p className="field-error">{errorText(error)}</p>;
  // Reading and writing show a contract error in the same way.
  if (error.reason === 'refused') return <Refusal error={new CallRefused(error.detail || null)} />;
  return <p className="field-error">{failureText(error)}</p>;
}
