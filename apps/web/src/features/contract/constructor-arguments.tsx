import type { Verification } from '@nova/shared/contract/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** The constructor arguments, decoded and as sent. */
export function ConstructorArguments({
  verification: { constructor_arguments: constructorArguments },
  children,
}: {
  verification: Verification;
  /** The decoded arguments. */
  children: ReactNode;
}) {
  const { t } = useTranslation('contract');
  if (constructorArguments === null) return t('arguments.unknown');
  if (constructorArguments === '0x') return t('arguments.none');
  return (
    <div className="contract-values">
      {children}
      <details className="contract-raw">
        <summary>{t('arguments.raw')}</summary>
        <p className="num hex">{constructorArguments}</p>
        <CopyButton
          text={constructorArguments}
          label={t('arguments.copy')}
          done={t('arguments.copied')}
          isLabelled
        />
      </details>
    </div>
  );
}
