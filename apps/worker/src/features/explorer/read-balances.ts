import type { Client } from 'pg';
import type { JobSession } from '../../lib/exclusive-job.ts';
import { followQueue, type QueueJob } from '../../lib/follow-queue.ts';
import { toBytea, toHex } from '../../lib/hex-bytes.ts';
import { insertRows, type RowTarget } from '../../lib/insert-rows.ts';
import type { RpcClient } from '../../lib/rpc-client.ts';
import { runInTransaction } from '../../lib/run-in-transaction.ts';

type Hex = `0x${string}`;

export interface BalanceOptions {
  readonly rpc: RpcClient;
  readonly queue: QueueJob;
}

/** Addresses in one step, as many as the node takes in a batch. */
const BATCH = 100;

interface Pending {
  readonly address: Hex;
  readonly ticket: string;
}

interface Balance {
  readonly address: Hex;
  readonly wei: bigint;
  readonly blockNumber: number;
}

const BALANCES: RowTarget<Balance> = {
  table: 'chain.address_balances',
  columns: [
    ['address', 'bytea', (row) => toBytea(row.address)],
    ['balance', 'numeric', (row) => row.wei.toString()],
    ['block_number', 'bigint', (row) => row.blockNumber],
  ],
  onConflict: `on conflict (address) do update set
    balance = excluded.balance, block_number = excluded.block_number`,
};

/** Keeps the balances of all addresses that coins have touched, for lists; until the session ends. */
export async function readBalances(session: JobSession, { rpc, queue }: BalanceOptions): Promise<void> {
  await followQueue(session, queue, () => readSome(session.client, rpc));
}

async function readSome(client: Client, rpc: RpcClient): Promise<boolean> {
  const { rows } = await client.query<{ address: Buffer; ticket: string; height: string; hash: Buffer }>(
    `select address, ticket, block_number as height, block_hash as hash
     from chain.pending_balances, chain.sync_state order by ticket limit $1`,
    [BATCH],
  );
  if (rows.length === 0) return false;
  const pending = rows.map((row) => ({ address: toHex(row.address), ticket: row.ticket }));
  // Never of a block that is not indexed: if a reorg takes it back before it is, nothing would tell that the balance is
  // to be read again. By hash (EIP-1898): at this height the engine may have another block already, and refuses then.
  const blockNumber = Number(rows[0]!.height);
  const tag = { blockHash: toHex(rows[0]!.hash) };
  const answers = await rpc.batch<Hex>(
    pending.map(({ address }) => ({ method: 'eth_getBalance', params: [address, tag] })),
  );
  const balances = answers.map((answer, index) => ({
    address: pending[index]!.address,
    wei: BigInt(answer),
    blockNumber,
  }));
  await runInTransaction(client, async () => {
    const empty = balances.filter(({ wei }) => wei === 0n).map(({ address }) => toBytea(address));
    await client.query('delete from chain.address_balances where address = any($1::bytea[])', [empty]);
    await insertRows(
      client,
      BALANCES,
      balances.filter(({ wei }) => wei > 0n),
    );
    await dequeue(client, pending);
  });
  // Less than a full batch: those that come back at once can wait for each other a little.
  return pending.length === BATCH;
}

/** An address that was queued again meanwhile keeps its new ticket, and one being queued now is left alone. */
async function dequeue(client: Client, pending: readonly Pending[]): Promise<void> {
  await client.query(
    `delete from chain.pending_balances where address in (
       select address from chain.pending_balances
       where (address, ticket) in (select * from unnest($1::bytea[], $2::bigint[]))
       for update skip locked)`,
    [pending.map(({ address }) => toBytea(address)), pending.map(({ ticket }) => ticket)],
  );
}
