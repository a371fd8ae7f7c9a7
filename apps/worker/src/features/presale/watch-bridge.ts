import { type Database, openDatabaseOver } from '@nova/db/database';
import { bridgePayments } from '@nova/db/schema/presale';
import { deployedContracts, blocks } from '@nova/db/schema/explorer';
import type { Logger } from '@nova/runtime/logger';
import { BRIDGE_CHAIN_ID, BRIDGE_WAIT_SECONDS } from '@nova/shared/presale/bridge';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Alarms } from '../../lib/alarms.ts';
import { HaltError, type JobSession } from '../../lib/exclusive-job.ts';
import { NodeAwayError, RpcClient, RpcError } from '../../lib/rpc-client.ts';
import { sleep } from '../../lib/sleep.ts';
import { judgePayment, type PaymentReceipt } from './judge-payment.ts';

type Hex = `0x${string}`;
type PaymentRow = typeof bridgePayments.$inferSelect;

/** `decimals()` */
const DECIMALS = '0x313ce567';
const BATCH = 200;
const POLL_MS = 2_000;
const SUBJECT = 'Ethereum';

export interface BridgeOptions {
  readonly rpcUrl: string;
  readonly usdt: Hex;
  /** Who is paid on Ethereum. */
  readonly treasury: Hex;
  /** Blocks on top of a payment before it counts. */
  readonly confirmations: number;
  /** How often payments are looked up, in milliseconds; default two seconds. */
  readonly pollMs?: number | undefined;
}

interface Watch extends BridgeOptions {
  readonly rpc: RpcClient;
  readonly db: Database;
  readonly clock: () => number;
}

/**
 * Looks registered payments up on Ethereum, again and again until enough blocks are on top of each, and writes down
 * what it saw. Nothing that a browser said is believed. A payment whose block is taken back is pending again.
 * @throws HaltError when the node is not Ethereum's, or the token counts in other decimals
 */
export async function watchBridge(
  { client, signal }: JobSession,
  options: BridgeOptions & { clock: () => number; logger: Logger; alarms: Alarms },
): Promise<void> {
  const watch: Watch = { ...options, rpc: new RpcClient(options.rpcUrl), db: openDatabaseOver(client) };
  let isChecked = false;
  while (!signal.aborted) {
    try {
      if (!isChecked) await checkChain(watch);
      isChecked = true;
      await lookUpPayments(watch);
      options.alarms.clear('bridge_failing', SUBJECT);
    } catch (error) {
      if (!(error instanceof NodeAwayError || error instanceof RpcError)) throw error;
      // It may come back as another one.
      isChecked = false;
      options.alarms.raise('bridge_failing', SUBJECT, 'payments over the bridge cannot be looked up', {
        reason: error.message,
      });
    }
    await sleep(options.pollMs ?? POLL_MS, signal);
  }
}

async function checkChain({ rpc, usdt }: Watch): Promise<void> {
  const chainId = Number(await rpc.request<Hex>('eth_chainId'));
  if (chainId !== BRIDGE_CHAIN_ID) {
    throw new HaltError(`the bridge's node is of chain ${chainId}, not of Ethereum`);
  }
  const decimals = await rpc.request<Hex>('eth_call', [{ to: usdt, data: DECIMALS }, 'latest']);
  if (decimals === '0x' || Number(decimals) !== USDT_DECIMALS) {
    throw new HaltError(
      `the bridge's token counts in ${decimals === '0x' ? 'no' : Number(decimals)} decimals`,
    );
  }
}

/** One look at all payments that are not decided. */
async function lookUpPayments(watch: Watch): Promise<void> {
  const { db, rpc } = watch;
  const open = await db
    .select()
    .from(bridgePayments)
    .where(inArray(bridgePayments.status, ['pending', 'confirming']))
    .orderBy(asc(bridgePayments.registeredAt))
    .limit(BATCH);
  if (open.length === 0) return;
  const head = Number(await rpc.request<Hex>('eth_blockNumber'));
  const receipts = await rpc.batch<PaymentReceipt | null>(
    open.map(({ paymentHash }) => ({ method: 'eth_getTransactionReceipt', params: [paymentHash] })),
  );
  for (const [index, row] of open.entries()) await lookUp(watch, row, receipts[index] ?? null, head);
}

async function lookUp(
  watch: Watch,
  row: PaymentRow,
  receipt: PaymentReceipt | null,
  head: number,
): Promise<void> {
  if (receipt === null) return noteMissing(watch, row);
  const blockNumber = Number(receipt.blockNumber);
  const confirmations = Math.max(0, head - blockNumber);
  const isDeep = confirmations >= watch.confirmations;
  const block = await watch.rpc.request<{ timestamp: Hex; hash: Hex } | null>('eth_getBlockByNumber', [
    receipt.blockNumber,
    false,
  ]);
  // Between the two questions the chain has changed: the next look sees one state.
  if (block === null || block.hash !== receipt.blockHash) return;
  const verdict = judgePayment(receipt, Number(block.timestamp), {
    token: watch.usdt,
    treasury: watch.treasury,
    sender: row.sender,
    units: row.units,
    registeredAt: Math.floor(row.registeredAt.getTime() / 1000),
    saleBeganAt: await readSaleBegin(watch.db),
    usedLogs: await readUsedLogs(watch.db, row),
  });
  const seen = { blockNumber, blockHash: receipt.blockHash, confirmations };
  if (verdict.isGood) {
    const status = isDeep ? 'verified' : 'confirming';
    await write(watch, row, { ...seen, status, logIndex: verdict.logIndex, reason: null });
  } else if (isDeep) {
    await write(watch, row, { ...seen, status: 'rejected', logIndex: null, reason: verdict.reason });
  } else {
    // A block that may still be taken back refuses nothing for good.
    await write(watch, row, { ...seen, status: 'pending', logIndex: null, reason: verdict.reason });
  }
}

async function noteMissing(watch: Watch, row: PaymentRow): Promise<void> {
  const isGivenUp = watch.clock() - row.registeredAt.getTime() > BRIDGE_WAIT_SECONDS * 1000;
  await write(watch, row, {
    status: isGivenUp ? 'rejected' : 'pending',
    reason: isGivenUp ? 'payment_not_found' : null,
    logIndex: null,
    blockNumber: null,
    blockHash: null,
    confirmations: 0,
  });
}

async function write(watch: Watch, row: PaymentRow, values: Partial<PaymentRow>): Promise<void> {
  const { db, clock, confirmations } = watch;
  await db
    .update(bridgePayments)
    .set({ ...values, confirmationsNeeded: confirmations, checkedAt: new Date(clock()) })
    .where(eq(bridgePayments.purchaseId, row.purchaseId));
}

async function readUsedLogs(
  db: Database,
  { purchaseId, chainId, paymentHash }: PaymentRow,
): Promise<Set<number>> {
  const rows = await db
    .select({ logIndex: bridgePayments.logIndex })
    .from(bridgePayments)
    .where(
      and(
        eq(bridgePayments.chainId, chainId),
        eq(bridgePayments.paymentHash, paymentHash),
        isNotNull(bridgePayments.logIndex),
        ne(bridgePayments.purchaseId, purchaseId),
      ),
    );
  return new Set(rows.flatMap(({ logIndex }) => logIndex ?? []));
}

/** When the contract was deployed; 0 until that is indexed. */
async function readSaleBegin(db: Database): Promise<number> {
  const [row] = await db
    .select({ at: blocks.timestamp })
    .from(deployedContracts)
    .innerJoin(blocks, eq(blocks.number, deployedContracts.deployedAtBlock))
    .where(eq(deployedContracts.name, 'Presale'));
  return row ? Math.floor(row.at.getTime() / 1000) : 0;
}
