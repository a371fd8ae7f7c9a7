import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Hex, createTestClient, http, keccak256, publicActions, stringToHex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANVIL_KEY, type Anvil, startAnvil } from '../test/start-anvil.ts';
import { type Cut, CutLine } from '../test/cut-line.ts';
import { type DeployOptions, deployContracts } from './deploy.ts';
import { listServerFunding } from './server-funding.ts';

const keyOf = (name: string): Hex => keccak256(stringToHex(name));
const addressOf = (name: string) => privateKeyToAddress(keyOf(name));
const ownerKeys = ['one', 'two', 'three', 'four', 'five'].map(keyOf);

let anvil: Anvil;
let line: CutLine;

const test = () => createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl) }).extend(publicActions);
const countSent = () => test().getTransactionCount({ address: privateKeyToAddress(ANVIL_KEY) });

beforeAll(async () => {
  anvil = await startAnvil(
    ['--chain-id', '96969', '--accounts', '1', '--balance', '1000000000', '--base-fee', '0'].concat(
      '--disable-min-priority-fee',
    ),
  );
  line = await CutLine.open(anvil.rpcUrl);
});
afterAll(async () => {
  line.close();
  await anvil.stop();
});

async function withFreshChain<Result>(run: (options: DeployOptions) => Promise<Result>): Promise<Result> {
  const fresh = await test().snapshot();
  // The launch is the time of block 1, and the vesting wallets' addresses depend on it.
  const genesis = await test().getBlock({ blockNumber: 0n });
  await test().setNextBlockTimestamp({ timestamp: genesis.timestamp + 3_600n });
  const deploymentsDir = mkdtempSync(join(tmpdir(), 'nova-deployments-'));
  try {
    return await run({
      rpcUrl: line.url,
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
      deploymentsDir,
      log: () => {},
    });
  } finally {
    rmSync(deploymentsDir, { recursive: true });
    await test().revert({ id: fresh });
  }
}

async function deployWith(options: DeployOptions, nextCut: Cut) {
  line.restore(nextCut);
  return deployContracts(options);
}

const standing = ({ contracts }: Awaited<ReturnType<typeof deployContracts>>) =>
  Object.fromEntries(Object.entries(contracts).map(([name, contract]) => [name, contract?.address]));

describe('a deployment whose connection to the chain is cut', () => {
  it.each<Cut>(['after the first', 'before the second'])(
    'yields the same result when every run is cut %s transaction, and repeats no step',
    async (nextCut) => {
      const whole = await withFreshChain(async (options) => ({
        addresses: standing(await deployWith(options, 'never')),
        transactions: await countSent(),
      }));
      await withFreshChain(async (options) => {
        let aborts = 0;
        let end = await deployWith(options, nextCut).catch(() => null);
        for (; !end && aborts < 60; aborts++) end = await deployWith(options, nextCut).catch(() => null);
        // One run per transaction.
        expect(aborts).toBeGreaterThanOrEqual(whole.transactions - 1);
        expect(standing(end!)).toEqual(whole.addresses);
        expect(end!.allocationProvenAtBlock).toBeGreaterThan(0);
        expect(await countSent()).toBe(whole.transactions);
      });
    },
    600_000,
  );

  it('uses the same addresses twice', async () => {
    const first = await withFreshChain(async (options) => standing(await deployWith(options, 'never')));
    const second = await withFreshChain(async (options) => standing(await deployWith(options, 'never')));
    expect(Object.keys(first)).toHaveLength(20);
    expect(second).toEqual(first);
  }, 120_000);
});
