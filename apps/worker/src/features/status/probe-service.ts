import { STATUS_CHECK_TIMEOUT_MS } from '@nova/shared/status/constants';
import { STATUS_PROBES, type StatusService } from '@nova/shared/status/services';

/**
 * Requests one service of requirement 220. @returns Milliseconds until the response was complete, or null
 * without one in time.
 */
export async function probeService(siteUrl: string, service: StatusService): Promise<number | null> {
  const { path, method, body } = STATUS_PROBES[service];
  const begun = performance.now();
  try {
    const answer = await fetch(siteUrl + path, {
      method,
      signal: AbortSignal.timeout(STATUS_CHECK_TIMEOUT_MS),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isGood = answer.ok && (service !== 'nova_rpc' || isResult(text));
    return isGood ? Math.round(performance.now() - begun) : null;
  } catch {
    // A refused, interrupted or late response counts as unanswered.
    return null;
  }
}

// JSON-RPC reports errors with HTTP status 200.
function isResult(text: string): boolean {
  const { result } = JSON.parse(text) as { result?: unknown };
  return typeof result === 'string';
}
