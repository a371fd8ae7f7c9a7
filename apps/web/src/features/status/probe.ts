import { STATUS_CHECK_TIMEOUT_MS } from '@nova/shared/status/constants';
import { STATUS_PROBES, STATUS_SERVICES, type StatusService } from '@nova/shared/status/services';

/** Results of one health check; null for a service that did not respond within a second. */
export interface Round {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly latencies: Readonly<Record<StatusService, number | null>>;
}

/** Checks the four services of requirement 220, each with a timeout of one second. */
export async function checkAll(): Promise<Round> {
  const found = await Promise.all(
    STATUS_SERVICES.map(async (service) => [service, await probe(service)] as const),
  );
  return { at: Date.now(), latencies: Object.fromEntries(found) as Round['latencies'] };
}

async function probe(service: StatusService): Promise<number | null> {
  const { path, method, body } = STATUS_PROBES[service];
  const begun = performance.now();
  try {
    const answer = await fetch(path, {
      method,
      // A cached response does not prove that the service is running.
      cache: 'no-store',
      signal: AbortSignal.timeout(STATUS_CHECK_TIMEOUT_MS),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isGood = answer.ok && (service !== 'nova_rpc' || hasResult(text));
    return isGood ? Math.max(1, Math.round(performance.now() - begun)) : null;
  } catch {
    return null;
  }
}

// JSON-RPC reports errors with HTTP status 200.
function hasResult(text: string): boolean {
  const { result } = JSON.parse(text) as { result?: unknown };
  return typeof result === 'string';
}
