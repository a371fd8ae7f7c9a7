import { presaleAbi } from '@nova/abi/presale';
import { type Database, openDatabaseOver } from '@nova/db/database';
import { type BookDifference, presaleReconciliations } from '@nova/db/schema/presale';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { decodeFunctionResult, encodeFunctionData, toHex, type Hex } from 'viem';
import type { Alarms } from '../../../lib/alarms.ts';
import type { JobSession, JobResult } from '../../../lib/jobs/job.ts';
import type { RpcClient } from '../../../lib/chain/rpc-client.ts';
import { closeBooks } from './close-books.ts';
import { compareBooks, type SaleAtBlock } from './compare-books.ts';
import { mergeSums } from './presale-sums.ts';
import { readBooks } from './read-books.ts';

/** Retry interval in milliseconds while events are pending. */
const AGAIN_MS = 1_000;
const SUBJECT = 'pre-sale';
const abi = presaleAbi;
const PHASES = [1n, 2n, 3n] as const;

export interface ReconcileOptions {
  readonly rpc: RpcClient;
  readonly alarms: Alarms;
  readonly clock: () => number;
  /** Rejects while the node is unavailable. */
  loadContracts(): Promise<DeployedContracts>;
  /** Called with the number of differences after each comparison. */
  readonly onCompared: (differences: number) => void;
}

/**
 * Compares purchases, books, contract and balances at the end of one block, stores the result and raises an
 * alarm on any difference. Never corrects anything.
 */
export async function reconcilePresale(
  { client }: JobSession,
  options: ReconcileOptions,
): Promise<JobResult> {
  const { alarms } = options;
  const differences = await compareOnce(openDatabaseOver(client), options);
  if (differences === null) return AGAIN_MS;
  if (differences.length === 0) alarms.clear('books_differ', SUBJECT);
  else
    alarms.raise('books_differ', SUBJECT, 'the books of the pre-sale differ from the chain', { differences });
  return false;
}

/** Performs one comparison. Returns null while it is not possible. */
export async function compareOnce(db: Database, options: ReconcileOptions): Promise<BookDifference[] | null> {
  const { rpc, clock, alarms, onCompared } = options;
  const { Presale, PresaleReserve } = await options.loadContracts();
  if (!Presale || !PresaleReserve) return [];
  const [usdt, treasury] = await rpc.batch<Hex>(
    (['USDT', 'TREASURY'] as const).map((functionName) => ({
      method: 'eth_call',
      params: [{ to: Presale.address, data: encodeFunctionData({ abi, functionName }) }, 'latest'],
    })),
  );
  const places = { usdt: toAddress(usdt!), treasury: toAddress(treasury!) };
  const books = await readBooks(db, places, clock());
  if (books === null) return null;
  const sale = await readSaleAt(rpc, Presale.address, PresaleReserve.address, books.block);
  const differences = compareBooks(books, sale);
  await db.insert(presaleReconciliations).values({
    at: new Date(clock()),
    blockNumber: books.block,
    isClean: differences.length === 0,
    differences,
  });
  await closeBooks(db);
  await mergeSums(db);
  onCompared(differences.length);
  if (books.approvalsDue === 0) alarms.clear('approval_due', SUBJECT);
  else {
    alarms.raise('approval_due', SUBJECT, 'paid purchases are waiting for the Safe’s approval', {
      count: books.approvalsDue,
    });
  }
  if (books.refundsDue === 0) alarms.clear('refund_due', SUBJECT);
  else {
    alarms.raise('refund_due', SUBJECT, 'payments must be refunded manually', {
      count: books.refundsDue,
    });
  }
  return differences;
}

async function readSaleAt(rpc: RpcClient, presale: Hex, reserve: Hex, block: number): Promise<SaleAtBlock> {
  const tag = toHex(block);
  const call = (data: Hex) => ({ method: 'eth_call', params: [{ to: presale, data }, tag] });
  const answers = await rpc.batch<Hex>([
    { method: 'eth_getBalance', params: [presale, tag] },
    { method: 'eth_getBalance', params: [reserve, tag] },
    call(encodeFunctionData({ abi, functionName: 'bonusSlotsUsed' })),
    call(encodeFunctionData({ abi, functionName: 'isClosed' })),
    ...PHASES.map((phase) => call(encodeFunctionData({ abi, functionName: 'phaseOf', args: [phase] }))),
  ]);
  const [presaleWei, reserveWei, slots, closed, ...phases] = answers;
  return {
    presaleWei: BigInt(presaleWei!),
    reserveWei: BigInt(reserveWei!),
    bonusSlotsUsed: BigInt(slots!),
    isClosed: BigInt(closed!) === 1n,
    phases: phases.map((data) => decodeFunctionResult({ abi, functionName: 'phaseOf', data })),
  };
}

const toAddress = (word: Hex): Hex => `0x${word.slice(-40).toLowerCase()}`;
