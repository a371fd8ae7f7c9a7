import { tokens } from '@nova/db/schema/token';
import { TOTAL_SUPPLY_WEI } from '@nova/shared/chain/constants';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { toNumber } from '../../http/chain/chain-client.ts';
import type { EtherscanAnswer, EtherscanCall, EtherscanModule } from '../../http/chain/etherscan-call.ts';
import { answerError, answerOk, EtherscanError } from './answers.ts';
import { createDailyActions } from './daily/daily-actions.ts';
import { readAddress } from './params.ts';
import { readTokenSupplyAt } from './token-history.ts';

/** Returns the module `stats`. All coins exist from the first block on, and none is ever burned. */
export function createStatsActions(context: Pick<ApiContext, 'db' | 'chain' | 'clock'>): EtherscanModule {
  return {
    ethsupply: async () => answerOk(TOTAL_SUPPLY_WEI.toString()),
    // All fees go to the validator, and nothing is staked.
    ethsupply2: async () =>
      answerOk({
        EthSupply: TOTAL_SUPPLY_WEI.toString(),
        Eth2Staking: '0',
        BurntFees: '0',
        WithdrawnTotal: '0',
      }),
    tokensupply: async (call) => readTokenSupply(context, call),
    tokensupplyhistory: async (call) => readTokenSupplyAt(context, call),
    nodecount: async () => countNodes(context),
    // NAC is not traded yet, and clients would treat an invented price as real.
    ethprice: async () => answerError('Error! NAC has no market price'),
    ...createDailyActions(context),
  };
}

async function readTokenSupply(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const address = readAddress(call, 'contractaddress');
  const [token] = await db
    .select({ totalSupply: tokens.totalSupply })
    .from(tokens)
    .where(eq(tokens.address, address));
  return answerOk((token?.totalSupply ?? 0n).toString());
}

/** Counts the verified followers and the validator. */
async function countNodes({ chain, clock }: Pick<ApiContext, 'chain' | 'clock'>): Promise<EtherscanAnswer> {
  const [peers] = await chain.call([{ method: 'net_peerCount', params: [] }]);
  const count = toNumber(peers);
  if (count === null)
    throw new EtherscanError('Error! The chain node did not return its peers. Please try again.');
  return answerOk({
    UTCDate: new Date(clock()).toISOString().slice(0, 10),
    TotalNodeCount: (count + 1).toString(),
  });
}
