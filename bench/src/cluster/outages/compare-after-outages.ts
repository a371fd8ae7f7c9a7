import { createdTokenAbi } from '@nova/abi/created-token';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { presaleAbi } from '@nova/abi/presale';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { openDatabase } from '@nova/db/database';
import type { Pool } from 'pg';
import { createPublicClient, type Hex, http, parseEventLogs } from 'viem';
import { compareBooks } from '../../compare-books.ts';
import { JsonRpc } from '../../json-rpc.ts';
import { readLogs } from '../../read-logs.ts';
import type { Cluster } from '../start-cluster.ts';
import { heightOf, untilHeight } from './heights.ts';
import type { Scenario } from './person.ts';

const TIMEOUT_MS = 180_000;
const POLL_MS = 250;
const AT_ONCE = 50;

type Row = readonly [what: string, count: string | number];

/**
 * Waits until everything is settled and compares everything acknowledged with chain, index, database and files.
 * @returns Rows of a table.
 * @throws Error describing the first difference
 */
export async function compareAfterOutages(cluster: Cluster, scenario: Scenario): Promise<Row[]> {
  const { record } = scenario;
  const books = await compareBooks(cluster, record.actions, []);
  const database = openDatabase(cluster.databaseUrl, { name: 'nova-outages' });
  try {
    const purchases = await comparePurchases(cluster, scenario);
    const cards = await compareCards(database.pool, record.cardPurchases);
    const owners = await compareOwners(cluster, database.pool, record.owners);
    const holders = await compareTokens(cluster, database.pool, scenario);
    const files = await compareFiles(scenario);
    const blocks = await compareValidators(cluster);
    return [
      ['actions acknowledged, each on the chain exactly once', record.actions.length],
      ['`app.actions`, `chain.actions` and `ActionRecorded` with the same IDs', books.recorded],
      ['accounts with the same points accepted, on the chain and in the index', books.accounts],
      ['purchases with USDT acknowledged = `Purchased` without an order', purchases],
      ['card payments acknowledged, each delivered once', cards],
      ['differences between contract, database and receipts of the pre-sale', 0],
      ['NFTs whose owner is the last acknowledged buyer, on the chain and in the index', owners],
      ['balances of a token that equal the acknowledged transfers, on the chain and in the index', holders],
      ['files uploaded and readable', files],
      ['blocks with the same hash and actions at all four validators', blocks],
    ];
  } finally {
    await database.close();
  }
}

async function comparePurchases({ rpcUrl, contracts }: Cluster, { record }: Scenario): Promise<number> {
  const logs = await readLogs(rpcUrl, contracts.Presale!.address);
  const events = parseEventLogs({ abi: presaleAbi, logs, eventName: 'Purchased' });
  requireEqual(
    'purchases with USDT',
    events.map(({ transactionHash }) => transactionHash),
    record.purchases,
  );
  return events.length;
}

/** Waits until all paid purchases are delivered. */
async function compareCards(pool: Pool, ids: readonly string[]): Promise<number> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { rows } = await pool.query<{ status: string; count: number }>(
      `select status, count(*)::int as count from app.presale_purchases
       where '0x' || encode(id, 'hex') = any ($1) group by status`,
      [ids],
    );
    if (rows.every(({ status }) => status === 'completed')) {
      const count = rows[0]?.count ?? 0;
      if (count !== ids.length) throw new Error(`${ids.length} card payments, but ${count} purchases.`);
      return count;
    }
    if (Date.now() > deadline) throw new Error(`Card payments are not delivered: ${JSON.stringify(rows)}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function compareOwners(
  { rpcUrl, contracts }: Cluster,
  pool: Pool,
  expected: ReadonlyMap<string, string>,
): Promise<number> {
  const chain = createPublicClient({ transport: http(rpcUrl) });
  const { address } = contracts.NovaNFT!;
  const onChain = await mapAtOnce([...expected.keys()], async (id) => {
    const args = [BigInt(id)] as const;
    const owner = await chain.readContract({ abi: novaNFTAbi, address, functionName: 'ownerOf', args });
    return `${id} ${owner.toLowerCase()}`;
  });
  const wanted = [...expected].map(([id, owner]) => `${id} ${owner}`);
  requireEqual('owners of NFTs on the chain', onChain, wanted);
  const { rows } = await pool.query<{ line: string }>(
    `select token_id || ' 0x' || encode(owner, 'hex') as line from chain.nfts where contract = decode($1, 'hex')`,
    [address.slice(2)],
  );
  requireEqual(
    'owners of NFTs in the index',
    rows.map(({ line }) => line),
    wanted,
  );
  return expected.size;
}

async function compareTokens(
  { rpcUrl }: Cluster,
  pool: Pool,
  { token, record }: Pick<Scenario, 'token' | 'record'>,
): Promise<number> {
  const chain = createPublicClient({ transport: http(rpcUrl) });
  const wanted = [...record.balances].map(([holder, units]) => `${holder} ${units}`);
  const onChain = await mapAtOnce([...record.balances.keys()], async (holder) => {
    const args = [holder as Hex] as const;
    const units = await chain.readContract({
      abi: createdTokenAbi,
      address: token,
      functionName: 'balanceOf',
      args,
    });
    return `${holder} ${units}`;
  });
  requireEqual('balances of the token on the chain', onChain, wanted);
  const { rows } = await pool.query<{ line: string }>(
    `select '0x' || encode(holder, 'hex') || ' ' || balance as line
     from chain.token_balances where token = decode($1, 'hex') and balance > 0`,
    [token.slice(2)],
  );
  requireEqual(
    'balances of the token in the index',
    rows.map(({ line }) => line),
    wanted,
  );
  return wanted.length;
}

async function compareFiles({ url, record }: Scenario): Promise<number> {
  await mapAtOnce(record.uploads, async (path) => {
    const response = await fetch(url + path);
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok || byteLength === 0) throw new Error(`${path} returned ${response.status}`);
  });
  return record.uploads.length;
}

/** @returns The number of blocks, which have the same hashes and actions everywhere. */
async function compareValidators({ validators, contracts }: Cluster): Promise<number> {
  const height = Math.min(...(await Promise.all(validators.map(heightOf))));
  const newest = Math.max(...(await Promise.all(validators.map(heightOf))));
  await Promise.all(validators.map((validator) => untilHeight(validator, newest)));
  const reports = [];
  for (const { rpcUrl } of validators) {
    const logs = await readLogs(rpcUrl, contracts.ActionLedger.address);
    const ids = parseEventLogs({ abi: actionLedgerAbi, logs, eventName: 'ActionRecorded' })
      .filter(({ blockNumber }) => blockNumber <= BigInt(height))
      .map(({ args }) => args.actionId);
    if (new Set(ids).size !== ids.length) throw new Error(`${rpcUrl} has an action twice.`);
    reports.push([...(await readHashes(rpcUrl, height)), ...ids]);
  }
  for (const [index, report] of reports.entries())
    if (report.join() !== reports[0]!.join()) throw new Error(`${validators[index]!.name} has other blocks.`);
  return height;
}

async function readHashes(rpcUrl: string, height: number): Promise<string[]> {
  const rpc = new JsonRpc(rpcUrl);
  try {
    const heights = Array.from({ length: height }, (_, index) => index + 1);
    return await mapAtOnce(heights, async (number) => {
      const block = await rpc.call<{ hash: string }>('eth_getBlockByNumber', [
        `0x${number.toString(16)}`,
        false,
      ]);
      return block.hash;
    });
  } finally {
    rpc.close();
  }
}

async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let begin = 0; begin < items.length; begin += AT_ONCE)
    results.push(...(await Promise.all(items.slice(begin, begin + AT_ONCE).map(work))));
  return results;
}

/** Compares two lists regardless of their order. @throws Error naming up to three differences */
function requireEqual(what: string, found: readonly string[], wanted: readonly string[]): void {
  const missing = wanted.filter((line) => !found.includes(line));
  const foreign = found.filter((line) => !wanted.includes(line));
  if (missing.length + foreign.length === 0 && found.length === wanted.length) return;
  const examples = [
    ...missing.slice(0, 3).map((line) => `-${line}`),
    ...foreign.slice(0, 3).map((line) => `+${line}`),
  ];
  throw new Error(`${what} differ: ${found.length} found, ${wanted.length} expected: ${examples.join('; ')}`);
}
