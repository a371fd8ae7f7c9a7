import { type Database, openDatabaseOver } from '@nova/db/database';
import type { Logger } from '@nova/runtime/logger';
import { BRIDGE_CHAIN_ID } from '@nova/shared/presale/bridge';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import type { Hex } from 'viem';
import type { Alarms } from '../../../lib/alarms.ts';
import { queryRows } from '../../../lib/jobs/query-rows.ts';
import { HaltError } from '../../../lib/jobs/exclusive-job.ts';
import type { JobSession, JobWork } from '../../../lib/jobs/job.ts';
import { NodeAwayError, RpcClient, RpcError } from '../../../lib/chain/rpc-client.ts';
import type { PaymentReceipt } from './judge-payment.ts';
import { findTransfer } from './find-transfer.ts';
import { listOpenPayments, listOpenRefunds } from './watched-transfers.ts';

/** `decimals()`. */
const DECIMALS = '0x313ce567';
const POLL_MS = 2_000;
/** Batch size that nodes accept. */
const RECEIPTS_AT_ONCE = 100;
const SUBJECT = 'Ethereum';

export interface BridgeOptions {
  readonly rpcUrl: string;
  readonly usdt: Hex;
  /** Recipient of payments on Ethereum. */
  readonly treasury: Hex;
  /** Confirmations required before a payment counts. */
  readonly confirmations: number;
  /** Polling interval in milliseconds. Default: two seconds. */
  readonly pollMs?: number | undefined;
}

/** Dependencies of the watcher besides its configuration. */
export interface WatchServices {
  readonly clock: () => number;
  readonly logger: Logger;
  readonly alarms: Alarms;
  /** Called when the stored state of a transfer changes. */
  readonly onUpdate: () => void;
}

interface Watch extends BridgeOptions, WatchServices {
  readonly pollMs: number;
  readonly rpc: RpcClient;
  readonly db: Database;
}

/**
 * Looks up registered payments and refunds on Ethereum until each has enough confirmations, and stores what
 * it finds. Data from a browser is never trusted. A transfer whose block is reverted becomes pending again.
 * @throws HaltError if the node is not on Ethereum's chain or the token has unexpected decimals.
 */
export function createBridgeWork({ client }: JobSession, options: BridgeOptions & WatchServices): JobWork {
  const pollMs = options.pollMs ?? POLL_MS;
  const watch: Watch = {
    ...options,
    pollMs,
    rpc: new RpcClient(options.rpcUrl),
    db: openDatabaseOver(client),
  };
  let isChecked = false;
  return {
    async run() {
      try {
        if (!isChecked) await checkChain(watch);
        isChecked = true;
        const open = await findTransfers(watch);
        options.alarms.clear('bridge_failing', SUBJECT);
        return open > 0 && pollMs;
      } catch (error) {
        if (!(error instanceof NodeAwayError || error instanceof RpcError)) throw error;
        // The node may return on a different chain.
        isChecked = false;
        options.alarms.raise('bridge_failing', SUBJECT, 'bridge payments cannot be looked up', {
          reason: error.message,
        });
        return pollMs;
      }
    },
  };
}

async function checkChain({ rpc, usdt }: Watch): Promise<void> {
  const chainId = Number(await rpc.request<Hex>('eth_chainId'));
  if (chainId !== BRIDGE_CHAIN_ID) {
    throw new HaltError(`the bridge's node serves chain ${chainId} instead of Ethereum`);
  }
  const decimals = await rpc.request<Hex>('eth_call', [{ to: usdt, data: DECIMALS }, 'latest']);
  if (decimals === '0x' || Number(decimals) !== USDT_DECIMALS) {
    throw new HaltError(`the bridge's token has ${decimals === '0x' ? 'no' : Number(decimals)} decimals`);
  }
}

/**
 * Looks up every undecided transfer; a failed lookup does not block others.
 * @returns The number of undecided transfers.
 */
async function findTransfers(watch: Watch): Promise<number> {
  const { rpc, logger, onUpdate } = watch;
  const open = [...(await listOpenPayments(watch)), ...(await listOpenRefunds(watch))];
  if (open.length === 0) return 0;
  const head = Number(await rpc.request<Hex>('eth_blockNumber'));
  for (let start = 0; start < open.length; start += RECEIPTS_AT_ONCE) {
    const transfers = open.slice(start, start + RECEIPTS_AT_ONCE);
    const { answered, unanswered, stoppedBy } = await queryRows(rpc, transfers, {}, (some, options) =>
      rpc.batchResults<PaymentReceipt | null>(
        some.map(({ hash }) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
        options,
      ),
    );
    // Sequential: if two purchases name the same transfer, it belongs to the first.
    for (const { row: transfer, answer } of answered) {
      try {
        if (answer instanceof RpcError) throw answer;
        const sighting = await findTransfer(watch, transfer, answer, head);
        if (!sighting) continue;
        await transfer.write(sighting);
        onUpdate();
      } catch (error) {
        if (error instanceof NodeAwayError) throw error;
        logger.warn({ transfer: transfer.hash, err: error }, 'a transfer could not be looked up');
        await transfer.moveToEnd();
      }
    }
    for (const { row: transfer } of unanswered) await transfer.moveToEnd();
    if (stoppedBy) throw stoppedBy;
  }
  return open.length;
}
