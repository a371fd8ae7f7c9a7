import { OUTBOX_WAKE } from '@nova/db/enqueue';
import type { JobSession } from '../lib/jobs/job.ts';
import { RetryDelay } from '../lib/retries/retry-delay.ts';
import { NodeAwayError, RpcError } from '../lib/chain/rpc-client.ts';
import { sleep } from '../lib/retries/sleep.ts';
import { SignerAwayError, SignerRefusal } from '../signing/signer.ts';
import { WakeSignal } from '../lib/jobs/wake-signal.ts';
import type { LaneOptions } from './lane-options.ts';
import { Lane } from './lane.ts';

/** Processes the rows of one lane until the session ends. */
export async function runLane(session: JobSession, options: LaneOptions): Promise<void> {
  const wake = new WakeSignal();
  const retry = new RetryDelay(50, 1_000);
  const subject = `lane ${options.lane}`;
  let lane: Lane | undefined;
  session.client.on('notification', ({ payload }) => {
    // A notification for another lane is ignored; one without a lane may concern any.
    if (payload && payload !== options.lane) return;
    lane?.noteQueued();
    wake.wake();
  });
  await session.client.query(`listen ${OUTBOX_WAKE}`);
  const stopListening = options.heads.onHead(() => {
    // A block matters to a lane only while it has pending transactions.
    if (lane?.noteHead()) wake.wake();
  });
  try {
    while (!session.signal.aborted) {
      try {
        lane ??= await Lane.open(session, options, wake.wake);
        const delayMs = await lane.advance();
        options.alarms.clear('node_away', subject);
        retry.reset();
        await wake.wait(delayMs, session.signal);
      } catch (error) {
        const isSigner = error instanceof SignerAwayError || error instanceof SignerRefusal;
        if (!isSigner && !(error instanceof NodeAwayError || error instanceof RpcError)) throw error;
        const name = isSigner ? 'signer_failing' : 'node_away';
        options.alarms.raise(
          name,
          subject,
          `${isSigner ? 'the signer' : 'the chain node'} does not respond to the outbox`,
          {
            reason: error.message,
          },
        );
        lane?.noteNodeAway();
        await sleep(retry.next(), session.signal);
      }
    }
  } finally {
    stopListening();
  }
}
