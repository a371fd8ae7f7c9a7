import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { readLedgerAddress } from '@nova/testing/chain/read-ledger-address';
import { Client } from 'pg';
import { createPublicClient, http, type Hex } from 'viem';
import { expect } from 'vitest';

const TIMEOUT_MS = 120_000;

/**
 * Waits until every row of the outbox has ended and the index has reached the head. @returns An open
 * connection to the database.
 */
export async function waitUntilSettled(databaseUrl: string): Promise<Client> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString: databaseUrl });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ open: string; behind: string }>(`
        select (select count(*) from app.outbox where status not in ('done', 'refused')) as open,
               (select count(*) from app.actions a where not exists
                 (select from chain.actions c where c.action_id = a.action_id)) as behind`);
      if (rows[0]!.open === '0' && rows[0]!.behind === '0') return client;
      if (Date.now() > deadline) {
        const { rows: open } = await client.query(
          `select lane, kind, status, attempts, last_error, payload from app.outbox
           where status not in ('done', 'refused') limit 5`,
        );
        throw new Error(`Not settled: ${JSON.stringify({ ...rows[0], open })}`);
      }
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await client.end().catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * Checks that every accepted action, and nothing else, is on the chain and in the index exactly once, and
 * that the sums of accepted actions, index and contract agree for each account.
 * @param acknowledged IDs of actions that were acknowledged to clients.
 */
export async function expectActionsOnce(options: {
  database: Client;
  rpcUrl: string;
  dataDir: string;
  acknowledged: readonly string[];
}): Promise<void> {
  const { database, acknowledged } = options;
  const onChain = await countRecorded(options);
  const { rows: accepted } = await database.query<{ action_id: Buffer }>('select action_id from app.actions');
  const { rows: indexed } = await database.query<{ action_id: Buffer }>(
    'select action_id from chain.actions',
  );
  const acceptedIds = accepted.map(toHexId).sort();
  expect([...onChain.keys()].sort()).toEqual(acceptedIds);
  expect([...onChain.values()].filter((times) => times !== 1)).toEqual([]);
  expect(indexed.map(toHexId).sort()).toEqual(acceptedIds);
  expect(acknowledged.filter((id) => !onChain.has(id))).toEqual([]);
  await expectBalances(options);
}

const toHexId = (row: { action_id: Buffer }): string => `0x${row.action_id.toString('hex')}`;

async function countRecorded(options: { rpcUrl: string; dataDir: string }): Promise<Map<string, number>> {
  const chain = createPublicClient({ transport: http(options.rpcUrl) });
  const logs = await chain.getContractEvents({
    abi: actionLedgerAbi,
    address: await readLedgerAddress(options.dataDir),
    eventName: 'ActionRecorded',
    fromBlock: 0n,
  });
  const times = new Map<string, number>();
  for (const { args } of logs) times.set(args.actionId!, (times.get(args.actionId!) ?? 0) + 1);
  return times;
}

async function expectBalances(options: { database: Client; rpcUrl: string; dataDir: string }): Promise<void> {
  const chain = createPublicClient({ transport: http(options.rpcUrl) });
  const address = await readLedgerAddress(options.dataDir);
  const { rows } = await options.database.query<{ account: Buffer; accepted: string; indexed: string }>(`
    select a.account, sum(a.points) as accepted, max(s.energy_spendable) as indexed
    from app.actions a left join chain.address_stats s on s.address = a.account group by a.account`);
  for (const row of rows) {
    const account: Hex = `0x${row.account.toString('hex')}`;
    const balance = await chain.readContract({
      abi: actionLedgerAbi,
      address,
      functionName: 'balanceOf',
      args: [account],
    });
    expect({ account, indexed: row.indexed, balance: balance.toString() }).toEqual({
      account,
      indexed: row.accepted,
      balance: row.accepted,
    });
  }
}
