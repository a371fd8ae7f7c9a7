import type { Contract } from '@nova/shared/contract/schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AbiInputs } from './abi-inputs.tsx';
import { AbiValues } from './abi-value.tsx';
import { CallRefused, readFunction } from './call-contract.ts';
import { abiOf, type AbiFunction, signatureOf } from './abi-functions.ts';
import { FunctionList, FunctionName } from './function-list.tsx';
import { useInputs } from './use-inputs.ts';

/**
 * Maximum number of functions without inputs that are called
 * automatically; a hostile contract could have thousands.
 */
const READ_AT_ONCE_MAX = 60;

/** Every read-only function: those without inputs are called at once, all others on request. */
export default function ReadFunctions({ contract }: { contract: Contract }) {
  return (
    <FunctionList contract={contract} isReading>
      {(entry, index) =>
        entry.inputs.length === 0 && index < READ_AT_ONCE_MAX ? (
          <ReadValue contract={contract} entry={entry} />
        ) : (
          <QueryFunction contract={contract} entry={entry} />
        )
      }
    </FunctionList>
  );
}

interface FunctionProps {
  readonly contract: Contract;
  readonly entry: AbiFunction;
}

function ReadValue({ contract, entry }: FunctionProps) {
  const { address } = contract;
  const { data, error } = useQuery({
    queryKey: ['contract', 'read', address, signatureOf(entry)],
    queryFn: () => readFunction(abiOf(contract), address, entry, []),
    staleTime: STALE_MS.live,
    structuralSharing: false,
    retry: false,
  });
  return (
    <div className="function answered">
      <FunctionName entry={entry} />
      {data ? (
        <Answer entry={entry} values={data} />
      ) : error ? (
        <Refusal error={error} />
      ) : (
        <Skeleton className="w-60" />
      )}
    </div>
  );
}

function QueryFunction({ contract, entry }: FunctionProps) {
  const { t } = useTranslation('contract');
  const { fields, read } = useInputs(entry.inputs);
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (values: readonly unknown[]) =>
      readFunction(abiOf(contract), contract.address, entry, values),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = read();
    if (values) mutate(values);
  };
  return (
    <details className="function">
      <summary>
        <FunctionName entry={entry} />
      </summary>
      <form className="form function-form" noValidate onSubmit={submit}>
        <AbiInputs {...fields} />
        <div>
          <SubmitButton isSmall variant="outline" isPending={isPending} pendingText={t('functions.asking')}>
            {t(data ? 'functions.askAgain' : 'functions.ask')}
          </SubmitButton>
        </div>
        <div role="status">
          {error ? <Refusal error={error} /> : data ? <Answer entry={entry} values={data} /> : null}
        </div>
      </form>
    </details>
  );
}

function Answer({ entry, values }: { entry: AbiFunction; values: readonly unknown[] }) {
  const { t } = useTranslation('contract');
  if (entry.outputs.length === 0) return <p className="muted small">{t('functions.nothing')}</p>;
  return <AbiValues parameters={entry.outputs} values={values} />;
}

/** Shows why there is no result: the contract's reason, or a connection error. */
export function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('contract');
  const errorText = useErrorText();
  if (!(error instanceof CallRefused)) return <p className="field-error">{errorText(error)}</p>;
  return (
    <p className="field-error">
      <bdi>
        {error.reason === null
          ? t('functions.refusedPlain')
          : t('functions.refused', { reason: error.reason })}
      </bdi>
    </p>
  );
}
