import { lockedVestingAbi } from '@nova/abi/locked-vesting';
import { safeL2Abi } from '@nova/abi/safe-l2';
import { deployedContracts } from '@nova/db/schema/explorer';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { ALLOCATIONS } from '@nova/shared/treasury/allocation';
import type { Treasury } from '@nova/shared/treasury/schemas';
import { VESTING_SCHEDULES } from '@nova/shared/treasury/vesting';
import { type Hex, decodeFunctionResult, encodeFunctionData } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import type { ChainClient } from '../../http/chain/chain-client.ts';
import { toWireTime } from '../../http/clock.ts';
import {
  balanceCall,
  readNewestBlock,
  toBigInt,
  toBytes,
  TREASURY_READ_MS,
  viewCall,
  type ReadBlock,
} from './read-at-block.ts';

type Addresses = ReadonlyMap<string, Hex>;
const VESTING_VIEWS = ['start', 'end', 'released', 'releasable'] as const;

/**
 * Reads the distribution of the supply at the end of one block. Values that the chain does not return are
 * null.
 */
export async function readTreasury({ db, chain }: ApiContext): Promise<Treasury> {
  const rows = await db.select().from(deployedContracts);
  const addresses: Addresses = new Map(rows.map((row) => [row.name, row.address]));
  const block = await readNewestBlock(chain);
  return {
    block: block && {
      number: block.number,
      hash: block.hash as Hex,
      state_root: block.stateRoot as Hex,
      sealed_at: toWireTime(block.sealedAt),
    },
    chain_id: CHAIN_ID,
    holders: await readHolders(chain, addresses, block),
    vesting: await readVesting(chain, addresses, block),
    safe: await readSafe(chain, addresses, block),
    contracts: rows
      .map(({ name, address, deployedAtBlock }) => ({ name, address, deployed_at_block: deployedAtBlock }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

async function readHolders(chain: ChainClient, addresses: Addresses, block: ReadBlock | null) {
  const holders = ALLOCATIONS.flatMap(({ holder }) => addresses.get(holder) ?? []);
  const answers = block
    ? await chain.call(
        holders.map((address) => balanceCall(address, block.number)),
        TREASURY_READ_MS,
      )
    : [];
  const balances = new Map(holders.map((address, index) => [address, toBigInt(answers[index])]));
  return ALLOCATIONS.map(({ holder, amountWei }) => {
    const address = addresses.get(holder) ?? null;
    const balance = address === null ? null : balances.get(address);
    return {
      holder,
      address,
      allocated_wei: amountWei.toString(),
      balance_wei: balance?.toString() ?? null,
    };
  });
}

async function readVesting(chain: ChainClient, addresses: Addresses, block: ReadBlock | null) {
  return Promise.all(
    VESTING_SCHEDULES.map(async ({ holder }) => {
      const address = addresses.get(holder);
      const [start, end, released, releasable] =
        address && block ? await readViews(chain, address, block.number) : [];
      return {
        holder,
        starts_at: toTime(start),
        ends_at: toTime(end),
        released_wei: released?.toString() ?? null,
        releasable_wei: releasable?.toString() ?? null,
      };
    }),
  );
}

async function readViews(chain: ChainClient, address: string, block: number): Promise<(bigint | null)[]> {
  const calls = VESTING_VIEWS.map((functionName) =>
    viewCall(address, encodeFunctionData({ abi: lockedVestingAbi, functionName }), block),
  );
  // Each of the four functions returns a single number of 32 bytes.
  return (await chain.call(calls, TREASURY_READ_MS)).map((answer) =>
    toBytes(answer) === null ? null : toBigInt(answer),
  );
}

const toTime = (seconds: bigint | null | undefined) =>
  seconds === null || seconds === undefined ? null : toWireTime(Number(seconds) * 1000);

async function readSafe(
  chain: ChainClient,
  addresses: Addresses,
  block: ReadBlock | null,
): Promise<Treasury['safe']> {
  const address = addresses.get('Safe') ?? null;
  if (address === null || block === null) return { address, threshold: null, owners: null };
  const abi = safeL2Abi;
  const [threshold, owners] = await chain.call(
    [
      viewCall(address, encodeFunctionData({ abi, functionName: 'getThreshold' }), block.number),
      viewCall(address, encodeFunctionData({ abi, functionName: 'getOwners' }), block.number),
    ],
    TREASURY_READ_MS,
  );
  const [thresholdBytes, ownerBytes] = [toBytes(threshold), toBytes(owners)];
  const list = ownerBytes && decodeFunctionResult({ abi, functionName: 'getOwners', data: ownerBytes });
  return {
    address,
    threshold: thresholdBytes === null ? null : Number(BigInt(thresholdBytes)),
    owners: list && list.map((owner) => owner.toLowerCase() as Hex),
  };
}
