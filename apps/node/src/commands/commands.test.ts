import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Address, keccak256, pad, stringToHex } from 'viem';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { foundryBinary } from '../../test/foundry.ts';
import { deployProbe, probeAbi } from '../../test/probe.ts';
import {
  createTempFolder,
  deployer,
  startTestNode,
  stranger,
  useTestNode,
  viemClients,
} from '../../test/test-node.ts';
import { readGenesisFile, gethGenesis } from '../chain/genesis/genesis-file.ts';
import { STANDARD_CONTRACTS } from '../chain/genesis/standard-contracts.ts';
import { bytesToHex } from '../encoding/hex.ts';
import { openChainStore } from '../store/chain-store.ts';
import { blockKey } from '../store/keys.ts';
import { exportChain } from './export-chain.ts';
import { exportState } from './export-state.ts';
import { importChain } from './import-chain.ts';
import { runCommand } from './run-command.ts';
import { verifyChain } from './verify-chain.ts';

const quiet = (): void => {};
const BLOCKS = 12;
let dataDir: string;
let probe: Address;
let genesisHash: string;
let headHash: string;

beforeAll(async () => {
  dataDir = createTempFolder();
  const node = await startTestNode({ dataDir });
  probe = await deployProbe(node);
  const { wallet, reader } = viemClients(node.url);
  for (let index = 1; index < BLOCKS - 1; index++) {
    const id = keccak256(stringToHex(`action ${index}`));
    const account = pad(`0x${index.toString(16)}`, { size: 20 });
    const args = [id, id, account, stringToHex('key', { size: 32 }), 5 * index] as const;
    await wallet.writeContract({ address: probe, abi: probeAbi, functionName: 'record', args });
  }
  await wallet.sendTransaction({ to: stranger.address, value: 7n });
  genesisHash = node.genesisHash;
  headHash = (await reader.getBlock()).hash;
  await node.close();
});

test.each(['chain.nova', 'chain.nova.gz'])('%s transfers a chain to a new folder', async (name) => {
  const file = join(createTempFolder(), name);
  await exportChain(dataDir, file, {}, quiet);
  expect(readFileSync(file).subarray(0, 2).toString('hex') === '1f8b').toBe(name.endsWith('.gz'));
  const target = createTempFolder();
  expect(await importChain(target, file, quiet)).toEqual({ head: BLOCKS, imported: BLOCKS });
  const node = await useTestNode({ dataDir: target });
  expect(bytesToHex(node.chain.head.hash)).toBe(headHash);
  const { reader } = viemClients(node.url);
  const total = await reader.readContract({ address: probe, abi: probeAbi, functionName: 'total' });
  expect(total).toBe(275n);
});

test('an import resumes after an interruption and accepts a file that starts later', async () => {
  const folder = createTempFolder();
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  await exportChain(dataDir, first, { to: 5 }, quiet);
  await exportChain(dataDir, second, { from: 4 }, quiet);
  const target = createTempFolder();
  await expect(importChain(target, second, quiet)).rejects.toThrow(
    `${second} begins at block 4, but the chain in ${target} ends at 0. Import the blocks in between first.`,
  );
  expect(await importChain(target, first, quiet)).toEqual({ head: 5, imported: 5 });
  expect(await importChain(target, second, quiet)).toEqual({ head: BLOCKS, imported: 7 });
  expect(await importChain(target, second, quiet)).toEqual({ head: BLOCKS, imported: 0 });
});

test('a truncated file is imported as far as possible and reported as torn', async () => {
  const file = join(createTempFolder(), 'chain');
  await exportChain(dataDir, file, {}, quiet);
  truncateSync(file, readFileSync(file).length - 1_000);
  const target = createTempFolder();
  await expect(importChain(target, file, quiet)).rejects.toThrow('is incomplete');
  const node = await useTestNode({ dataDir: target });
  expect(node.chain.head.header.number).toBeGreaterThan(5);
});

test('a chain of another genesis is refused with one sentence', async () => {
  const file = join(createTempFolder(), 'chain');
  await exportChain(dataDir, file, {}, quiet);
  const target = createTempFolder();
  const other = await startTestNode({ dataDir: target, coinbase: stranger.address });
  await other.close();
  await expect(importChain(target, file, quiet)).rejects.toThrow(
    `${file} has genesis ${genesisHash}, but the chain in ${target} has ${other.genesisHash}. Import it into another NOVA_DATA_DIR.`,
  );
});

test('a changed block is not imported, but the blocks before it are', async () => {
  const file = join(createTempFolder(), 'chain');
  await exportChain(dataDir, file, {}, quiet);
  const bytes = readFileSync(file);
  // Inside the transaction of the last block.
  const at = bytes.length - 40;
  bytes[at] = bytes[at]! ^ 1;
  writeFileSync(file, bytes);
  const target = createTempFolder();
  await expect(importChain(target, file, quiet)).rejects.toThrow(/contains an invalid block: block 12: /);
  const node = await useTestNode({ dataDir: target });
  expect(node.chain.head.header.number).toBe(11);
});

test('a file of another kind is refused', async () => {
  const file = join(createTempFolder(), 'chain');
  writeFileSync(file, 'not a chain');
  await expect(importChain(createTempFolder(), file, quiet)).rejects.toThrow('is not a chain file');
});

test('verify executes everything again and leaves no files', async () => {
  const { head, state } = await verifyChain(dataDir, quiet);
  expect(head).toBe(BLOCKS);
  expect(state.accounts).toBeGreaterThanOrEqual(4);
  expect(readdirSync(dataDir)).toEqual(['chain']);
});

test('verify finds a changed receipt in the store', async () => {
  const target = createTempFolder();
  const file = join(createTempFolder(), 'chain');
  await exportChain(dataDir, file, {}, quiet);
  await importChain(target, file, quiet);
  const store = await openChainStore(join(target, 'chain'));
  const bytes = Buffer.from(store.get(blockKey(5))!);
  bytes[bytes.length - 1] = bytes.at(-1)! ^ 1;
  await store.write([{ key: blockKey(5), value: bytes }]);
  await store.close();
  await expect(verifyChain(target, quiet)).rejects.toThrow(
    'Block 5 is stored with another receipt or sender',
  );
});

test('the genesis of a new network contains the standard contracts', async () => {
  const file = join(createTempFolder(), 'genesis.json');
  vi.stubEnv('GENESIS_DEPLOYER', deployer.address);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await runCommand('genesis', ['--validators', stranger.address, file])).toBe(0);
  const { allocation } = readGenesisFile(readFileSync(file, 'utf8'));
  const placed = new Set(allocation!.map(({ address }) => bytesToHex(address)));
  for (const { address } of STANDARD_CONTRACTS) expect(placed).toContain(bytesToHex(address));
});

test('the exported state contains all coins, and our node starts from it', async () => {
  const { genesis } = await exportState(dataDir, undefined, quiet);
  const sum = genesis.allocation.reduce((total, { balanceWei }) => total + balanceWei, 0n);
  expect(sum).toBe(1_000_000_000_000_000_000_000_000_000n);
  const file = JSON.stringify(gethGenesis(genesis));
  const node = await useTestNode({ genesisConfig: readGenesisFile(file) });
  const { reader, wallet } = viemClients(node.url);
  expect(await reader.getBalance({ address: stranger.address })).toBe(7n);
  expect(await reader.getTransactionCount({ address: deployer.address })).toBe(BLOCKS);
  const total = (): Promise<bigint> =>
    reader.readContract({ address: probe, abi: probeAbi, functionName: 'total' });
  expect(await total()).toBe(275n);
  const id = keccak256(stringToHex('action 3'));
  const again = [id, id, stranger.address, id, 1] as const;
  await expect(
    reader.simulateContract({
      address: probe,
      abi: probeAbi,
      functionName: 'record',
      args: again,
      account: deployer,
    }),
  ).rejects.toThrow('AlreadyRecorded');
  const fresh = [keccak256(stringToHex('new')), id, stranger.address, id, 1] as const;
  await wallet.writeContract({ address: probe, abi: probeAbi, functionName: 'record', args: fresh });
  expect(await total()).toBe(276n);
});

test('anvil starts from the exported state and has the same balances, code, storage and answers', async () => {
  const file = join(createTempFolder(), 'genesis.json');
  const { genesis } = await exportState(dataDir, undefined, quiet);
  writeFileSync(file, JSON.stringify(gethGenesis(genesis)));
  const anvil = spawn(foundryBinary('anvil'), ['--port', '0', '--chain-id', '96969', '--init', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void anvil.kill('SIGKILL'));
  let url = '';
  for await (const line of createInterface({ input: anvil.stdout })) {
    url = `http://${/^Listening on (\S+)/.exec(line)?.[1] ?? ''}`;
    if (url !== 'http://') break;
  }
  anvil.stdout.resume();
  const own = await useTestNode({ dataDir });
  const answers = async (at: string): Promise<unknown[]> => {
    const { reader } = viemClients(at);
    return Promise.all([
      reader.getBalance({ address: deployer.address }),
      reader.getBalance({ address: stranger.address }),
      reader.getTransactionCount({ address: deployer.address }),
      reader.getCode({ address: probe }),
      reader.getStorageAt({ address: probe, slot: '0x0' }),
      reader.getStorageAt({ address: probe, slot: '0x1' }),
      reader.readContract({ address: probe, abi: probeAbi, functionName: 'total' }),
      reader.readContract({
        address: probe,
        abi: probeAbi,
        functionName: 'pointsOf',
        args: [pad('0x4', { size: 20 })],
      }),
    ]);
  };
  const ownAnswers = await answers(own.url);
  expect(ownAnswers.slice(-2)).toEqual([275n, 20n]);
  expect(await answers(url)).toEqual(ownAnswers);
});

test('the state of an earlier block can be exported too', async () => {
  const { genesis } = await exportState(dataDir, 3, quiet);
  const node = await useTestNode({ genesisConfig: genesis });
  const { reader } = viemClients(node.url);
  expect(await reader.readContract({ address: probe, abi: probeAbi, functionName: 'total' })).toBe(15n);
  await expect(exportState(dataDir, 99, quiet)).rejects.toThrow('There is no block 99; the head is 12.');
});
