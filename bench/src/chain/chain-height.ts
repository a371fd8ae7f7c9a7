import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openChain, readGenesisConfig } from '@nova/node/chain/open-chain';
import { DEFAULT_RETAINED_STATES } from '@nova/node/env';
import { Pruner } from '@nova/node/state/pruner';
import { openChainStore } from '@nova/node/store/chain-store';
import { testAddressOf } from '@nova/testing/test-keys';
import pino from 'pino';
import { bytesToHex, type Hex, numberToHex } from 'viem';
import { type GeneratedChain, generateChain } from './generate-chain.ts';
import { GeneratedWork } from './generated-work.ts';
import { residentBytes, startNode } from './measured-node.ts';
import type { JsonRpc } from '../json-rpc.ts';
import { markdownTable } from '../markdown-table.ts';
import { latencyOf, quantile, round } from '../statistics.ts';

/** Number of accounts in the generated work; each may act again only after two hours of its own time. */
const ACCOUNTS = 1_000;
const LOG_RANGE = 100_000;
/** Height above which deleting the states of all blocks takes too long to be measured here. */
const PRUNED_MAX = 200_000;
const QUERIES = 20;

interface Options {
  heights: readonly number[];
  /** Blocks sealed at each height with each number of clients. */
  blocks: number;
  clients: readonly number[];
  /** Blocks that a new follower executes during the measurement. */
  followed: number;
}

/**
 * Measures the node on chains of growing height: opening, sealing, memory, disk space, log searches, and a
 * follower that starts at the genesis. The chain is generated once, extended from height to height and kept
 * in `NOVA_BENCH_CHAIN` (default: the system's temporary folder), so that later runs reuse it.
 */
export async function benchChainHeight(options: Options): Promise<string> {
  const dataDir = process.env.NOVA_BENCH_CHAIN ?? path.join(os.tmpdir(), 'nova-bench-chain');
  mkdirSync(dataDir, { recursive: true });
  const rows: (string | number)[][] = [];
  for (const height of options.heights) {
    const chain = await generateChain({ dataDir, blocks: height });
    const row = await measureCopy(dataDir, chain, options);
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  return markdownTable(
    [
      'height',
      'program start until it serves requests, ms',
      'of which opening the chain, ms',
      ...options.clients.flatMap((count) => [`blocks/s, ${count} clients`, 'p50 ms', 'p99 ms']),
      'follower blocks/s',
      'RSS MB',
      'bytes per block in an archive',
      'with default pruning',
      `getLogs ${LOG_RANGE / 1000}k blocks, p50 ms`,
      'p99 ms',
    ],
    rows,
  );
}

/** Works on a copy, because the generated chain has timestamps in the past and must continue there. */
async function measureCopy(
  dataDir: string,
  chain: GeneratedChain,
  options: Options,
): Promise<(string | number)[]> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'nova-bench-'));
  try {
    cpSync(path.join(dataDir, 'chain'), path.join(copy, 'chain'), { recursive: true });
    return await measure(copy, chain, options);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Deletes the states that a node deletes by default, and returns the size of the store per block. */
async function sizeAfterPruning(dataDir: string, head: number): Promise<number> {
  const folder = path.join(dataDir, 'chain');
  const store = await openChainStore(folder);
  const pruner = new Pruner({
    store,
    retainedBlocks: DEFAULT_RETAINED_STATES,
    head: () => head,
    logger: pino({ enabled: false }),
  });
  pruner.wake();
  while (pruner.backlog > 0) await sleep(100);
  await pruner.stop();
  await store.close();
  return Math.round(folderSize(folder) / head);
}

async function measure(
  dataDir: string,
  chain: GeneratedChain,
  options: Options,
): Promise<(string | number)[]> {
  const archived = Math.round(folderSize(path.join(dataDir, 'chain')) / chain.head);
  const pruned = chain.head > PRUNED_MAX ? '' : await sizeAfterPruning(dataDir, chain.head);
  const openingMs = await timeOpening(dataDir);
  const node = await startNode(dataDir);
  try {
    const sealing: number[] = [];
    const work = new Work(chain.ledger);
    for (const count of options.clients) {
      const transactions = await work.next(node.rpc, options.blocks);
      const startedAt = performance.now();
      const { p50Ms, p99Ms } = latencyOf(await drive(node.rpc, transactions, count));
      sealing.push(round((options.blocks * 1000) / (performance.now() - startedAt), 0), p50Ms, p99Ms);
    }
    const logs = await searchLogs(node.rpc, chain);
    const followed = await follow(node.url, Math.min(options.followed, chain.head));
    const rss = round(residentBytes(node.pid) / 2 ** 20, 0);
    return [
      chain.head,
      round(node.openMs, 0),
      openingMs,
      ...sealing,
      followed,
      rss,
      archived,
      pruned,
      logs.p50,
      logs.p99,
    ];
  } finally {
    await node.stop();
  }
}

/** Measures opening the database with its checks, up to the head. */
async function timeOpening(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const store = await openChainStore(path.join(dataDir, 'chain'));
  const config = readGenesisConfig(store);
  if (config === undefined) throw new Error('The chain has no genesis block');
  await openChain(store, config, pino({ enabled: false }));
  const openedAt = performance.now();
  await store.close();
  return round(openedAt - startedAt, 0);
}

/** Seconds before the newest block: after the last generated action of every account and its cooldown. */
const WORK_AGE_S = 50_000;

/** Signed records of the attestor that never reach a cooldown or cap. */
class Work {
  readonly #work: GeneratedWork;
  #startedAt: number | undefined;
  #made = 0;

  constructor(ledger: Hex) {
    this.#work = new GeneratedWork(ledger);
  }

  async next(rpc: JsonRpc, count: number): Promise<Hex[]> {
    const first = Number(
      await rpc.call<Hex>('eth_getTransactionCount', [testAddressOf('attestor'), 'latest']),
    );
    const { timestamp } = await rpc.call<{ timestamp: Hex }>('eth_getBlockByNumber', ['latest', false]);
    // The generated blocks of a long chain are later than today.
    const startedAt = (this.#startedAt ??= Math.max(Date.now() / 1_000, Number(timestamp)) - WORK_AGE_S);
    return Array.from({ length: count }, (_, index) => {
      const occurredAt = Math.floor(startedAt) + Math.floor(this.#made++ / ACCOUNTS) * 9_000;
      return bytesToHex(this.#work.sign(first + index, occurredAt));
    });
  }
}

async function drive(rpc: JsonRpc, transactions: readonly Hex[], clients: number): Promise<number[]> {
  const latencies: number[] = [];
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < transactions.length) {
      const startedAt = performance.now();
      const { status } = await rpc.call<{ status: Hex }>('eth_sendRawTransactionSync', [
        transactions[next++]!,
      ]);
      if (status !== '0x1') throw new Error('A record was rejected');
      latencies.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return latencies;
}

async function searchLogs(
  rpc: JsonRpc,
  { head, rare }: GeneratedChain,
): Promise<{ p50: number; p99: number }> {
  const filter = {
    address: rare,
    fromBlock: numberToHex(Math.max(0, head - LOG_RANGE + 1)),
    toBlock: numberToHex(head),
  };
  const times: number[] = [];
  for (let query = 0; query < QUERIES; query++) {
    const startedAt = performance.now();
    const logs = await rpc.call<unknown[]>('eth_getLogs', [filter]);
    times.push(performance.now() - startedAt);
    if (logs.length === 0) throw new Error('The rare contract emitted no log');
  }
  return { p50: round(quantile(times, 0.5)), p99: round(quantile(times, 0.99)) };
}

/** Returns the blocks per second of a new follower, starting with its first block. */
async function follow(url: string, blocks: number): Promise<number> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'nova-bench-follower-'));
  const follower = await startNode(dir, url);
  try {
    const headOf = async (): Promise<number> => Number(await follower.rpc.call<Hex>('eth_blockNumber', []));
    const startedAt = performance.now();
    const first = await headOf();
    let head = first;
    while (head < blocks) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      head = await headOf();
    }
    return round(((head - first) * 1000) / (performance.now() - startedAt), 0);
  } finally {
    await follower.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

function folderSize(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}
