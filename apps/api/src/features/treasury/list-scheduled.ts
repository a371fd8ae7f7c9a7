import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { presaleAbi } from '@nova/abi/presale';
import { timelockAbi } from '@nova/abi/timelock';
import { deployedContracts } from '@nova/db/schema/explorer';
import { toBytes, toHex } from '@nova/runtime/hex-bytes';
import type { Page, PageQuery } from '@nova/shared/pagination';
import type { ScheduledStep } from '@nova/shared/treasury/scheduled';
import { sql, type SQL } from 'drizzle-orm';
import { decodeEventLog, decodeFunctionData, encodeEventTopics, type Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { toWireTime } from '../../http/clock.ts';
import { readCursor, toPage } from '../../http/requests/page-cursor.ts';

/** Functions that require a delay, in addition to the timelock's own. */
const KNOWN = [...presaleAbi, ...actionLedgerAbi, ...timelockAbi].filter(({ type }) => type === 'function');
const topicOf = (eventName: 'CallScheduled' | 'CallExecuted' | 'Cancelled'): Hex =>
  encodeEventTopics({ abi: timelockAbi, eventName })[0];
const SCHEDULED = topicOf('CallScheduled');
const ENDED = { executed: topicOf('CallExecuted'), cancelled: topicOf('Cancelled') } as const;

interface Row extends Record<string, unknown> {
  readonly block_number: string;
  readonly log_index: number;
  readonly topics: readonly Buffer[];
  readonly data: Buffer;
  readonly timestamp: Date;
  readonly hash: Buffer;
  readonly from: Buffer;
  /** Topic of the first event that ended the step. */
  readonly ended_by: Buffer | null;
}

/** Lists scheduled steps of the timelock from its indexed events, newest first. */
export async function listScheduled(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  { limit, cursor }: PageQuery,
): Promise<Page<ScheduledStep>> {
  const start = readCursor(cursor, 2);
  const names = new Map<string, string>(
    (await db.select().from(deployedContracts)).map((row) => [row.address, row.name]),
  );
  const timelock = [...names].find(([, name]) => name === 'Timelock')?.[0];
  if (timelock === undefined) return toPage([], limit, start, () => []);
  const isNext = start.direction === 'next';
  const side = isNext ? sql`<` : sql`>`;
  const from: SQL =
    start.position === null
      ? sql`true`
      : sql`(l.block_number, l.log_index) ${side} (${start.position[0]}, ${start.position[1]})`;
  const order = isNext ? sql`desc` : sql`asc`;
  const address = toBytes(timelock as Hex);
  const { rows } = await db.execute<Row>(sql`
    select l.block_number, l.log_index, l.topics, l.data, t.timestamp, t.hash, t."from",
      (select e.topics[1] from chain.logs e
       where e.address = ${address} and e.topics[2] = l.topics[2]
         and e.topics[1] in (${toBytes(ENDED.executed)}, ${toBytes(ENDED.cancelled)})
         and (e.block_number, e.log_index) > (l.block_number, l.log_index)
       order by e.block_number, e.log_index limit 1) as ended_by
    from chain.logs l
    join chain.transactions t on t.block_number = l.block_number and t.tx_index = l.tx_index
    where l.address = ${address} and l.topics[1] = ${toBytes(SCHEDULED)} and ${from}
    order by l.block_number ${order}, l.log_index ${order}
    limit ${limit + 1}`);
  const page = toPage(rows, limit, start, (row) => [Number(row.block_number), row.log_index]);
  return { ...page, items: page.items.map((row) => toStep(row, names, clock())) };
}

function toStep(row: Row, names: ReadonlyMap<string, string>, now: number): ScheduledStep {
  const { args } = decodeEventLog({
    abi: timelockAbi,
    eventName: 'CallScheduled',
    topics: row.topics.map(toHex) as [Hex, ...Hex[]],
    data: toHex(row.data),
  });
  const scheduledAt = new Date(row.timestamp).getTime();
  const readyAt = (Math.floor(scheduledAt / 1000) + Number(args.delay)) * 1000;
  const target = args.target.toLowerCase() as Hex;
  return {
    id: args.id,
    state: toState(row.ended_by, readyAt, now),
    target,
    target_name: names.get(target) ?? null,
    call: describeCall(args.data),
    data: args.data,
    scheduled_at: toWireTime(scheduledAt),
    ready_at: toWireTime(readyAt),
    transaction_hash: toHex(row.hash),
    scheduled_by: toHex(row.from),
  };
}

function toState(endedBy: Buffer | null, readyAt: number, now: number): ScheduledStep['state'] {
  if (endedBy !== null) return toHex(endedBy) === ENDED.executed ? 'executed' : 'cancelled';
  return now < readyAt ? 'waiting' : 'ready';
}

function describeCall(data: Hex): string | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: KNOWN, data });
    return `${functionName}(${(args ?? []).map(String).join(', ')})`;
  } catch {
    return null;
  }
}
