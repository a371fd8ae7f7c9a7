import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Definition } from '../../../ui/panel.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';

export interface SenderAndTargetProps {
  readonly transaction: { readonly from: string; readonly to: string | null };
}

/** Sender and recipient in the overview of a transaction in any state. */
export function SenderAndTarget({ transaction: { from, to } }: SenderAndTargetProps) {
  const { t } = useTranslation('explorer');
  return (
    <>
      <Definition name={t('transaction.from')}>
        <NamedAddress address={from} hasCopy />
      </Definition>
      {to ? (
        <Definition name={t('transaction.to')}>
          <NamedAddress address={to} hasCopy />
        </Definition>
      ) : null}
    </>
  );
}
