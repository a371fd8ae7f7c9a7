import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { readNacBalance } from '../../../lib/api/read-nac-balance.ts';
import { presaleKeys } from '../presale-keys.ts';
import { encodeCall } from '../sale/presale-errors.ts';
import { callViews } from '../presale-api.ts';
import type { Sale } from '../sale/sale.ts';

/** Balances of the connected wallet that are relevant for buying. */
export interface Buyer {
  readonly address: Hex;
  readonly usdtUnits: bigint;
  readonly nacWei: bigint;
  /** USDT units that the presale is allowed to transfer. */
  readonly allowedUnits: bigint;
  /** Whether the bonus was used or is held by an open reservation. */
  readonly hasBonus: boolean;
  readonly isWhitelisted: boolean;
}

async function readBuyer(address: Hex, sale: Sale, signal: AbortSignal): Promise<Buyer> {
  const { contract, usdt } = sale;
  if (contract === null) throw new Error('There is no sale to buy from.');
  const [views, nacWei] = await Promise.all([
    callViews(
      [
        [contract, encodeCall('hasBonus', address)],
        [contract, encodeCall('isWhitelisted', address)],
        ...(usdt
          ? ([
              [usdt, encodeCall('balanceOf', address)],
              [usdt, encodeCall('allowance', address, contract)],
            ] as const)
          : []),
      ],
      signal,
    ),
    readNacBalance(address, signal),
  ]);
  const [bonus, whitelisted, usdtUnits, allowedUnits] = views.map(([word]) => word ?? 0n);
  return {
    address,
    nacWei,
    usdtUnits: usdtUnits ?? 0n,
    allowedUnits: allowedUnits ?? 0n,
    hasBonus: bonus !== 0n,
    isWhitelisted: whitelisted !== 0n,
  };
}

/** Returns balances and purchase state of a wallet from the chain. */
export function useBuyer(address: Hex | null, sale: Sale | undefined) {
  return useQuery({
    queryKey: presaleKeys.buyer(address ?? ''),
    queryFn: ({ signal }) => readBuyer(address!, sale!, signal),
    enabled: address !== null && sale !== undefined && sale.contract !== null,
  });
}
