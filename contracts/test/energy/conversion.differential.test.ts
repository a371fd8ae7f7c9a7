import { actionLedgerAbi, actionLedgerBytecode } from '@nova/abi/action-ledger';
import { communityRewardsAbi, communityRewardsBytecode } from '@nova/abi/community-rewards';
import { BOUGHT_NAC_PER_CONVERTED_NAC, POT_POINTS_PER_DAY } from '@nova/shared/energy/allowance';
import { EP_PER_NAC } from '@nova/shared/energy/constants';
import {
  ACCOUNT_POINTS_PER_DAY,
  EMPTY_BOOKS,
  TOTAL_POINTS_PER_DAY,
  convertTypedData,
  decideConversion,
} from '@nova/shared/energy/conversion';
import { DRIP_COOLDOWN_SECONDS, DRIP_WEI, DRIP_WEI_PER_DAY } from '@nova/shared/faucet/constants';
import { boolean, constantFrom, integer, oneof, record, sample } from 'fast-check';
import {
  type Hex,
  type Abi,
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  keccak256,
  numberToHex,
  parseEther,
  stringToHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerCatalogue } from '../../scripts/action-ledger-code.ts';
import { ANVIL_ACCOUNT, type AnvilClient, createAnvilClient, deployFromAnvil } from '../send-from-anvil.ts';
import { type Anvil, startAnvil } from '../start-anvil.ts';
import { boughtCoinsCode } from './bought-coins.ts';

const attestor = privateKeyToAccount(keccak256(stringToHex('attestor')));

let anvil: Anvil;
let client: AnvilClient;
let rewards: Address;

beforeAll(async () => {
  anvil = await startAnvil();
  client = createAnvilClient(anvil.rpcUrl);
  const ledger = await deployFromAnvil(client, {
    abi: actionLedgerAbi,
    bytecode: actionLedgerBytecode,
    args: [ANVIL_ACCOUNT, ANVIL_ACCOUNT, ANVIL_ACCOUNT, ledgerCatalogue],
  });
  const presale = await deployFromAnvil(client, { abi: [], bytecode: boughtCoinsCode('10') });
  rewards = await deployFromAnvil(client, {
    abi: communityRewardsAbi,
    bytecode: communityRewardsBytecode,
    args: [ANVIL_ACCOUNT, attestor.address, ANVIL_ACCOUNT, ANVIL_ACCOUNT, ledger, presale],
    value: parseEther('1000'),
  });
});
afterAll(() => anvil.stop());

describe('conversion.ts, faucet.ts and CommunityRewards', () => {
  it('agree on rates and limits', async () => {
    const read = (
      functionName:
        | 'POINTS_PER_NAC'
        | 'ACCOUNT_POINTS_PER_DAY'
        | 'TOTAL_POINTS_PER_DAY'
        | 'POT_POINTS_PER_DAY'
        | 'BOUGHT_NAC_PER_CONVERTED_NAC'
        | 'DRIP_WEI'
        | 'DRIP_COOLDOWN'
        | 'DRIP_WEI_PER_DAY',
    ) => client.readContract({ address: rewards, abi: communityRewardsAbi, functionName });
    expect(await read('POINTS_PER_NAC')).toBe(BigInt(EP_PER_NAC));
    expect(await read('ACCOUNT_POINTS_PER_DAY')).toBe(BigInt(ACCOUNT_POINTS_PER_DAY));
    expect(await read('TOTAL_POINTS_PER_DAY')).toBe(BigInt(TOTAL_POINTS_PER_DAY));
    expect(await read('POT_POINTS_PER_DAY')).toBe(BigInt(POT_POINTS_PER_DAY));
    expect(await read('BOUGHT_NAC_PER_CONVERTED_NAC')).toBe(BOUGHT_NAC_PER_CONVERTED_NAC);
    expect(await read('DRIP_WEI')).toBe(DRIP_WEI);
    expect(await read('DRIP_COOLDOWN')).toBe(BigInt(DRIP_COOLDOWN_SECONDS));
    expect(await read('DRIP_WEI_PER_DAY')).toBe(DRIP_WEI_PER_DAY);
  });

  it('name the arguments of their events alike', () => {
    const abi: Abi = communityRewardsAbi;
    const namesOf = (event: string) =>
      abi.flatMap((item) =>
        item.type === 'event' && item.name === event ? item.inputs.map((input) => input.name) : [],
      );
    expect(namesOf('Converted')).toEqual(['account', 'points', 'nacWei', 'nonce']);
    expect(namesOf('Dripped')).toEqual(['opId', 'to', 'nacWei']);
  });

  it('agree on 1,000 random conversions and their permits', async () => {
    const { timestamp } = await client.getBlock();
    const inputs = sample(
      record({
        account: integer({ min: 1, max: 1_000_000 }),
        points: oneof(integer({ min: 0, max: 1_000 }), constantFrom(100, 200, 300, 400, 500, 600)),
        // Seconds from now.
        deadline: integer({ min: -100, max: 10_000 }),
        // If tampered, the call differs from the signed permit by one in one value.
        tampered: oneof(boolean(), constantFrom(false)),
        nonce: constantFrom(0n, 0n, 0n, 1n),
      }),
      { numRuns: 1_000, seed: 96_969 },
    );
    const seen: Record<string, number> = {};
    const disagreements = [];
    for (const input of inputs) {
      const account = numberToHex(input.account, { size: 20 });
      const deadline = timestamp + BigInt(input.deadline);
      const permit = { account, points: BigInt(input.points), nonce: input.nonce, deadline };
      const typedData = convertTypedData({ chainId: client.chain.id, address: rewards }, permit);
      const signature = await attestor.signTypedData(typedData);
      const sent = deadline + (input.tampered ? 1n : 0n);
      const decision = decideConversion(
        input.points,
        { ...EMPTY_BOOKS, coveredPoints: 200 },
        Number(timestamp),
      );
      // The permit is checked after the points and before the limits.
      const expected =
        !decision.accepted && decision.reason === 'invalid_points'
          ? 'InvalidPoints'
          : timestamp > sent
            ? 'PermitExpired'
            : input.tampered || input.nonce !== 0n
              ? 'InvalidPermit'
              : decision.accepted
                ? 'AccessControlUnauthorizedAccount'
                : `AccountCapReached ${decision.leftPoints} ${decision.nextAt}`;
      const actual = await refusalOf(account, permit.points, sent, signature);
      seen[actual.split(' ')[0]!] = (seen[actual.split(' ')[0]!] ?? 0) + 1;
      if (actual !== expected) disagreements.push({ ...input, expected, actual });
    }
    expect(disagreements).toEqual([]);
    // Every outcome must have occurred, or the test would prove nothing about it.
    expect(Object.keys(seen).toSorted()).toEqual([
      'AccessControlUnauthorizedAccount',
      'AccountCapReached',
      'InvalidPermit',
      'InvalidPoints',
      'PermitExpired',
    ]);
  });
});

/**
 * Calls the contract. An accepted conversion fails at the ledger, which does not allow the contract to
 * spend points.
 */
async function refusalOf(account: Address, points: bigint, deadline: bigint, permit: Hex): Promise<string> {
  try {
    await client.simulateContract({
      account,
      address: rewards,
      abi: [...communityRewardsAbi, ...actionLedgerAbi.filter((item) => item.type === 'error')],
      functionName: 'convert',
      args: [points, deadline, permit],
      blockTag: 'latest',
    });
    return 'accepted';
  } catch (error) {
    const reverted =
      error instanceof BaseError && error.walk((e) => e instanceof ContractFunctionRevertedError);
    if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
    const { errorName, args } = reverted.data ?? {};
    return errorName === 'AccountCapReached' ? `${errorName} ${args?.join(' ')}` : String(errorName);
  }
}
