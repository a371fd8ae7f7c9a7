import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { Proven } from './use-treasury.ts';

/** Shown for a value that cannot be read now, instead of an outdated one. */
export function NotProvable() {
  const { t } = useTranslation('transparency');
  return <Badge tone="hatch">{t('unproven')}</Badge>;
}

/** Coins as read from the chain. */
export function ProvenCoins({ wei }: { wei: Proven<string> }) {
  const { language } = useLanguage();
  if (wei === undefined) return <Skeleton className="w-24" />;
  if (wei === null) return <NotProvable />;
  return (
    <span className="amount">
      {formatAmount(BigInt(wei), NATIVE_COIN.decimals, language, 2)}
      <span className="u">{NATIVE_COIN.symbol}</span>
    </span>
  );
}
