import { createHmac, timingSafeEqual } from 'node:crypto';

/** What Nova sends to your webhook once an action is sealed. */
export interface SealedAction {
  readonly type: 'action.sealed';
  readonly action_id: string;
  readonly action_key: string;
  readonly account: string;
  readonly points: number;
  readonly block_number: number;
  readonly block_hash: string;
  readonly transaction_hash: string;
  readonly sealed_at: string;
}

/** An older signature may be a recording. */
const TOLERANCE_SECONDS = 300;

/**
 * Reads a webhook: its body as it came, and the header `nova-signature`.
 * @returns null for one that Nova did not sign with your secret within the last five minutes
 */
export function readWebhook(
  secret: string,
  body: string,
  signature: string | undefined,
  nowSeconds = Date.now() / 1000,
): SealedAction | null {
  const [, time, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (time === undefined || given === undefined) return null;
  if (Math.abs(nowSeconds - Number(time)) > TOLERANCE_SECONDS) return null;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex')) ? (JSON.parse(body) as SealedAction) : null;
}
