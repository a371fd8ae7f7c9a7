import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { Random } from '@nova/actors/random';
import { type DeployedValidators, startDeployedValidators } from '@nova/testing/engines/deployed-validators';
import { rounds } from '@nova/testing/rounds';
import type { Validator } from '@nova/testing/engines/start-validators';
import { startTestStackOn, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { RpcClient } from '@nova/worker/lib/chain/rpc-client';
import { createPublicClient, http, parseEventLogs } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Hex = `0x${string}`;

const ROUNDS = rounds(3, 50);
/** A round takes about 15 s. */
const timeout = 300_000 + ROUNDS * 60_000;
const PEOPLE = 5;
const SEED = Number(process.env['NOVA_SEED'] ?? Date.now() % 1_000_000);
/** A validator refuses batches of more than 1,000 calls. */
const BLOCKS_PER_BATCH = 500;
/** On a busy machine, a restarted validator may ask peers in vain for 15 s, several times, before one sends it blocks. */
const WAIT = { timeout: 180_000, interval: 100 };

let stack: TestStack<DeployedValidators>;
beforeAll(async () => {
  stack = await startTestStackOn(await startDeployedValidators());
});
afterAll(() => stack.close());

const heightOf = async ({ rpcUrl }: Validator) =>
  Number(await new RpcClient(rpcUrl).request<Hex>('eth_blockNumber'));

/** People press at once; what the api has answered is acknowledged, sealed or not. */
async function click(acknowledged: string[]): Promise<void> {
  const clicks = Array.from({ length: PEOPLE }, async () => {
    const user = new TestUser(stack.url, { timeoutMs: 30_000 });
    await user.signIn();
    const { action_id: actionId } = await user.act('page_visit', `${user.address}-1`);
    acknowledged.push(actionId!.toLowerCase());
  });
  await Promise.all(clicks);
}

/** How many of the acknowledged actions are sealed; signing in seals more, which nobody waits for here. */
async function countSealed(acknowledged: readonly string[]): Promise<number> {
  const { rows } = await stack.database.pool.query<{ count: number }>(
    `select count(*)::int as count from chain.actions where '0x' || encode(action_id, 'hex') = any($1)`,
    [acknowledged],
  );
  return rows[0]!.count;
}

/** The ids of every action that a validator's chain has recorded, as often as it has. */
async function readRecorded({ rpcUrl }: Validator): Promise<string[]> {
  const client = createPublicClient({ transport: http(rpcUrl) });
  const address = stack.chain.contracts.ActionLedger.address;
  const logs = await client.getLogs({ address, fromBlock: 1n });
  return parseEventLogs({ abi: actionLedgerAbi, logs, eventName: 'ActionRecorded' }).map(({ args }) =>
    args.actionId.toLowerCase(),
  );
}

async function readHashes({ rpcUrl }: Validator, height: number): Promise<Hex[]> {
  const client = new RpcClient(rpcUrl);
  const hashes: Hex[] = [];
  while (hashes.length < height) {
    const calls = Array.from({ length: Math.min(BLOCKS_PER_BATCH, height - hashes.length) }, (_, index) => ({
      method: 'eth_getBlockByNumber',
      params: [`0x${(hashes.length + index + 1).toString(16)}`, false],
    }));
    hashes.push(...(await client.batch<{ hash: Hex }>(calls)).map(({ hash }) => hash));
  }
  return hashes;
}

test(
  'kills of one and of two validators lose nothing, and every validator has the same blocks',
  { timeout },
  async () => {
    console.info(`NOVA_SEED=${SEED}`);
    const random = new Random(SEED);
    const acknowledged: string[] = [];
    // The stack speaks to the first; the others are killed.
    const [first, ...others] = stack.chain.all as [Validator, ...Validator[]];
    for (let round = 0; round < ROUNDS; round++) {
      const offset = random.below(others.length);
      const [one, two] = [others[offset]!, others[(offset + 1) % others.length]!];
      await one.kill();
      await click(acknowledged);
      await expect.poll(() => countSealed(acknowledged), WAIT).toBe(acknowledged.length);

      await two.kill();
      const stoppedAt = await heightOf(first);
      await click(acknowledged);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      // A block that had its votes already may still come.
      expect(await heightOf(first)).toBeLessThanOrEqual(stoppedAt + 1);
      expect(await countSealed(acknowledged)).toBeLessThan(acknowledged.length);

      await (random.isOneIn(2) ? one : two).start();
      await expect.poll(() => countSealed(acknowledged), WAIT).toBe(acknowledged.length);
      await Promise.all(others.filter(({ isRunning }) => !isRunning).map((validator) => validator.start()));
    }
    const height = await heightOf(first);
    for (const validator of others) {
      await expect.poll(() => heightOf(validator), WAIT).toBeGreaterThanOrEqual(height);
    }
    const hashes = await readHashes(first, height);
    for (const validator of stack.chain.all) {
      const recorded = await readRecorded(validator);
      expect(new Set(recorded).size).toBe(recorded.length);
      expect(acknowledged.filter((actionId) => !recorded.includes(actionId))).toEqual([]);
      expect(await readHashes(validator, height)).toEqual(hashes);
    }
  },
);
