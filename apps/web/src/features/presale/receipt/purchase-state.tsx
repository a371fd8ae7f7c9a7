import type { Purchase, PurchaseStatus } from '@nova/shared/presale/purchase';
import { AWAITING_APPROVAL } from '@nova/shared/presale/reasons';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { SealState, type SealShape } from '../../../ui/feedback/seal-state.tsx';

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

/** A purchase that is paid and waits for the Safe has words of its own. */
export function nameState({ status, reason }: Pick<Purchase, 'status' | 'reason'>) {
  return status === 'paid' && reason === AWAITING_APPROVAL ? AWAITING_APPROVAL : status;
}

/** Where a purchase is, and whether money moved at all. */
export function PurchaseState({
  purchase,
}: {
  purchase: Pick<Purchase, 'status' | 'reason' | 'is_simulated'>;
}) {
  const { t } = useTranslation('presale');
  const { status, is_simulated: isSimulated } = purchase;
  return (
    <span className="row">
      <SealState shape={SHAPES[status]}>{t(`status.${nameState(purchase)}`)}</SealState>
      {isSimulated ? <Badge tone="hatch">{t('receipt.simulated')}</Badge> : null}
    </span>
  );
}
