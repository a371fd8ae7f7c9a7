import type { Contract } from '@nova/shared/contract/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { AbiView } from './abi-view.tsx';
import { Bytecode } from './bytecode.tsx';
import { ContractSummary } from './contract-summary.tsx';
import { ProxyNote } from './proxy-note.tsx';
import { SourceView } from './source-view.tsx';
import { Unverified } from './verify/unverified.tsx';

/** Sources, ABI and settings of a verified contract; otherwise a link to verify it. */
export function ContractCode({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contract');
  const { verification, proxy } = contract;
  const isClone = proxy?.kind === 'eip1167' || proxy?.kind === 'eip7702';
  return (
    <div className="contract-parts">
      {proxy ? <ProxyNote proxy={proxy} /> : null}
      {verification ? (
        <>
          <ContractSummary address={contract.address} verification={verification} />
          <SourceView verification={verification} />
          <AbiView abi={verification.abi} name={verification.name} title={t('abi.title')} />
        </>
      ) : isClone ? null : (
        <Unverified contract={contract} />
      )}
      <Bytecode contract={contract} />
      {verification?.match === 'partial' ? <Unverified contract={contract} isPartial /> : null}
    </div>
  );
}
