import { failure, type Finding, ok, skipped, warning } from '../finding.ts';
import { nameReason } from '@nova/runtime/name-reason';
import type { Setup } from '../setup.ts';

const TIMEOUT_MS = 8_000;

/**
 * Checks whether the site is reachable at its origins, through any proxies, and whether events arrive
 * without delay.
 */
export async function checkSite({ site, isProduction }: Setup): Promise<Finding[]> {
  if (site === undefined) return [];
  const findings: Finding[] = [];
  if (isProduction) {
    for (const origin of site.origins) findings.push(await checkOrigin(origin));
    if (findings[0]?.level === 'ok') findings.push(await checkStream(site.origins[0]!));
    if (site.trustedProxies.length === 0) {
      const message = 'No proxy is trusted: behind a load balancer, all users count as one address.';
      const advice = 'Set TRUSTED_PROXIES to the addresses of the load balancer.';
      findings.push(warning('proxies', message, advice));
    }
    if (site.rateLimitFactor === 0)
      findings.push(failure('limits', 'Every request limit is off.', 'Unset RATE_LIMIT_FACTOR.'));
    if (site.walletRelay?.startsWith('ws:'))
      findings.push(
        failure(
          'wallets',
          'Browsers refuse the unencrypted relay for wallet apps on an https:// site.',
          'Set WALLETCONNECT_RELAY_URL to a wss:// address, or unset WALLETCONNECT_PROJECT_ID.',
        ),
      );
  }
  return findings;
}

async function checkOrigin(origin: string): Promise<Finding> {
  if (!origin.startsWith('https://')) {
    const message = `${origin} is not encrypted: passwords can be intercepted, and wallets refuse to add the network.`;
    return failure('origin', message, 'Use TLS, and set PUBLIC_ORIGIN to the https:// origin.');
  }
  try {
    const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer = (await response.json().catch(() => null)) as { status?: string } | null;
    if (answer?.status === 'ok') return ok('origin', `Nova answers at ${origin}.`);
    const message = `A server other than Nova answers at ${origin} (${response.status}).`;
    return warning(
      'origin',
      message,
      'Point this name to the load balancer, and the load balancer to the api.',
    );
  } catch (error) {
    const message = `No server answers at ${origin}: ${nameReason(error)}.`;
    return warning(
      'origin',
      message,
      'This is expected before the first start. Otherwise check DNS and the load balancer.',
    );
  }
}

/** Checks for a buffering proxy, which would hold events back until it has enough of them. */
export async function checkStream(origin: string, timeoutMs = TIMEOUT_MS): Promise<Finding> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const url = `${origin}/realtime/v1?channels=blocks`;
    const response = await fetch(url, { signal: stop.signal });
    if (!response.ok) return skipped('events', `The event stream was refused (${response.status}).`);
    await response.body!.getReader().read();
    return ok('events', 'Events arrive immediately.');
  } catch {
    const message = 'The event stream is delayed: a proxy buffers it.';
    return failure('events', message, 'Disable buffering for /realtime/v1 (docs/examples/nginx.conf).');
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}
