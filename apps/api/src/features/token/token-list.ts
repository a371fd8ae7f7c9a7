import { blocks, deployedContracts } from '@nova/db/schema/explorer';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { ContractName } from '@nova/shared/chain/deployment';
import type { TokenList } from '@nova/shared/token/schemas';
import { eq, inArray } from 'drizzle-orm';
import { decodeFunctionResult, encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { chainUnavailable } from '../../http/chain/chain-unavailable.ts';
import { toWireTime } from '../../http/clock.ts';

/** Our contracts that are ERC-20 tokens. Tokens of other people are not ours to recommend. */
const OWN_TOKENS: readonly ContractName[] = ['ActionLedger', 'WrappedNAC', 'TestUSDT'];
const VIEWS = ['name', 'symbol', 'decimals'] as const;
const BYTES = /^0x([0-9a-f]{2})+$/i;
type Token = TokenList['tokens'][number];

/**
 * Creates a reader of the list of our tokens. Its version rises with the number of tokens, because a deployment only
 * adds some.
 * @throws AppError `unavailable` if the contracts are not indexed yet or the chain does not respond
 */
export function createTokenListReader({
  db,
  chain,
}: Pick<ApiContext, 'db' | 'chain'>): () => Promise<TokenList> {
  // The names of these contracts never change.
  const known = new Map<Hex, Token>();
  return async () => {
    const rows = await db
      .select({ address: deployedContracts.address, deployedAt: blocks.timestamp })
      .from(deployedContracts)
      .innerJoin(blocks, eq(blocks.number, deployedContracts.deployedAtBlock))
      .where(inArray(deployedContracts.name, [...OWN_TOKENS]))
      .orderBy(deployedContracts.deployedAtBlock, deployedContracts.name);
    const newest = rows
      .map(({ deployedAt }) => deployedAt)
      .toSorted((a, b) => Number(a) - Number(b))
      .at(-1);
    if (newest === undefined) throw chainUnavailable();
    for (const { address } of rows)
      if (!known.has(address)) known.set(address, await readToken({ chain }, address));
    return {
      name: 'Nova',
      timestamp: toWireTime(newest),
      version: { major: 1, minor: rows.length, patch: 0 },
      tokens: rows.map(({ address }) => known.get(address)!),
    };
  };
}

async function readToken({ chain }: Pick<ApiContext, 'chain'>, address: Hex): Promise<Token> {
  const answers = await chain.call(
    VIEWS.map((functionName) => ({
      method: 'eth_call',
      params: [{ to: address, data: encodeFunctionData({ abi: erc20Abi, functionName }) }, 'latest'],
    })),
  );
  const [name, symbol, decimals] = answers.map((answer) =>
    typeof answer === 'string' && BYTES.test(answer) ? (answer as Hex) : null,
  );
  if (!name || !symbol || !decimals) throw chainUnavailable();
  return {
    chainId: CHAIN_ID,
    address: getAddress(address),
    name: decodeFunctionResult({ abi: erc20Abi, functionName: 'name', data: name }),
    symbol: decodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', data: symbol }),
    decimals: decodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', data: decimals }),
  };
}
