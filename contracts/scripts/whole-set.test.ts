import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { lockedVestingAbi } from '@nova/abi/locked-vesting';
import { presaleAbi } from '@nova/abi/presale';
import { safeL2Abi } from '@nova/abi/safe-l2';
import { timelockAbi } from '@nova/abi/timelock';
import {
  type Address,
  type Hex,
  createTestClient,
  encodeFunctionData,
  http,
  keccak256,
  parseEther,
  publicActions,
  stringToHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANVIL_KEY, type Anvil, startAnvil } from '../test/start-anvil.ts';
import { connectChain, sendAndWait } from './chain-connection.ts';
import { type DeployOptions, deployContracts } from './deploy.ts';
import { writeDeployment } from './deployment-file.ts';
import { encodeSafeExecution, signSafeCall } from './safe-transaction.ts';
import { listServerFunding } from './server-funding.ts';

const keyOf = (name: string): Hex => keccak256(stringToHex(name));
const addressOf = (name: string) => privateKeyToAddress(keyOf(name));
const ownerKeys = ['one', 'two', 'three', 'four', 'five'].map(keyOf);
const SPENDER_ROLE = keyOf('SPENDER_ROLE');

let anvil: Anvil;
let options: DeployOptions;
let lines: string[];
let fresh: Hex;

const test = () => createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl) }).extend(publicActions);

beforeAll(async () => {
  // As on our chain, one account holds the whole supply, and nothing is burned.
  anvil = await startAnvil(
    ['--chain-id', '96969', '--accounts', '1', '--balance', '1000000000', '--base-fee', '0'].concat(
      '--disable-min-priority-fee',
    ),
  );
});
afterAll(() => anvil.stop());

beforeEach(async () => {
  if (fresh) await test().revert({ id: fresh });
  fresh = await test().snapshot();
  lines = [];
  options = {
    rpcUrl: anvil.rpcUrl,
    chainId: 96_969,
    deployerKey: ANVIL_KEY,
    roles: { admin: addressOf('admin'), attestor: addressOf('attestor'), curator: addressOf('curator') },
    funding: listServerFunding({ attestor: keyOf('attestor'), operator: keyOf('operator') }),
    wholeSet: {
      safeOwners: ownerKeys.map((key) => privateKeyToAddress(key)),
      safeOwnerKeys: ownerKeys,
      operator: addressOf('operator'),
      pauser: addressOf('pauser'),
      faucet: addressOf('gas'),
      usdt: 'test',
    },
    deploymentsDir: mkdtempSync(join(tmpdir(), 'nova-deployments-')),
    log: (line) => lines.push(line),
  };
  return () => rmSync(options.deploymentsDir, { recursive: true });
});

const NAMES = [
  'AccountFactory',
  'ActionLedger',
  'CommunityRewards',
  'LiquidityVesting',
  'MarketingVesting',
  'Marketplace',
  'NameRegistrar',
  'NameRegistry',
  'NameResolver',
  'NovaNFT',
  'Presale',
  'PresaleReserve',
  'ReverseRegistrar',
  'Safe',
  'TeamVesting',
  'TestUSDT',
  'Timelock',
  'TokenFactory',
  'UniversalResolver',
  'WrappedNAC',
];

describe('deployContracts with all contracts', () => {
  it('moves the amounts of the allocation and verifies their sum', async () => {
    const { contracts, allocationProvenAtBlock } = await deployContracts(options);
    expect(Object.keys(contracts).toSorted()).toEqual(NAMES);
    const balanceOf = (name: keyof typeof contracts) =>
      test().getBalance({ address: contracts[name]!.address });
    expect(await balanceOf('LiquidityVesting')).toBe(parseEther('400000000'));
    expect(await balanceOf('Presale')).toBe(parseEther('80000000'));
    expect(await balanceOf('PresaleReserve')).toBe(parseEther('120000000'));
    expect(await balanceOf('TeamVesting')).toBe(parseEther('150000000'));
    expect(await balanceOf('MarketingVesting')).toBe(parseEther('150000000'));
    expect(await balanceOf('Safe')).toBe(parseEther('69990000'));
    expect(await balanceOf('CommunityRewards')).toBe(parseEther('30000000'));
    expect(lines).toContain(
      `All 1,000,000,000 NAC match the allocation at the end of block ${allocationProvenAtBlock}`,
    );
  });

  it('makes the Safe the admin of everything and leaves the deployer without any role', async () => {
    const { contracts } = await deployContracts(options);
    const governed = ['ActionLedger', 'Presale', 'CommunityRewards', 'NovaNFT', 'Marketplace'] as const;
    for (const name of [...governed, 'TokenFactory', 'AccountFactory'] as const) {
      const { address } = contracts[name]!;
      const admin = await test().readContract({
        address,
        abi: actionLedgerAbi,
        functionName: 'defaultAdmin',
      });
      expect(admin.toLowerCase(), `admin of ${name}`).toBe(contracts.Safe!.address);
      const roles = ['ATTESTOR_ROLE', 'CURATOR_ROLE', 'OPERATOR_ROLE', 'PAUSER_ROLE', 'SPENDER_ROLE'];
      for (const role of roles.map(keyOf)) {
        const args = [role, privateKeyToAddress(ANVIL_KEY)] as const;
        const read = { address, abi: actionLedgerAbi, functionName: 'hasRole', args } as const;
        expect(await test().readContract(read), `deployer at ${name}`).toBe(false);
      }
    }
    const vesting = await test().readContract({
      address: contracts.TeamVesting!.address,
      abi: lockedVestingAbi,
      functionName: 'owner',
    });
    expect(vesting.toLowerCase()).toBe(contracts.Safe!.address);
  });

  it('allows the three contracts to spend points by a transaction of the Safe', async () => {
    const { contracts } = await deployContracts(options);
    expect(await maySpend(contracts.ActionLedger.address, contracts.CommunityRewards!.address)).toBe(true);
    expect(await maySpend(contracts.ActionLedger.address, contracts.NovaNFT!.address)).toBe(true);
    expect(await maySpend(contracts.ActionLedger.address, contracts.NameRegistrar!.address)).toBe(true);
  });

  it('reports the call that the owners have to sign if their keys are not available', async () => {
    const { safeOwnerKeys: _, ...wholeSet } = options.wholeSet!;
    const { contracts } = await deployContracts({ ...options, wholeSet });
    const spender = contracts.NovaNFT!.address;
    expect(await maySpend(contracts.ActionLedger.address, spender)).toBe(false);
    const data = encodeFunctionData({
      abi: actionLedgerAbi,
      functionName: 'grantRole',
      args: [SPENDER_ROLE, spender],
    });
    expect(lines.filter((line) => line.includes(data))).toHaveLength(1);
  });

  it('leaves the end of a phase to a timelock of two days that the Safe governs', async () => {
    const { contracts } = await deployContracts(options);
    const timelock = { address: contracts.Timelock!.address, abi: timelockAbi } as const;
    const has = (name: string, account: Address) =>
      test().readContract({ ...timelock, functionName: 'hasRole', args: [keyOf(name), account] });
    expect(await test().readContract({ ...timelock, functionName: 'getMinDelay' })).toBe(172_800n);
    const safe = contracts.Safe!.address;
    expect(await test().readContract({ ...timelock, functionName: 'hasRole', args: [zeroHash, safe] })).toBe(
      true,
    );
    expect(await has('PROPOSER_ROLE', addressOf('curator'))).toBe(true);
    expect(await has('CANCELLER_ROLE', addressOf('pauser'))).toBe(true);
    expect(await has('PROPOSER_ROLE', addressOf('pauser'))).toBe(false);
    expect(await has('EXECUTOR_ROLE', zeroAddress)).toBe(false);
    expect(await has('EXECUTOR_ROLE', addressOf('curator'))).toBe(false);
    expect(await has('EXECUTOR_ROLE', safe)).toBe(true);
    const presale = {
      address: contracts.Presale!.address,
      abi: presaleAbi,
      functionName: 'hasRole',
    } as const;
    const mayEnd = (account: Address) =>
      test().readContract({ ...presale, args: [keyOf('TIMELOCK_ROLE'), account] });
    expect(await mayEnd(timelock.address)).toBe(true);
    expect(await mayEnd(addressOf('curator'))).toBe(false);
  });

  it('starts vesting at the configured launch, by calendar months', async () => {
    const launchAt = Date.parse('2027-01-15T12:00:00Z') / 1000;
    const { contracts } = await deployContracts({ ...options, wholeSet: { ...options.wholeSet!, launchAt } });
    const timesOf = async (name: 'TeamVesting' | 'LiquidityVesting') => {
      const vesting = { address: contracts[name]!.address, abi: lockedVestingAbi } as const;
      const [start, end] = await Promise.all([
        test().readContract({ ...vesting, functionName: 'start' }),
        test().readContract({ ...vesting, functionName: 'end' }),
      ]);
      return [start, end].map((seconds) => new Date(Number(seconds) * 1000).toISOString());
    };
    expect(await timesOf('TeamVesting')).toEqual(['2027-07-15T12:00:00.000Z', '2029-07-15T12:00:00.000Z']);
    expect(await timesOf('LiquidityVesting')).toEqual([
      '2027-01-15T12:00:00.000Z',
      '2029-01-15T12:00:00.000Z',
    ]);
  });

  it('rejects a chain older than a day unless its launch is configured', async () => {
    await test().mine({ blocks: 1 });
    await test().increaseTime({ seconds: 86_402 });
    await test().mine({ blocks: 1 });
    await expect(deployContracts(options)).rejects.toMatchObject({
      code: 'launch_missing',
      message: expect.stringContaining('Set LAUNCH_AT'),
    });
    const wholeSet = { ...options.wholeSet!, launchAt: 1_800_000_000 };
    expect((await deployContracts({ ...options, wholeSet })).contracts.TeamVesting).toBeDefined();
  });

  it('changes nothing when it is run again', async () => {
    const first = await deployContracts(options);
    const block = await test().getBlockNumber();
    expect(await deployContracts(options)).toEqual(first);
    expect(await test().getBlockNumber()).toBe(block);
  });

  it('yields the same result when it is interrupted after every single step', async () => {
    // Without it, the addresses of the vesting contracts depend on the time of the first block.
    const fixed = { ...options, wholeSet: { ...options.wholeSet!, launchAt: 1_800_000_000 } };
    const whole = await deployContracts(fixed);
    await test().revert({ id: fresh });
    fresh = await test().snapshot();
    rmSync(join(options.deploymentsDir, `${whole.genesisHash}.json`));

    let aborts = 0;
    const abortAfterFirstStep = (line: string) => {
      if (!/is already at/.test(line)) throw new Error('aborted');
    };
    const run = () => deployContracts({ ...fixed, log: abortAfterFirstStep }).catch(() => null);
    let end = await run();
    for (; !end && aborts < 60; aborts++) end = await run();
    expect(aborts).toBeGreaterThan(15);
    const addressesOf = ({ contracts }: typeof whole) =>
      Object.entries(contracts).map(([name, contract]) => [name, contract?.address]);
    expect(Object.fromEntries(addressesOf(end!))).toEqual(Object.fromEntries(addressesOf(whole)));
    expect(end!.allocationProvenAtBlock).toBeGreaterThan(0);
    expect(await maySpend(end!.contracts.ActionLedger.address, end!.contracts.NovaNFT!.address)).toBe(true);
  }, 120_000);

  it('adds the contracts of names to a deployment that was recorded without them', async () => {
    const whole = await deployContracts(options);
    const names = new Set([
      'NameRegistrar',
      'NameRegistry',
      'NameResolver',
      'ReverseRegistrar',
      'UniversalResolver',
    ]);
    const earlier = Object.entries(whole.contracts).filter(([name]) => !names.has(name));
    const contracts = Object.fromEntries(earlier) as typeof whole.contracts;
    writeDeployment(options.deploymentsDir, { ...whole, contracts });
    expect(await deployContracts(options)).toEqual(whole);
  });

  it('adds all contracts to a chain that has only the ledger', async () => {
    const { wholeSet, ...ledgerOnly } = options;
    const deployerIsAdmin = { ...ledgerOnly.roles, admin: privateKeyToAddress(ANVIL_KEY) };
    const before = await deployContracts({ ...ledgerOnly, roles: deployerIsAdmin });
    const after = await deployContracts({ ...ledgerOnly, wholeSet: wholeSet!, roles: deployerIsAdmin });
    expect(after.contracts.ActionLedger).toEqual(before.contracts.ActionLedger);
    expect(await maySpend(after.contracts.ActionLedger.address, after.contracts.NovaNFT!.address)).toBe(true);
  });

  it('rejects coins at other addresses', async () => {
    const { chain } = await connectChain(options.rpcUrl, options.chainId, options.deployerKey);
    await sendAndWait(chain, { to: addressOf('somebody else'), value: 1n });
    await expect(deployContracts(options)).rejects.toMatchObject({
      code: 'allocation_wrong',
      message:
        'The balances do not match the allocation: ' +
        'operations has 9999.999999999999999999 instead of 10000 NAC.',
    });
  });

  it('rejects owners that are not five different addresses', async () => {
    const owners = options.wholeSet!.safeOwners;
    for (const safeOwners of [owners.slice(1), [...owners.slice(1), owners[1]!]]) {
      const wholeSet = { ...options.wholeSet!, safeOwners };
      await expect(deployContracts({ ...options, wholeSet })).rejects.toMatchObject({
        code: 'invalid_owners',
      });
    }
  });
});

describe('the deployed Safe', () => {
  async function execute(keys: readonly Hex[]): Promise<boolean> {
    const { contracts } = await deployContracts(options);
    const safe = contracts.Safe!.address;
    const account = addressOf('new attestor');
    const args = [keyOf('ATTESTOR_ROLE'), account] as const;
    const call = {
      to: contracts.ActionLedger.address,
      data: encodeFunctionData({ abi: actionLedgerAbi, functionName: 'grantRole', args }),
    };
    const nonce = await test().readContract({ address: safe, abi: safeL2Abi, functionName: 'nonce' });
    const signatures = await signSafeCall({ address: safe, chainId: 96_969, nonce }, call, keys);
    const { chain } = await connectChain(options.rpcUrl, options.chainId, options.deployerKey);
    await sendAndWait(chain, { to: safe, data: encodeSafeExecution(call, signatures) });
    const read = { address: call.to, abi: actionLedgerAbi, functionName: 'hasRole', args } as const;
    return test().readContract(read);
  }

  it('executes a call that any three of its five owners sign', async () => {
    expect(await execute([ownerKeys[0]!, ownerKeys[2]!, ownerKeys[4]!])).toBe(true);
    expect(await execute([ownerKeys[1]!, ownerKeys[2]!, ownerKeys[3]!])).toBe(true);
  });

  it('rejects two signatures', async () => {
    await expect(execute(ownerKeys.slice(0, 2))).rejects.toThrow(/GS020/);
  });

  it('rejects one owner who signs twice', async () => {
    await expect(execute([ownerKeys[0]!, ownerKeys[1]!, ownerKeys[1]!])).rejects.toThrow(/GS026/);
  });

  it('rejects a signature that is not an owner’s', async () => {
    await expect(execute([ownerKeys[0]!, ownerKeys[1]!, keyOf('stranger')])).rejects.toThrow(/GS026/);
  });

  it('is version 1.5.0 and requires three of the five named owners', async () => {
    const { contracts } = await deployContracts(options);
    const safe = { address: contracts.Safe!.address, abi: safeL2Abi } as const;
    const owners = await test().readContract({ ...safe, functionName: 'getOwners' });
    expect(owners).toEqual(options.wholeSet!.safeOwners);
    expect(await test().readContract({ ...safe, functionName: 'getThreshold' })).toBe(3n);
    expect(await test().readContract({ ...safe, functionName: 'VERSION' })).toBe('1.5.0');
  });
});

function maySpend(ledger: Address, spender: Address): Promise<boolean> {
  const args = [SPENDER_ROLE, spender] as const;
  return test().readContract({ address: ledger, abi: actionLedgerAbi, functionName: 'hasRole', args });
}
