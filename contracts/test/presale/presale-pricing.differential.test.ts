import { presaleAbi, presaleBytecode } from '@nova/abi/presale';
import { testUSDTAbi, testUSDTBytecode } from '@nova/abi/test-usdt';
import { PRESALE_PHASES, type PhaseNumber } from '@nova/shared/presale/constants';
import { nacWeiToUsdt, quotePurchase, usdtToNacWei } from '@nova/shared/presale/pricing';
import { bigInt, constantFrom, oneof, record, sample } from 'fast-check';
import { type Address, encodeFunctionData, getContract, pad, parseEther } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ANVIL_ACCOUNT,
  type AnvilClient,
  createAnvilClient,
  deployFromAnvil,
  sendFromAnvil,
} from '../send-from-anvil.ts';
import { type Anvil, startAnvil } from '../start-anvil.ts';

const BUYER = pad('0x0b', { size: 32 });

let anvil: Anvil;
let client: AnvilClient;
let usdt: Address;
let presale: Address;

beforeAll(async () => {
  anvil = await startAnvil(['--balance', '1000000000']);
  client = createAnvilClient(anvil.rpcUrl);
  usdt = await deployFromAnvil(client, { abi: testUSDTAbi, bytecode: testUSDTBytecode });
  const settings = {
    admin: ANVIL_ACCOUNT,
    operator: ANVIL_ACCOUNT,
    curator: ANVIL_ACCOUNT,
    pauser: ANVIL_ACCOUNT,
    timelock: ANVIL_ACCOUNT,
    treasury: '0x00000000000000000000000000000000000000fe',
    usdt,
    bonusSlotsTotal: 1_000n,
    whitelistOpensAt: 0n,
    publicOpensAt: 0n,
  };
  presale = await deployFromAnvil(client, {
    abi: presaleAbi,
    bytecode: presaleBytecode,
    args: [settings],
    value: parseEther('200000000'),
  });
});
afterAll(() => anvil.stop());

describe('pricing.ts and Presale', () => {
  it('agree on the terms of each phase', async () => {
    for (const { phase, priceUsdtUnits, allocationWei } of PRESALE_PHASES) {
      const terms = await client.readContract({
        address: presale,
        abi: presaleAbi,
        functionName: 'phaseOf',
        args: [BigInt(phase)],
      });
      expect(terms).toEqual({ priceUsdtUnits, allocationWei, soldWei: 0n, reservedWei: 0n });
    }
  });

  it('agree on coins, cost and bonus for 1,000 random inputs', async () => {
    const inputs = sample(
      record({
        phase: constantFrom<PhaseNumber>(1, 2, 3),
        // Values around the limits of minimum and bonus, and arbitrary ones.
        usdtUnits: oneof(bigInt({ min: 0n, max: 2_000_000n }), bigInt({ min: 0n, max: 10n ** 15n })),
        nacWei: oneof(bigInt({ min: 0n, max: 10n ** 19n }), bigInt({ min: 0n, max: 10n ** 27n })),
      }),
      { numRuns: 1_000, seed: 96_969 },
    );
    const contract = getContract({ address: presale, abi: presaleAbi, client });
    let bonuses = 0;
    const disagreements = await Promise.all(
      inputs.map(async ({ phase, usdtUnits, nacWei }) => {
        const quote = quotePurchase(phase, usdtUnits, true);
        if (quote.bonusWei > 0n) bonuses += 1;
        const [baseWei, cost, bonusWei] = await Promise.all([
          contract.read.nacOf([BigInt(phase), usdtUnits]),
          contract.read.usdtOf([BigInt(phase), nacWei]),
          contract.read.bonusOf([BUYER, BigInt(phase), usdtUnits]),
        ]);
        const same =
          baseWei === usdtToNacWei(phase, usdtUnits) &&
          baseWei === quote.baseWei &&
          cost === nacWeiToUsdt(phase, nacWei) &&
          bonusWei === quote.bonusWei;
        return same ? null : { phase, usdtUnits, nacWei, baseWei, cost, bonusWei };
      }),
    );
    expect(disagreements.filter((found) => found !== null)).toEqual([]);
    // Inputs without a bonus would prove nothing about it.
    expect(bonuses).toBeGreaterThan(100);
  });
});

describe('gas of the presale', () => {
  it('costs a new buyer with bonus less than 150,000 and the next purchase less than 85,000', async () => {
    const send = (functionName: 'tap' | 'approve', args: [Address, bigint]) =>
      sendFromAnvil(client, { to: usdt, data: encodeFunctionData({ abi: testUSDTAbi, functionName, args }) });
    await send('tap', ['0x00000000000000000000000000000000000000fe', 1n]);
    await send('tap', [ANVIL_ACCOUNT, 100_000_000n]);
    await send('approve', [presale, 50_000_000n]);
    const receipt = await sendFromAnvil(client, {
      to: presale,
      data: encodeFunctionData({
        abi: presaleAbi,
        functionName: 'buy',
        args: [1n, 10_000_000n, parseEther('1200')],
      }),
    });
    expect(Number(receipt.gasUsed)).toBeLessThan(150_000);
    const again = await sendFromAnvil(client, {
      to: presale,
      data: encodeFunctionData({ abi: presaleAbi, functionName: 'buy', args: [1n, 10_000_000n, 0n] }),
    });
    expect(Number(again.gasUsed)).toBeLessThan(85_000);
  });
});
