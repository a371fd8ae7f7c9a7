// An application of your own that seals blocks on Nova: reports an action and hears which block sealed it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

/**
 * Tells Nova what somebody did in your application. The id of your own record makes it safe to repeat. A `refused`
 * answer is no error: its `reason` says why there are no points this time.
 */
export async function reportAction(nova: string, key: string, wallet: string, recordId: string) {
  const response = await fetch(`${nova}/api/v1/actions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': recordId,
    },
    body: JSON.stringify({ action_key: 'example.vehicle_uploaded', wallet_address: wallet }),
  });
  const answer = (await response.json()) as { status: string; reason: string | null; action_id: string };
  if (!response.ok) throw new Error(`Nova refused the report: ${JSON.stringify(answer)}`);
  return answer;
}

/** Listens for Nova's word that an action is sealed; whatever is not signed with your secret is ignored. */
export function listenForBlocks(secret: string, onSealed: (sealed: { action_id: string; block_number: number }) => void) {
  return createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const [, time, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request.headers['nova-signature'])) ?? [];
      const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
      const isSigned = given !== undefined && timingSafeEqual(expected, Buffer.from(given, 'hex'));
      const isFresh = Math.abs(Date.now() / 1000 - Number(time)) < 300;
      response.writeHead(isSigned && isFresh ? 204 : 401).end();
      if (isSigned && isFresh) onSealed(JSON.parse(body) as { action_id: string; block_number: number });
    });
  });
}
