import type { TokenOrder } from '@nova/shared/token/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Address } from '../../ui/entity/address.tsx';
import { SealState } from '../../ui/feedback/seal-state.tsx';

/** Tokens that the server is currently creating for the account. */
export function WaitingOrders({ orders }: { orders: readonly TokenOrder[] }) {
  const { t } = useTranslation('token');
  const waiting = orders.filter(({ status }) => status === 'waiting');
  if (waiting.length === 0) return null;
  return (
    <ul className="token-waiting">
      {waiting.map(({ operation_id: id, symbol, token }) => (
        <li key={id}>
          <SealState shape="pending">{t('mine.onItsWay')}</SealState> <bdi>{symbol}</bdi>{' '}
          <Address address={token} isLink={false} />
        </li>
      ))}
    </ul>
  );
}
