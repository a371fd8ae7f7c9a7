import { MIN_GAS_PRICE_WEI } from '@nova/shared/chain/constants';
import { useQuery } from '@tanstack/react-query';
import { readNacBalance } from '../../../lib/api/read-nac-balance.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** Sufficient gas to buy an NFT with a royalty. */
const BUY_GAS = 150_000n;
const BUY_FEE_WEI = BUY_GAS * MIN_GAS_PRICE_WEI;

/** Returns the wei that a wallet lacks for a price and its network fee; 0 if enough or still unknown. */
export function useMissingNac(address: string, priceWei: string): bigint {
  const { data: balanceWei } = useQuery({
    queryKey: queryKeys.nacBalance(address),
    queryFn: ({ signal }) => readNacBalance(address, signal),
    staleTime: STALE_MS.account,
  });
  if (balanceWei === undefined) return 0n;
  const missingWei = BigInt(priceWei) + BUY_FEE_WEI - balanceWei;
  return missingWei > 0n ? missingWei : 0n;
}
