import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readStateFile } from '@nova/node/chain/genesis/state-file';
import { computeStateRoot } from '@nova/node/chain/open-chain';
import { compareAccounts, countCalls } from '@nova/supervisor/move/compare-accounts';
import { exportChain } from '@nova/supervisor/move/export-chain';
import { startValidators } from '@nova/testing/engines/start-validators';
import { RpcClient } from '@nova/worker/lib/chain/rpc-client';
import { generateChain } from './generate-chain.ts';
import { markdownTable } from '../markdown-table.ts';
import { round } from '../statistics.ts';

const MILLION = 1_000_000;

/**
 * Measures the steps of a move on a generated chain of actions: export, start of a network from it, and comparison of
 * every account, and what they would take for a million blocks of the same kind. The chain is kept in `NOVA_BENCH_CHAIN`,
 * if this is set.
 */
export async function benchChainMove({ blocks }: { blocks: number }): Promise<string> {
  const work = await mkdtemp(path.join(os.tmpdir(), 'nova-bench-move-'));
  const dataDir = process.env.NOVA_BENCH_CHAIN ?? path.join(work, 'data');
  const folder = path.join(work, 'export');
  const progress = { step: <T>(_: string, run: () => Promise<T>) => run(), reportProgress: () => {} };
  const steps: [name: string, seconds: number, cpuSeconds: number][] = [];
  const time = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    const result = await run();
    const { user, system } = process.cpuUsage(before);
    steps.push([name, (performance.now() - startedAt) / 1_000, (user + system) / 1_000_000]);
    return result;
  };
  try {
    await mkdir(dataDir, { recursive: true });
    const { head } = await generateChain({ dataDir, blocks });
    const manifest = await time('`npm run chain:export`', () => exportChain(folder, { dataDir, progress }));
    const file = path.join(folder, 'genesis.json');
    const network = await time('`nova-cometbft network` and the first block of one validator', () =>
      startValidators({ count: 1, genesisFile: file }),
    );
    const total = await time('`npm run chain:import`, accounts', async () => {
      const accounts = await readStateFile(file);
      computeStateRoot(accounts);
      const rpc = new RpcClient(network.all[0]!.rpcUrl);
      const calls = countCalls(accounts);
      await compareAccounts(accounts, { rpc, block: head + 1, total: calls, report: () => {} });
      return calls;
    }).finally(() => network.close());
    const { accounts, slots } = manifest;
    const minutes = (seconds: number) => `${round((seconds * MILLION) / head / 60, 0)} min`;
    const rows = steps.map(([name, seconds, cpu]) => [
      name,
      round(seconds, 1),
      round(cpu, 1),
      minutes(seconds),
    ]);
    const peak = round(process.resourceUsage().maxRSS / 2 ** 10, 0);
    const table = markdownTable(
      ['step', `s for ${head} blocks`, 'CPU s of Node.js', 'for a million blocks'],
      rows,
    );
    return `${table}\n\n${accounts} accounts, ${slots} slots, ${total} values compared; peak memory of this process ${peak} MB.`;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
