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

/** Returns the label of a purchase; one that is paid and awaits the Safe's approval has its own. */
export function nameState({ status, reason }: Pick<Purchase, 'status' | 'reason'>) {
  return status === 'paid' && reason === AWAITING_APPROVAL ? AWAITING_APPROVAL : status;
}

/** Status of a purchase, and whether it was simulated. */
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
