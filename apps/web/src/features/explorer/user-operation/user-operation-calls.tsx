import type { AccountCall, UserOperationDetail } from '@nova/shared/explorer/user-operation-schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DecodedValues, Signature } from '../transaction/decoded-values.tsx';
import { useDecoder } from '../transaction/use-decoder.ts';

function Bytes({ name, value }: { name: string; value: string }) {
  return (
    <details className="raw">
      <summary>{name}</summary>
      <p>{value}</p>
    </details>
  );
}

/** One call of the account, decoded if the contract's ABI is known. */
function Call({ call }: { call: AccountCall }) {
  const { t } = useTranslation('explorer');
  const decoded = useDecoder({ to: call.to, logs: [], input: call.data }).input;
  return (
    <li className="in decoded">
      <p>
        <NamedAddress address={call.to} hasCopy />{' '}
        {call.value === '0' ? null : <Amount wei={call.value} maximumDecimals={18} />}
      </p>
      {decoded ? (
        <>
          <Signature decoded={decoded} />
          <DecodedValues decoded={decoded} />
        </>
      ) : null}
      {call.data === '0x' ? null : <Bytes name={t('transaction.data')} value={call.data} />}
    </li>
  );
}

/** The calls of a user operation, and what the account signed as raw bytes. */
export function UserOperationCalls({ operation }: { operation: UserOperationDetail }) {
  const { t } = useTranslation('explorer');
  const { request, calls } = operation;
  if (!request) {
    return (
      <Panel title={t('operation.calls')}>
        <p className="in muted">{t('operation.requestUnknown')}</p>
      </Panel>
    );
  }
  return (
    <Panel
      title={t('operation.calls')}
      {...(calls && { end: <span className="faint">{t('internal.count', { count: calls.length })}</span> })}
    >
      {calls ? (
        <ol>
          {calls.map((call, index) => (
            <Call key={call.to + String(index)} call={call} />
          ))}
        </ol>
      ) : (
        <p className="in muted">{t('operation.callsUnknown')}</p>
      )}
      <Bytes name={t('operation.callData')} value={request.call_data} />
      {request.init_code === '0x' ? null : <Bytes name={t('operation.initCode')} value={request.init_code} />}
      {request.paymaster_and_data === '0x' ? null : (
        <Bytes name={t('operation.paymasterData')} value={request.paymaster_and_data} />
      )}
      <Bytes name={t('operation.signature')} value={request.signature} />
    </Panel>
  );
}
