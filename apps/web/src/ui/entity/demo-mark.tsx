import { useAddressFacts } from '../../lib/chain/address-facts.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../badge.tsx';

/** Marks the wallet of a demo account and what it created; nothing for other addresses. */
export function DemoMark({ address }: { address: string }) {
  const { t } = useTranslation();
  if (!useAddressFacts(address).isOfDemo) return null;
  return (
    <span className="demo-mark">
      <Badge tone="hatch">{t('entity.demo')}</Badge>
    </span>
  );
}
