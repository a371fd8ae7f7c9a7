import type { Logger } from '@nova/runtime/logger';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { VERIFICATIONS_KEPT_DAYS } from '@nova/shared/contract/constants';
import type { JobSession, JobWork } from '../../lib/jobs/job.ts';
import type { Sweep } from '../../lib/jobs/run-cleanup.ts';
import { retrySeconds } from '../../lib/retries/retry-seconds.ts';
import type { RpcClient } from '../../lib/chain/rpc-client.ts';
import type { CompileLimits } from './compile.ts';
import { verifyDeployment } from './verify-deployment.ts';
import { type QueuedVerification, verifyRequest } from './verify-request.ts';

export interface VerifyOptions {
  readonly rpc: RpcClient;
  readonly logger: Logger;
  readonly limits: CompileLimits;
  /** Waits until it is known where our own contracts stand. */
  loadContracts(): Promise<DeployedContracts>;
}

/** A request that was begun so often without an end has ended the process each time. */
const ATTEMPTS_MAX = 2;
/** A request that could not be finished so often, over some twenty minutes, is given up. */
const INTERRUPTIONS_MAX = 6;

/** Outcomes that nobody asks for any more. */
export const CONTRACT_SWEEP: Sweep = {
  what: 'verifications',
  statement: `delete from app.contract_verifications where finished_at < now() - make_interval(days => ${VERIFICATIONS_KEPT_DAYS})`,
};

/**
 * Verifies our own contracts, then whatever is asked for, one after the other: a compiler takes a whole core and much
 * memory, and the queue in front of it is bounded by the api.
 */
export async function createVerificationWork(session: JobSession, options: VerifyOptions): Promise<JobWork> {
  const { client } = session;
  await takeUpInterrupted(client);
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

/** Our own contracts; what fails with them is tried again later, and holds up no request. */
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
    logger.warn({ err: error }, 'our own contracts could not be verified now');
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
    // A connection that is lost cannot write it; then the next start takes it up.
    if (session.signal.aborted) {
      await putBack(client, request).catch(() => {});
      throw error;
    }
    options.logger.warn({ verification: request.id, err: error }, 'sources could not be compared now');
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

async function takeUpInterrupted(client: JobSession['client']): Promise<void> {
  await client.query(
    `update app.contract_verifications set status = 'failed', failure = 'interrupted', input = '',
       failure_message = 'The server stopped twice while it compiled these sources.', finished_at = now()
     where status = 'running' and attempts >= $1`,
    [ATTEMPTS_MAX],
  );
  await client.query(`update app.contract_verifications set status = 'queued' where status = 'running'`);
}

/** Our own stop says nothing about the sources: the request is begun anew. */
async function putBack(client: JobSession['client'], { id }: QueuedVerification): Promise<void> {
  await client.query(
    `update app.contract_verifications set status = 'queued', attempts = attempts - 1 where id = $1`,
    [id],
  );
}

/** The request waits, longer each time, and lets the others go first; after the last try it has failed. */
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
