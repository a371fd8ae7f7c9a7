import { lockedVestingAbi, lockedVestingBytecode } from '@nova/abi/locked-vesting';
import { getAllocation } from '@nova/shared/treasury/allocation';
import { addMonths, toVestingTimes, VESTING_SCHEDULES, vestedWei } from '@nova/shared/treasury/vesting';
import { integer, oneof, sample } from 'fast-check';
import { getContract } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnvilClient, createAnvilClient, deployFromAnvil } from '../send-from-anvil.ts';
import { type Anvil, startAnvil } from '../start-anvil.ts';

const LAUNCH = 1_768_435_200;
const SAFE = '0x00000000000000000000000000000000000000fe';

let anvil: Anvil;
let client: AnvilClient;

beforeAll(async () => {
  anvil = await startAnvil(['--balance', '1000000000']);
  client = createAnvilClient(anvil.rpcUrl);
});
afterAll(() => anvil.stop());

describe('vesting.ts and LockedVesting', () => {
  it.each(VESTING_SCHEDULES)('release the same amount to $holder at 350 random times', async (schedule) => {
    const amountWei = getAllocation(schedule.holder);
    const { startAt, durationSeconds, cliffSeconds } = toVestingTimes(schedule, LAUNCH);
    const address = await deployFromAnvil(client, {
      abi: lockedVestingAbi,
      bytecode: lockedVestingBytecode,
      args: [SAFE, BigInt(startAt), BigInt(durationSeconds), BigInt(cliffSeconds)],
      value: amountWei,
    });
    const contract = getContract({ address, abi: lockedVestingAbi, client });
    const month = integer({ min: 0, max: 31 }).map((months) => addMonths(LAUNCH, months) - LAUNCH);
    const moments = oneof(
      integer({ min: -1_000, max: 31 * 31 * 86_400 }),
      month,
      month.map((seconds) => seconds - 1),
    );
    const disagreements = await Promise.all(
      sample(moments, { numRuns: 350, seed: 96_969 }).map(async (passed) => {
        const at = LAUNCH + passed;
        const onChain = await contract.read.vestedAmount([BigInt(at)]);
        return onChain === vestedWei(schedule, amountWei, LAUNCH, at) ? null : { passed, onChain };
      }),
    );
    expect(disagreements.filter((found) => found !== null)).toEqual([]);
  });
});
