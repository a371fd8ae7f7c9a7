import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { SendTransaction } from '../../lib/transaction/transaction-call.ts';
import { EmptyState, ErrorState } from '../../ui/feedback/list-states.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { type Tab, Tabs } from '../../ui/tabs/tabs.tsx';
import { ContractCode } from './contract-code.tsx';
import { useContract } from './use-contract.ts';
import { lazyPart } from '../../ui/floating/lazy-part.ts';

// Reading and writing load the ABI library, which viewing the sources does not need.
const ReadFunctions = lazyPart(async () => (await import('./call/read-functions.tsx')).default);
const WriteFunctions = lazyPart(async () => (await import('./call/write-functions.tsx')).default);

export interface ContractTabProps {
  /** Lowercase. */
  readonly address: string;
  /** Sends a call with the connected wallet, which belongs to another feature. */
  readonly onSend: SendTransaction;
}

/** The contract at an address: its code, and its functions to read and write. */
export function ContractTab({ address, onSend }: ContractTabProps) {
  const { t } = useTranslation('contract');
  const { data: contract, error, refetch } = useContract(address);
  if (error && !contract)
    return <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!contract) return <Waiting />;
  if (contract.is_contract === false) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  const code: Tab = { id: 'code', name: t('tabs.code'), content: <ContractCode contract={contract} /> };
  const read = part(<ReadFunctions contract={contract} />);
  const write = part(<WriteFunctions contract={contract} onSend={onSend} />);
  const calls: Tab[] = [
    { id: 'read', name: t('tabs.read'), content: read },
    { id: 'write', name: t('tabs.write'), content: write },
  ];
  const isKnown = contract.verification !== null || (contract.proxy?.abi ?? null) !== null;
  return (
    <div className="contract">
      {contract.code_size === null ? <Note>{t('away')}</Note> : null}
      {isKnown ? (
        <Tabs label={t('views')} tabs={[code, ...calls]} param="code" keeps={['tab']} />
      ) : (
        code.content
      )}
    </div>
  );
}

function part(content: ReactNode): ReactNode {
  return (
    <SectionBoundary>
      <Suspense fallback={<Waiting />}>{content}</Suspense>
    </SectionBoundary>
  );
}

function Waiting() {
  return (
    <div className="contract-waiting" aria-busy="true">
      <Skeleton className="w-60" />
      <Skeleton className="h-40" />
    </div>
  );
}
