import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { REWARD_MIN_USDT_UNITS } from '@nova/shared/presale/constants';
import { useEnergyProgress } from '../../../lib/queries/energy-progress.ts';
import type { ConnectedWallet } from '../../../lib/chain/wallet-state.ts';

const KEY = 'presale_purchase';

/** Returns the Energy Points that a purchase will earn; null if uncertain. */
export function usePurchasePoints(wallet: ConnectedWallet | null, usdtUnits: bigint): number | null {
  const address = wallet?.mode === 'session' ? wallet.address : null;
  const { data } = useEnergyProgress(address);
  const item = data?.items.find(({ action_key: key }) => key === KEY);
  if (usdtUnits < REWARD_MIN_USDT_UNITS || item === undefined || item.reason !== null) return null;
  return rewardTypeOf(KEY).points;
}
