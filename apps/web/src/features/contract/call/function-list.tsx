import type { Contract } from '@nova/shared/contract/schemas';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type AbiFunction, listFunctions, signatureOf, typeOf } from './abi-functions.ts';

export interface FunctionListProps {
  readonly contract: Contract;
  readonly isReading: boolean;
  /** Renders the actions of one function. */
  readonly children: (entry: AbiFunction, index: number) => ReactNode;
}

/** Minimum number of functions for which a filter field is shown. */
const FILTER_FROM = 8;

/** The functions of a contract, each expandable, with a filter field if there are many. */
export function FunctionList({ contract, isReading, children }: FunctionListProps) {
  const { t } = useTranslation('contract');
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  const functions = listFunctions(contract, isReading);
  const shown = functions.filter(({ name }) => name.toLowerCase().includes(wanted));
  const { verification, proxy } = contract;
  if (functions.length === 0)
    return <p className="muted">{t(isReading ? 'functions.noneRead' : 'functions.noneWrite')}</p>;
  return (
    <>
      <p className="muted small">
        {t(isReading ? 'functions.read' : 'functions.write', { count: functions.length })}
        {proxy?.name && proxy.name !== verification?.name
          ? `. ${t('functions.ofProxy', { name: proxy.name })}`
          : null}
      </p>
      {functions.length >= FILTER_FROM ? (
        <FormField label={t('functions.filter')}>
          <TextInput
            isCode
            canClear
            autoComplete="off"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </FormField>
      ) : null}
      {shown.length === 0 ? <p className="muted">{t('functions.noneFound')}</p> : null}
      <ul className="functions">
        {shown.map((entry) => (
          <li key={signatureOf(entry)}>{children(entry, functions.indexOf(entry))}</li>
        ))}
      </ul>
    </>
  );
}

/** "balanceOf(address account)" with the name in bold. */
export function FunctionName({ entry: { name, inputs } }: { entry: AbiFunction }) {
  const parameters = inputs.map((input) => [typeOf(input), input.name].filter(Boolean).join(' ')).join(', ');
  return (
    <span className="num function-name">
      <b>
        <bdi>{name}</bdi>
      </b>
      <span className="faint">
        (<bdi>{parameters}</bdi>)
      </span>
    </span>
  );
}
