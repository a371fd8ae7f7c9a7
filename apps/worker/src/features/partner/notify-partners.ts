import type { Logger } from '@nova/runtime/logger';
import type { PartnerWebhook } from '@nova/shared/partner/schemas';
import type { JobSession, JobWork } from '../../lib/jobs/job.ts';
import { toHex } from '@nova/runtime/hex-bytes';
import { createOneAtATime } from '../../lib/jobs/one-at-a-time.ts';
import { signHeaders } from './webhook-headers.ts';

const BATCH = 20;
const TIMEOUT_MS = 5_000;
/**
 * Seconds until the next attempt, indexed by previous attempts. After the last one, the webhook is given
 * up.
 */
const RETRY_SECONDS = [5, 30, 120, 600, 3_600, 6 * 3_600, 24 * 3_600] as const;

interface DueRow {
  readonly partner_id: string;
  readonly action_id: Buffer;
  readonly action_key: string;
  readonly account: Buffer;
  readonly points: number;
  readonly attempts: number;
  readonly block_number: string;
  readonly block_hash: Buffer;
  readonly transaction_hash: Buffer;
  readonly sealed_at: Date;
  readonly webhook_url: string;
  readonly webhook_secret: string;
}

type Write = (text: string, values: readonly unknown[]) => Promise<unknown>;

export interface NotifyOptions {
  readonly logger: Logger;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
}

/**
 * Tells partners which block sealed their action, at least once: if a partner's response is lost, it
 * receives the webhook again and recognizes it by the action ID. Partners are notified in parallel, so a
 * hanging server delays only its own webhooks.
 */
export function createPartnerWork({ client }: JobSession, options: NotifyOptions, wake: () => void): JobWork {
  const pending = new Map<string, Promise<void>>();
  // A connection runs one query at a time.
  const inTurn = createOneAtATime();
  const write: Write = (text, values) => inTurn(() => client.query(text, [...values]));
  const failed = new AbortController();
  const fail = (error: unknown) => {
    failed.abort(error);
    wake();
  };
  return {
    async run() {
      failed.signal.throwIfAborted();
      const due = await inTurn(() => readDue(client, options, [...pending.keys()]));
      for (const partnerId of new Set(due.map((row) => row.partner_id))) {
        const rows = due.filter((row) => row.partner_id === partnerId);
        const notifying = notifyOne(write, options, rows)
          .catch(fail)
          .finally(() => {
            pending.delete(partnerId);
            // A full batch means that more may be due.
            if (rows.length === BATCH) wake();
          });
        pending.set(partnerId, notifying);
      }
      return undefined;
    },
    close: () => Promise.all(pending.values()).then(() => undefined),
  };
}

/** Returns a few due webhooks of each partner that is not being notified at the moment. */
async function readDue(
  client: JobSession['client'],
  { clock }: NotifyOptions,
  pending: readonly string[],
): Promise<DueRow[]> {
  const { rows } = await client.query<DueRow>(
    `select partner.id as partner_id, reported.action_id, reported.action_key, reported.points, reported.attempts,
       sealed.account, sealed.block_number, block.hash as block_hash, transaction.hash as transaction_hash,
       sealed.timestamp as sealed_at, partner.webhook_url, partner.webhook_secret
     from app.partners partner
     cross join lateral (
       select due.* from app.partner_actions due
       where due.partner_id = partner.id and due.next_attempt_at <= $1
         and exists (select from chain.actions known where known.action_id = due.action_id)
       order by due.next_attempt_at limit $2) reported
     join chain.actions sealed using (action_id)
     join chain.blocks block on block.number = sealed.block_number
     join chain.transactions transaction
       on transaction.block_number = sealed.block_number and transaction.tx_index = sealed.tx_index
     where partner.webhook_url is not null and partner.id <> all ($3::uuid[])
     order by reported.next_attempt_at`,
    [new Date(clock()), BATCH, pending],
  );
  return rows;
}

/** Sends the due webhooks of one partner until a delivery fails. */
async function notifyOne(write: Write, options: NotifyOptions, rows: readonly DueRow[]): Promise<void> {
  for (const row of rows) if (!(await report(write, options, row))) return;
}

/** @returns Whether the partner accepted the webhook. */
async function report(write: Write, { logger, clock }: NotifyOptions, row: DueRow): Promise<boolean> {
  const webhook: PartnerWebhook = {
    type: 'action.sealed',
    action_id: toHex(row.action_id),
    action_key: row.action_key,
    account: toHex(row.account),
    points: row.points,
    block_number: Number(row.block_number),
    block_hash: toHex(row.block_hash),
    transaction_hash: toHex(row.transaction_hash),
    sealed_at: row.sealed_at.toISOString(),
  };
  const refusal = await send(row, webhook, clock());
  if (refusal === null) {
    await write(
      `update app.partner_actions set told_at = $2, next_attempt_at = null, attempts = attempts + 1, last_error = null
       where action_id = $1`,
      [row.action_id, new Date(clock())],
    );
    return true;
  }
  const delay = RETRY_SECONDS[row.attempts];
  const next = delay === undefined ? null : new Date(clock() + delay * 1000);
  await write(
    `update app.partner_actions set attempts = attempts + 1, next_attempt_at = $2, last_error = $3 where action_id = $1`,
    [row.action_id, next, refusal],
  );
  logger.info({ actionId: toHex(row.action_id), attempts: row.attempts + 1, refusal }, 'partner not told');
  return false;
}

/**
 * Returns null if the partner accepted it. Redirects are not followed, because they could lead into our own
 * network.
 */
async function send(row: DueRow, webhook: PartnerWebhook, sentAt: number): Promise<string | null> {
  const body = JSON.stringify(webhook);
  const message = { secret: row.webhook_secret, id: webhook.action_id, body, sentAt };
  try {
    const response = await fetch(row.webhook_url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...(await signHeaders(message)),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'failed';
  }
}
