import type { UserOperationDetail } from '@nova/shared/explorer/user-operation-schemas';
import type { Hex } from 'viem';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { TimeAgoExact } from '../../../ui/entity/time-ago.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { DecodedValues, Signature } from '../transaction/decoded-values.tsx';
import { useDecoder } from '../transaction/use-decoder.ts';
import { UserOperationState } from './use-user-operation-columns.tsx';

/** Why a call reverted, as reported by the contract. */
function Reason({ operation, data }: { operation: UserOperationDetail; data: Hex }) {
  const { t } = useTranslation('explorer');
  const call = operation.calls?.[0];
  const decoder = useDecoder({ to: call?.to ?? operation.sender, logs: [], input: data });
  const decoded = decoder.failureOf(data);
  return (
    <div className="failure">
      <p className="faint small">{t('transaction.failedReason')}</p>
      {decoded ? (
        <>
          <Signature decoded={decoded} />
          <DecodedValues decoded={decoded} />
        </>
      ) : (
        <p className="num">{data}</p>
      )}
    </div>
  );
}

function Outcome({ operation }: { operation: UserOperationDetail }) {
  const { t } = useTranslation('explorer');
  const { status, revert_reason: reason, post_op_revert_reason: postOpReason } = operation;
  return (
    <Definition name={t('transaction.status')}>
      <UserOperationState status={status} />
      {status === 'failed' ? <p className="faint small">{t('operation.failedHint')}</p> : null}
      {reason === null ? null : <Reason operation={operation} data={reason} />}
      {postOpReason === null ? null : <Reason operation={operation} data={postOpReason} />}
    </Definition>
  );
}

function Fees({ operation }: { operation: UserOperationDetail }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const { request } = operation;
  const number = (value: string) => <span className="num">{formatInteger(Number(value), language)}</span>;
  return (
    <>
      <Definition name={t('operation.cost')}>
        <Amount wei={operation.gas_cost} maximumDecimals={18} />
      </Definition>
      <Definition name={t('gas')}>{number(operation.gas_used)}</Definition>
      {request ? (
        <>
          <Definition name={t('operation.callGasLimit')}>{number(request.call_gas_limit)}</Definition>
          <Definition name={t('operation.verificationGasLimit')}>
            {number(request.verification_gas_limit)}
          </Definition>
          <Definition name={t('operation.preVerificationGas')}>
            {number(request.pre_verification_gas)}
          </Definition>
        </>
      ) : null}
    </>
  );
}

/** Everything about a user operation besides its calls. */
export function UserOperationOverview({ operation }: { operation: UserOperationDetail }) {
  const { t } = useTranslation('explorer');
  const { paymaster, factory, request } = operation;
  return (
    <Panel title={t('transaction.overview')}>
      <Definitions>
        <Outcome operation={operation} />
        <Definition name={t('operation.account')}>
          <NamedAddress address={operation.sender} hasCopy />
        </Definition>
        {factory === null ? null : (
          <Definition name={t('operation.factory')}>
            <NamedAddress address={factory} hasCopy />
          </Definition>
        )}
        <Definition name={t('operation.bundler')}>
          <NamedAddress address={operation.bundler} hasCopy />
        </Definition>
        <Definition name={t('operation.paidBy')}>
          {paymaster === null ? t('operation.paysItself') : <NamedAddress address={paymaster} hasCopy />}
        </Definition>
        {request ? (
          <Definition name={t('operation.beneficiary')}>
            <NamedAddress address={request.beneficiary} hasCopy />
          </Definition>
        ) : null}
        <Definition name={t('operation.entryPoint')}>
          <NamedAddress address={operation.entry_point} hasCopy />
        </Definition>
        <Definition name={t('transaction.nonce')}>
          <span className="num">{operation.nonce}</span>
        </Definition>
        <Fees operation={operation} />
        <Definition name={t('address.transaction')}>
          <TransactionLink hash={operation.transaction_hash} hasCopy />
        </Definition>
        <Definition name={t('transaction.block')}>
          <BlockLink number={operation.block_number} />
        </Definition>
        <Definition name={t('transaction.time')}>
          <TimeAgoExact time={operation.timestamp} />
        </Definition>
      </Definitions>
    </Panel>
  );
}
