import type { Contract } from '@nova/shared/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestChain } from '../../lib/chain/chain-rpc.ts';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { STALE_MS } from '../../lib/queries/query-client.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useErrorText } from '../../ui/feedback/error-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The deployed bytecode, with or without verified sources; loaded when it is expanded. */
export function Bytecode({ contract: { address, code_size: codeSize } }: { contract: Contract }) {
  const { t } = useTranslation('contract');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const { data: code, error } = useQuery({
    queryKey: ['contract', 'bytecode', address],
    queryFn: ({ signal }) => requestChain<string>('eth_getCode', [address, 'latest'], signal),
    staleTime: STALE_MS.catalogue,
    enabled: isOpen,
  });
  const size =
    codeSize === null
      ? null
      : t('unverified.size', { count: codeSize, bytes: formatInteger(codeSize, language) });
  return (
    <section className="contract-part" aria-label={t('bytecode.title')}>
      <div className="contract-head">
        <h3>{t('bytecode.title')}</h3>
        <span className="faint small">{size}</span>
        {code ? (
          <span className="moves">
            <CopyButton text={code} label={t('bytecode.copy')} done={t('bytecode.copied')} isLabelled />
          </span>
        ) : null}
      </div>
      <details className="contract-raw" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{t('abi.show')}</summary>
        {error && !code ? (
          <p className="field-error">{errorText(error)}</p>
        ) : code ? (
          <pre className="bytecode" tabIndex={0}>
            {code}
          </pre>
        ) : (
          <Skeleton className="h-40" />
        )}
      </details>
    </section>
  );
}
