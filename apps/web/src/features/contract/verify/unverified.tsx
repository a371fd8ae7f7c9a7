import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Contract } from '@nova/shared/contract/schemas';
import { useState } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CopyableField } from '../../../ui/copyable-field.tsx';
import { OutcomeView } from '../call/outcome-view.tsx';
import { VerifyForm } from './verify-form.tsx';

/** A contract without sources or with a partial match: what is known, and the form to verify it. */
export function Unverified({ contract, isPartial = false }: { contract: Contract; isPartial?: boolean }) {
  const { t } = useTranslation('contract');
  const { language } = useLanguage();
  const { address, code_size: codeSize, compiler_hint: compilerHint } = contract;
  const [request, setRequest] = useState<string | null>(null);
  return (
    <section className="contract-part" aria-label={t('verify.title')}>
      {isPartial ? null : (
        <>
          <div className="contract-head">
            <Badge tone="hatch">{t('unverified.badge')}</Badge>
          </div>
          <h3>{t('unverified.title')}</h3>
          <p className="muted">{t('unverified.text')}</p>
          <p className="faint small">
            {codeSize === null
              ? null
              : t('unverified.size', { count: codeSize, bytes: formatInteger(codeSize, language) })}
            {compilerHint ? `. ${t('unverified.madeBy', { version: compilerHint })}` : null}
          </p>
        </>
      )}
      <h3>{t('verify.title')}</h3>
      {request ? <OutcomeView address={address} id={request} onAgain={() => setRequest(null)} /> : null}
      <div hidden={request !== null}>
        <VerifyForm contract={contract} onSent={setRequest} />
        <CopyableField
          name={t('verify.forge')}
          value={`forge verify-contract ${address} src/File.sol:Name --verifier custom --verifier-url ${location.origin}/api --chain ${CHAIN_ID}`}
          label={t('verify.copyForge')}
          done={t('verify.forgeCopied')}
        />
      </div>
    </section>
  );
}
