import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT_CONFIGURATION } from '@nova/runtime/run-service';
import type { Hex } from 'viem';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NO_VALIDATOR, runNodeCommand } from '../../test/node-command.ts';
import { runFailingNode, startNodeProcess } from '../../test/node-process.ts';
import { Random } from '../../test/random.ts';
import { tamperingValidator } from '../../test/tampering-validator.ts';
import {
  createTempFolder,
  deployer,
  GWEI,
  rpc,
  stranger,
  useTestNode,
  viemClients,
} from '../../test/test-node.ts';

const sign = (nonce: number): Promise<Hex> =>
  deployer.signTransaction({
    type: 'eip1559',
    chainId: 96969,
    nonce,
    gas: 21_000n,
    maxFeePerGas: GWEI,
    maxPriorityFeePerGas: GWEI,
    to: stranger.address,
    value: 1n,
  });

const headOf = async (url: string): Promise<number> => Number((await rpc(url, 'eth_blockNumber')).result);

test('a follower that is killed repeatedly while pruning ends up with the same chain', async () => {
  const validator = await useTestNode();
  const dataDir = createTempFolder();
  const random = new Random(3);
  const raws = await Promise.all(Array.from({ length: 500 }, (_, nonce) => sign(nonce)));
  const load = (async () => {
    for (let at = 0; at < raws.length; at += 10) {
      const batch = raws.slice(at, at + 10);
      await Promise.all(batch.map((raw) => rpc(validator.url, 'eth_sendRawTransaction', [raw])));
    }
  })();
  const change = { ...NO_VALIDATOR, STATE_KEEP_BLOCKS: '128', FOLLOW_URL: validator.url };
  for (let round = 0; round < 2; round++) {
    const { child, exited } = await startNodeProcess(dataDir, change);
    await new Promise((resolve) => setTimeout(resolve, 300 + random.below(500)));
    child.kill('SIGKILL');
    expect(await exited).toBe('SIGKILL');
  }
  await load;
  const { child, ready, exited } = await startNodeProcess(dataDir, change);
  await vi.waitFor(async () => expect(await headOf(ready.url)).toBe(500), {
    timeout: 30_000,
    interval: 50,
  });
  const block = await rpc(ready.url, 'eth_getBlockByNumber', ['latest', false]);
  expect(block).toEqual(await rpc(validator.url, 'eth_getBlockByNumber', ['latest', false]));

  const balanceAt = (number: number) =>
    rpc(ready.url, 'eth_getBalance', [stranger.address, `0x${number.toString(16)}`]);
  expect((await balanceAt(450)).result).toBe('0x1c2');
  await vi.waitFor(
    async () => {
      const { error } = await balanceAt(200);
      expect(error).toMatchObject({ code: -32000 });
      expect(error!.message).toMatch(
        /^missing trie node 0x[0-9a-f]{64} \(path \) state is not available, not found$/,
      );
    },
    { timeout: 20_000, interval: 100 },
  );
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  const { code, errorText } = await runNodeCommand(dataDir, 'verify');
  expect(errorText).toContain('All 500 blocks are valid');
  expect(code).toBe(0);
}, 180_000);

test('a follower that receives an invalid block exits with code 65, also after a restart, and its command lists the block', async () => {
  const validator = await useTestNode();
  const { wallet } = viemClients(validator.url);
  for (let value = 1n; value <= 3n; value++) await wallet.sendTransaction({ to: stranger.address, value });
  const { url } = await tamperingValidator(validator, 2, 'stateRoot');
  const dataDir = createTempFolder();
  for (let start = 0; start < 2; start++) {
    const { code, output } = await runNodeCommand(dataDir, '--follow', url);
    expect(code).toBe(65);
    expect(output).toContain('block 2: execution results in a different stateRoot; the evidence is in');
  }
  const { code, output } = await runNodeCommand(dataDir, 'evidence');
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject([
    { number: 2, reason: 'block 2: execution results in a different stateRoot' },
  ]);
}, 180_000);

test('a new follower without its validator exits with one sentence', async () => {
  const { code, sentence } = await runFailingNode(createTempFolder(), {
    ...NO_VALIDATOR,
    FOLLOW_URL: 'http://127.0.0.1:9',
  });
  expect(code).toBe(EXIT_CONFIGURATION);
  expect(sentence).toMatch(
    /^ws:\/\/127\.0\.0\.1:9 cannot be reached .* a new folder needs it once to load the genesis block\.$/,
  );
});

test('metrics are served on a separate port', async () => {
  const node = await useTestNode({ metricsPort: 0 });
  const { wallet } = viemClients(node.url);
  await wallet.sendTransaction({ to: stranger.address, value: 1n });
  await rpc(node.url, 'eth_sendRawTransaction', ['0x02']);
  await rpc(node.url, 'eth_noSuchMethod');
  const text = await (await fetch(node.metricsUrl!)).text();
  const valueOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(valueOf('nova_head_number')).toBe(1);
  expect(valueOf('nova_blocks_total')).toBe(1);
  expect(valueOf('nova_write_seconds_count')).toBe(1);
  expect(valueOf('nova_store_bytes')).toBeGreaterThan(1_000);
  expect(valueOf('nova_followers')).toBe(0);
  expect(valueOf('nova_pool_ready')).toBe(0);
  expect(text).toContain('nova_rpc_seconds_count{method="eth_sendRawTransaction",outcome="ok"} 1');
  expect(text).toContain('nova_rpc_seconds_count{method="eth_sendRawTransaction",outcome="error"} 1');
  expect(text).not.toContain('eth_noSuchMethod');
  expect((await fetch(node.url)).status).toBe(405);
});

/** Mounts a small separate disk; only the superuser can do that. */
function mountSmallDisk(): string | undefined {
  const folder = createTempFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

test('a full disk stops the node; after space is freed, nothing acknowledged is missing', async ({
  skip,
}) => {
  const disk = mountSmallDisk();
  skip(disk === undefined, 'needs the right to mount');
  if (disk === undefined) return;
  const dataDir = join(disk, 'node');
  mkdirSync(dataDir);
  const { child, ready, exited } = await startNodeProcess(dataDir, { LOG_LEVEL: 'silent' });
  const raws = await Promise.all(Array.from({ length: 600 }, (_, nonce) => sign(nonce)));
  let acknowledged = 0;
  for (; acknowledged < 20; acknowledged++)
    await rpc(ready.url, 'eth_sendRawTransactionSync', [raws[acknowledged]!]);
  const filler = join(disk, 'filler');
  try {
    writeFileSync(filler, Buffer.alloc(24 * 1024 * 1024, 1));
  } catch {
    // The disk is full.
  }
  try {
    for (; acknowledged < raws.length; acknowledged++) {
      const { result } = await rpc(ready.url, 'eth_sendRawTransactionSync', [raws[acknowledged]!]);
      if (result === undefined) break;
    }
  } catch {
    // The node has exited.
  }
  expect(await exited).toBe(1);
  expect(acknowledged).toBeLessThan(raws.length);
  // Not the code for a wrong configuration, after which nobody would start it again.
  const { code, sentence } = await runFailingNode(dataDir);
  expect(code).toBe(1);
  expect(sentence).toBe('the disk is full; free some space');
  rmSync(filler);
  const again = await startNodeProcess(dataDir);
  expect(again.ready.head.number).toBeGreaterThanOrEqual(acknowledged);
  again.child.kill('SIGTERM');
  expect(await again.exited).toBe(0);
  child.removeAllListeners();
}, 180_000);

test('a folder without write permission is refused with the reason', async ({ skip }) => {
  const disk = mountSmallDisk();
  skip(disk === undefined, 'needs the right to mount');
  if (disk === undefined) return;
  const { child, exited } = await startNodeProcess(disk);
  child.kill('SIGTERM');
  await exited;
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  const { code, sentence } = await runFailingNode(disk);
  expect(code).toBe(EXIT_CONFIGURATION);
  expect(sentence).toMatch(/^The chain store in .* cannot be opened: .*[Rr]ead-only file system/);
}, 180_000);

test('commands report missing arguments in one sentence', async () => {
  const { code, errorText } = await runNodeCommand(createTempFolder(), 'verify');
  expect(code).toBe(EXIT_CONFIGURATION);
  expect(errorText).toMatch(/^There is no chain in .*\. Set NOVA_DATA_DIR to the folder of a node\.\n$/);
  const besu = await runNodeCommand(createTempFolder(), 'genesis', '--engine', 'besu');
  expect(besu.code).toBe(0);
  expect(JSON.parse(besu.output)).toMatchObject({ config: { chainId: 96969, zeroBaseFee: true } });
  const wrong = await runNodeCommand(createTempFolder(), 'genesis', '--engine', 'parity');
  expect(wrong.errorText).toBe('--engine must be geth or besu.\n');
});
