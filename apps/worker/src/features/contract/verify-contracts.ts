import type { Logger } from '@nova/runtime/logger';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { VERIFICATION_RETENTION_DAYS } from '@nova/shared/contract/constants';
import type { JobSession, JobWork } from '../../lib/jobs/job.ts';
import type { Sweep } from '../../lib/jobs/run-cleanup.ts';
import { retrySeconds } from '../../lib/retries/retry-seconds.ts';
import { verifyDeployment } from './verify-deployment.ts';
import { type QueuedVerification, type VerificationTools, verifyRequest } from './verify-request.ts';

export interface VerifyOptions extends VerificationTools {
  readonly logger: Logger;
  /** Resolves once the addresses of our own contracts are known. */
  loadContracts(): Promise<DeployedContracts>;
}

/**
 * Maximum number of starts. A request that was started this often without finishing has crashed the process
 * each time.
 */
const ATTEMPTS_MAX = 2;
/** Maximum number of interruptions, reached after about twenty minutes, before a request is given up. */
const INTERRUPTIONS_MAX = 6;

/** Deletes outcomes that are no longer needed. */
export const CONTRACT_SWEEP: Sweep = {
  what: 'verifications',
  statement: `delete from app.contract_verifications where finished_at < now() - make_interval(days => ${VERIFICATION_RETENTION_DAYS})`,
};

/**
 * Verifies our own contracts and then the requested ones, one at a time: a compiler takes a full core and
 * much memory, and the api limits the length of the queue.
 */
export async function createVerificationWork(session: JobSession, options: VerifyOptions): Promise<JobWork> {
  const { client } = session;
  await requeueInterrupted(client);
  const deployment = { failures: 0, dueAtMs: 0 };
  return {
    async run() {
      if (performance.now() >= deployment.dueAtMs) await tryDeployment(session, options, deployment);
      const request = await claimNext(client);
      if (!request) return deployment.dueAtMs - performance.now();
      await work(session, options, request);
      return true;
    },
  };
}

/** Verifies our own contracts. Failures are retried later and do not delay requests. */
async function tryDeployment(
  { client, signal }: JobSession,
  { rpc, logger, loadContracts }: VerifyOptions,
  deployment: { failures: number; dueAtMs: number },
): Promise<void> {
  try {
    await verifyDeployment(client, rpc, await loadContracts());
    deployment.dueAtMs = Number.POSITIVE_INFINITY;
  } catch (error) {
    if (signal.aborted) throw error;
    logger.warn({ err: error }, 'our own contracts could not be verified');
    deployment.dueAtMs = performance.now() + retrySeconds(deployment.failures++) * 1000;
  }
}

async function work(session: JobSession, options: VerifyOptions, request: QueuedVerification): Promise<void> {
  const { client } = session;
  try {
    const outcome = await verifyRequest(session, options, request);
    await client.query(
      `update app.contract_verifications set status = $2, match = $3, failure = $4, failure_message = $5, input = '',
         finished_at = now() where id = $1`,
      [
        request.id,
        outcome.match === null ? 'failed' : 'verified',
        outcome.match,
        outcome.failure?.code ?? null,
        outcome.failure?.message ?? null,
      ],
    );
    options.logger.info(
      { verification: request.id, match: outcome.match, failure: outcome.failure?.code },
      'sources compared',
    );
  } catch (error) {
    // A lost connection cannot store this; the next start resets the request instead.
    if (session.signal.aborted) {
      await requeue(client, request).catch(() => {});
      throw error;
    }
    options.logger.warn({ verification: request.id, err: error }, 'sources could not be compared');
    await postpone(client, request).catch(() => {
      throw error;
    });
  }
}

async function claimNext(client: JobSession['client']): Promise<QueuedVerification | null> {
  const { rows } = await client.query<QueuedVerification>(
    `update app.contract_verifications set status = 'running', attempts = attempts + 1
     where id = (select id from app.contract_verifications where status = 'queued' and finished_at is null
         and next_attempt_at <= now()
       order by created_at limit 1)
     returning id, address, compiler, target, input, interruptions`,
  );
  return rows[0] ?? null;
}

async function requeueInterrupted(client: JobSession['client']): Promise<void> {
  await client.query(
    `update app.contract_verifications set status = 'failed', failure = 'interrupted', input = '',
       failure_message = 'The server stopped twice while it compiled these sources.', finished_at = now()
     where status = 'running' and attempts >= $1`,
    [ATTEMPTS_MAX],
  );
  await client.query(`update app.contract_verifications set status = 'queued' where status = 'running'`);
}

/** A shutdown of this process says nothing about the sources, so the request starts over. */
async function requeue(client: JobSession['client'], { id }: QueuedVerification): Promise<void> {
  await client.query(
    `update app.contract_verifications set status = 'queued', attempts = attempts - 1 where id = $1`,
    [id],
  );
}

/**
 * Delays the request with an increasing interval so that others can proceed; after the last attempt it
 * fails.
 */
async function postpone(
  client: JobSession['client'],
  { id, interruptions }: QueuedVerification,
): Promise<void> {
  if (interruptions + 1 < INTERRUPTIONS_MAX) {
    await client.query(
      `update app.contract_verifications set status = 'queued', attempts = attempts - 1,
         interruptions = interruptions + 1, next_attempt_at = now() + make_interval(secs => $2) where id = $1`,
      [id, retrySeconds(interruptions)],
    );
    return;
  }
  await client.query(
    `update app.contract_verifications set status = 'failed', failure = 'interrupted', input = '',
       failure_message = 'The server could not compare these sources with the chain. Submit them again later.',
       finished_at = now() where id = $1`,
    [id],
  );
}
