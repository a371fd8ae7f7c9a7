import { presaleAbi } from '@nova/abi/presale';
import type { Database } from '@nova/db/database';
import { whitelist } from '@nova/db/schema/whitelist';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { eq } from 'drizzle-orm';
import { encodeFunctionData, type Hex } from 'viem';
import type { RpcClient } from '../../lib/chain/rpc-client.ts';

export interface OpeningContext {
  readonly db: Database;
  readonly rpc: RpcClient;
  readonly clock: () => number;
  /** Rejects while the node is unavailable. */
  loadContracts(): Promise<DeployedContracts>;
}

const TIMES = (['WHITELIST_OPENS_AT', 'PUBLIC_OPENS_AT'] as const).map((functionName) =>
  encodeFunctionData({ abi: presaleAbi, functionName }),
);

/**
 * Returns a function that tells whether a wallet (lowercase) may buy now according to the contract's times.
 * Rejects while the chain does not answer.
 */
export function createOpening({ db, rpc, clock, loadContracts }: OpeningContext) {
  // Cached permanently, because a contract never changes its times.
  let known: { readonly sale: Hex; readonly times: readonly number[] } | undefined;
  const readTimes = async () => {
    const sale = (await loadContracts()).Presale?.address;
    if (sale === undefined) throw new Error('this chain has no presale');
    if (known?.sale !== sale) {
      const calls = TIMES.map((data) => ({ method: 'eth_call', params: [{ to: sale, data }, 'latest'] }));
      known = { sale, times: (await rpc.batch<Hex>(calls)).map(Number) };
    }
    return known.times;
  };
  return async (address: Hex): Promise<boolean> => {
    const [whitelistOpensAt = 0, publicOpensAt = 0] = await readTimes();
    const isApproved = (await db.$count(whitelist, eq(whitelist.address, address))) > 0;
    return (isApproved ? whitelistOpensAt : publicOpensAt) * 1000 <= clock();
  };
}
