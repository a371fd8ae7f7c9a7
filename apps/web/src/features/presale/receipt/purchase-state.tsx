import type { Purchase, PurchaseStatus } from '@nova/shared/presale/purchase';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { SealState, type SealShape } from '../../../ui/seal-state.tsx';

const SHAPES: Readonly<Record<PurchaseStatus, SealShape>> = {
  quoted: 'pending',
  pending: 'pending',
  confirming: 'pending',
  paid: 'pending',
  completed: 'sealed',
  expired: 'idle',
  failed: 'failed',
  refund_due: 'failed',
  refunded: 'idle',
};

/** Where a purchase is, and whether money moved at all. */
export function PurchaseState({ purchase }: { purchase: Pick<Purchase, 'status' | 'is_simulated'> }) {
  const { t } = useTranslation('presale');
  const { status, is_simulated: isSimulated } = purchase;
  return (
    <span className="row">
      <SealState shape={SHAPES[status]}>{t(`status.${status}`)}</SealState>
      {isSimulated ? <Badge tone="hatch">{t('receipt.simulated')}</Badge> : null}
    </span>
  );
}
